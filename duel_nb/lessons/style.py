"""How the pages of lessons look."""

from typing import Final

from duel_nb.boards.widget.page import STYLE as BOARD_STYLE

STYLE: Final = (
    BOARD_STYLE
    + """<style>
.duel-page{line-height:1.4;max-width:960px}
.duel-page h3{margin:4px 0 2px;font-size:17px}
.duel-page h4{margin:8px 0 2px;font-size:14px}
.duel-page p{margin:2px 0}
.duel-page ul{margin:2px 0 2px 18px;padding:0}
.duel-page li{margin:1px 0}
.duel-question{font-size:15px;border-left:4px solid var(--jp-brand-color1,#1976d2);
 padding:2px 10px;margin:4px 0}
.duel-figures{color:var(--jp-ui-font-color2,#555)}
.duel-yes{color:var(--jp-success-color0,#1b5e20);font-weight:bold}
.duel-no{color:var(--jp-error-color0,#b71c1c);font-weight:bold}
.duel-verdict{border-top:1px solid var(--jp-border-color2,#bbb);margin-top:6px;padding-top:4px}
.duel-page img{max-width:100%}
.duel-rules{display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.duel-rules .duel-rule[open]{flex:1 0 100%}
</style>"""
)
