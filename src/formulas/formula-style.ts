/** How a page sets what `mathmlOf` writes: in exported HTML; the workbench has the same in `styles/formula.css`. */
export const formulaStyle = `math { font-family: "Cambria Math", "STIX Two Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math; font-size: 1.06em; }
math[display=block] { margin: .7em 0; } math mtd { padding: .25em .3em; }
math .formula-left { text-align: left; text-align: -webkit-left; padding-left: 0; } math .formula-right { text-align: right; text-align: -webkit-right; padding-right: 0; }
math .formula-boxed { border: 1px solid; padding: 3px; } math .formula-over { border-top: 1px solid; } math .formula-under { border-bottom: 1px solid; }
math .formula-struck { background: linear-gradient(to bottom right, transparent calc(50% - .7px), currentColor, transparent calc(50% + .7px)); }
math .formula-through { background: linear-gradient(transparent calc(50% - .7px), currentColor, transparent calc(50% + .7px)); }`;
