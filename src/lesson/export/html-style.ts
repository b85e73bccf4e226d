import formulaStyle from "../../formulas/formula.css" with { type: "text" };

/** The workbench's colours (ui.md); on paper always the light ones. No fonts, pictures or scripts from elsewhere. */
export const htmlStyle = `
:root { color-scheme: light dark; --paper: #faf8f4; --raised: #ffffff; --line: #e4dfd6; --ink: #1f2328;
  --quiet: #5b6470; --accent: #0f6e66; --draft: #9a5b00; --code: #f3efe8; --line-strong: #8c857a; --accent-soft: #d5e9e6; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #15171a; --raised: #1d2024; --line: #2e3238; --ink: #ece9e3; --quiet: #a3abb5;
    --accent: #4fc3b5; --draft: #f0b450; --code: #24282d; --line-strong: #767e88; --accent-soft: #1f403c; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font-size: 100%; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 46rem; padding: 2.5rem 1.5rem 4rem; overflow-wrap: anywhere;
  font: 1.0625rem/1.65 Georgia, "Iowan Old Style", "Palatino Linotype", "Liberation Serif", serif; }
.student { font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif; }
h1, h2, h3, h4, h5, h6, .about, .note, th, footer {
  font-family: system-ui, "Segoe UI", "Helvetica Neue", Arial, "Liberation Sans", sans-serif; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.6em 0 .5em; font-weight: 650; }
h1 { font-size: 2.07rem; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.44rem; margin-top: 2.4em; padding-bottom: .3em; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.2rem; } h4, h5, h6 { font-size: 1.0625rem; color: var(--quiet); }
p, ul, ol, table, pre, blockquote { margin: 0 0 1rem; }
li > p { margin-bottom: .5rem; } ul, ol { padding-inline-start: 1.75rem; } li { margin-bottom: .35rem; }
li li li ul, li li li ol { padding-inline-start: .7rem; } li > :last-child { margin-bottom: 0; } ul.tasks { list-style: none; padding-inline-start: .5rem; }
.about { color: var(--quiet); margin: 0 0 1.25rem; }
.note { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent);
  border-radius: 8px; background: var(--raised); font-size: .95rem; line-height: 1.5; }
.note.status { border-inline-start-color: var(--draft); }
.note.status strong { color: var(--draft); } .note ul { margin: .25rem 0 0; } .note p { margin: 0; }
a { color: var(--accent); text-underline-offset: .15em; } sup { line-height: 0; } sup a { text-decoration: none; padding: 0 .1em; }
code, pre { font-family: ui-monospace, "Cascadia Mono", Consolas, Menlo, "Liberation Mono", monospace; font-size: .9em; }
code { background: var(--code); border-radius: 4px; padding: .1em .3em; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; line-height: 1.5;
  white-space: pre-wrap; tab-size: 4; } pre code { background: none; padding: 0; font-size: 1em; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; line-height: 1.45; }
th, td { border: 1px solid var(--line); padding: .45rem .65rem; text-align: start; vertical-align: top; }
th { background: var(--code); font-weight: 650; }
blockquote { border-inline-start: 4px solid var(--line); padding-inline-start: 1rem; margin-inline: 0; }
${formulaStyle}
hr { border: 0; border-top: 1px solid var(--line); margin: 2rem 0; }
figure { margin: 1.25em 0; } figure svg { max-width: 100%; height: auto; display: block; }
.picture { color: var(--quiet); font-style: italic; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }
.together { margin: 0 0 1.4rem; } .together th { white-space: nowrap; } .together blockquote { font-size: .95em; } ul.options { list-style: none; padding-inline-start: 1.2rem; }
ul.options li { margin-bottom: .3rem; padding-inline-start: 1.6em; text-indent: -1.6em; } .line { display: flex; align-items: flex-end; gap: .4em; height: 2.1rem; margin: 0; }
.line i { flex: 1; border-bottom: 1px solid var(--quiet); } .line span { white-space: pre; }
.cards { display: grid; grid-template-columns: 1fr 1fr; } .card { display: contents; } .card p { margin: 0; padding: 1rem; min-height: 5.2rem; border: 1px dashed var(--quiet);
  display: flex; align-items: center; justify-content: center; text-align: center; } .card .front { font-size: 1.3em; font-weight: 650; }
.beside { display: grid; grid-template-columns: 3fr 2fr; gap: 1.2rem; margin: 0 0 1.1rem; align-items: start; }
.shown { border: 1px solid var(--line-strong); border-top: 5px solid var(--accent); border-radius: 8px; background: var(--raised); padding: .6rem .9rem .7rem;
  min-height: 11rem; font-size: .9rem; line-height: 1.4; min-width: 0; } .shown > :last-child { margin-bottom: 0; }
.shown h2 { margin: 0 0 .4rem; padding: 0; border: 0; font-size: 1.05rem; } .shown h2 span { color: var(--quiet); font-weight: 400; } .shown .part { color: var(--accent); font-size: .8rem; margin: -.3rem 0 .4rem; }
.shown p, .shown ul, .shown ol, .shown table, .shown pre { margin-bottom: .5rem; } .shown ul, .shown ol { padding-inline-start: 1.3rem; } .shown figure { margin: .4rem 0; } .shown pre { padding: .4rem .6rem; }
.room .line { height: 1.75rem; } @media (max-width: 34rem) { .beside { grid-template-columns: 1fr; } }
@page { size: A4; margin: 18mm 18mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #5b6470; } }
@media print {
  html { background: none; } body { max-width: none; padding: 0; font-size: 11pt; line-height: 1.5; }
  .student { font-size: 12pt; }
  h1 { font-size: 22pt; } h2 { font-size: 15pt; margin-top: 1.6em; } h3 { font-size: 12.5pt; } h4, h5, h6 { font-size: 11pt; }
  h1, h2, h3, h4, h5, h6, .lead { break-after: avoid; break-inside: avoid; }
  li, tr, pre, blockquote, figure, .note, .together, .beside, .card p { break-inside: avoid; } table.short { break-inside: avoid; }
  thead { display: table-header-group; } p { orphans: 3; widows: 3; }
  footer { margin-top: 1.5rem; padding-top: .5rem; } .end { break-inside: avoid; }
  .apart { break-before: page; } .apart h2 { margin-top: 0; }
  .note, pre, code, th, figure, .shown { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
