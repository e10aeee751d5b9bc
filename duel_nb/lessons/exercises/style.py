"""How exercises and what a learner is told look, on top of the pages of lessons."""

from typing import Final

from duel_nb.lessons import style

STYLE: Final = (
    style.STYLE
    + """<style>
.duel-exercise{border-left:4px solid var(--jp-brand-color1,#1976d2);padding:2px 0 4px 12px;
 box-sizing:border-box}
.duel-asked{font-size:15px;line-height:1.45;max-width:860px}
.duel-asked b.duel-doing{color:var(--jp-brand-color1,#1976d2);margin-right:6px}
.duel-asked .duel-done{color:var(--jp-success-color0,#1b5e20);font-size:13px;white-space:nowrap}
.duel-said{border-left:4px solid var(--jp-border-color1,#888);padding:2px 10px;margin:4px 0}
.duel-said>div{margin:3px 0;white-space:pre-line}
.duel-head{font-weight:bold}
.duel-right{border-color:var(--jp-success-color1,#2e7d32)}
.duel-right>.duel-head{color:var(--jp-success-color0,#1b5e20)}
.duel-wrong{border-color:var(--jp-error-color1,#c62828)}
.duel-wrong>.duel-head{color:var(--jp-error-color0,#b71c1c)}
[data-jp-theme-light="false"] .duel-right>.duel-head,
[data-jp-theme-light="false"] .duel-done{color:var(--jp-success-color1,#66bb6a)!important}
[data-jp-theme-light="false"] .duel-wrong>.duel-head{color:var(--jp-error-color1,#ef5350)}
.duel-hint{border-color:var(--jp-warn-color1,#f9a825)}
.duel-picture img{max-width:100%;height:auto;display:block}
.duel-picture summary{cursor:pointer;font-size:12px}
.duel-picture pre{font-size:12px;line-height:1.35;overflow-x:auto;margin:2px 0}
.duel-picture .duel-in-dark{display:none}
[data-jp-theme-light="false"] .duel-picture .duel-in-dark{display:block}
[data-jp-theme-light="false"] .duel-picture .duel-in-light{display:none}
.duel-exercise .widget-radio,.duel-exercise .widget-radio-box{width:100%;max-width:100%;
 height:auto;max-height:none;overflow:visible}
.duel-exercise .widget-radio-box label{height:auto;width:auto;max-width:100%;white-space:normal;
 line-height:1.4;margin:2px 0;padding:1px 4px 1px 0;font-size:14px;overflow:visible;
 display:flex;flex-direction:row-reverse;justify-content:flex-end;align-items:flex-start}
.duel-exercise .widget-radio-box input{margin:1px 8px 0 2px;flex:none;position:static}
.duel-exercise textarea{font-family:var(--jp-code-font-family,monospace);line-height:1.4}
.duel-step{font-size:14px;line-height:1.4;padding:4px 6px}
.duel-options{margin:4px 0 4px 18px;padding:0}
</style>"""
)
