/** Style of all pages of the inbox: of the browser's own fonts and controls, in light and dark. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#c4c9d0, #4b525c); --quiet: light-dark(#545b66, #aab2bd); --wrong: light-dark(#b3152a, #ff8f8f); --own: light-dark(#1b4f9c, #8ab8ff); --soft: light-dark(#f3f5f8, #21262d); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 42rem; margin: 1rem auto; }
main.wide { max-width: 76rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
a { color: var(--own); }
.field, fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; min-width: 0; }
label, legend { display: block; font-weight: 600; padding: 0; }
fieldset.item { padding: .75rem 1rem 0; border: 1px solid var(--line); border-radius: .375rem; }
.choice { font-weight: 400; padding: .25rem 0; min-height: 1.75rem; }
input, select, textarea, button { font: inherit; font-weight: 400; }
input:not([type=checkbox], [type=radio], [type=file]), select, textarea { width: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: Canvas; color: CanvasText; min-height: 2.75rem; }
[aria-invalid] { border-color: var(--wrong) !important; }
:focus-visible { outline: 3px solid var(--own); outline-offset: 2px; }
button { padding: .5rem 1.25rem; min-height: 2.75rem; border: 1px solid transparent; border-radius: .375rem; background: light-dark(#1b4f9c, #8ab8ff); color: light-dark(#fff, #10151c); font-weight: 600; cursor: pointer; }
button.quiet { background: none; color: inherit; border-color: var(--line); font-weight: 400; }
button.danger { background: none; color: var(--wrong); border-color: var(--wrong); }
.help, .quiet { color: var(--quiet); }
.help, .error { margin: .125rem 0 .375rem; }
.error { color: var(--wrong); font-weight: 600; }
.summary { border: 2px solid var(--wrong); border-radius: .375rem; padding: .25rem 1rem; margin: 0 0 1.5rem; }
.summary h2 { margin-top: .75rem; }
.filters { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1.25rem; }
.filters label { flex: 1 1 11rem; min-width: 0; }
.entries, .notes, .files { list-style: none; margin: 0 0 1.25rem; padding: 0; }
.entries li, .notes li { border-top: 1px solid var(--line); padding: .75rem 0; }
.entries li:last-child { border-bottom: 1px solid var(--line); }
.entries a { display: block; padding: .125rem 0; }
[data-state=new] a { font-weight: 700; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; color: var(--quiet); font-size: .9375rem; }
.state { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .5rem; background: var(--soft); }
.notes p { white-space: pre-wrap; margin: 0; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); margin: 1.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 .75rem; white-space: pre-wrap; }
@media (min-width: 48rem) { dl { grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .5rem 1.5rem; } dd { margin: 0; } }
.drawing { display: block; width: 30rem; max-width: 100%; height: auto; background: #fff; border: 1px solid var(--line); border-radius: .375rem; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.actions a { padding: .25rem 0; }
`;
