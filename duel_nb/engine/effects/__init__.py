"""The effects of components: `verbs` for all sets, then what each set adds."""
