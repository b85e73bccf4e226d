import { drawFigure } from "../../figures/draw-figure.ts";
import { aloud } from "../../formulas/aloud.ts";
import { mathmlOf, written } from "../../formulas/mathml.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { surelyWrittenIn } from "../../words/written-in.ts";
import {
  announces,
  type Block,
  type FormulaRun,
  flat,
  type Item,
  picture,
  type Run,
  type Table,
} from "./block.ts";
import { titleRuns } from "./blocks.ts";
import { htmlStyle } from "./html-style.ts";
import { referenceText } from "./references.ts";
import type { Sheet, SheetPart } from "./sheet.ts";

/** One file that needs nothing else: styles inside, no script, every word of the lesson escaped. */
export function renderHtml(sheet: Sheet): string {
  const about = sheet.subtitle === "" ? "" : `<p class="about" dir="auto">${escaped(sheet.subtitle)}</p>`;
  const foot = sheet.footer === "" ? "" : `<footer><p>${escaped(sheet.footer)}</p></footer>`;
  // Behind the last question it must not need a page of its own.
  const withFooter = sheet.references.length === 0 && sheet.parts.at(-1)?.blocks.at(-1)?.kind === "together";
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(sheet.title)}</title>
<style>${htmlStyle}</style>
</head>
<body class="${sheet.audience}">
<header>
<h1 dir="auto">${escaped(sheet.title)}</h1>
${about}
</header>
<main>
${status(sheet)}${guidance(sheet.guidance)}
${sheet.parts.map((one, at) => part(one, at === sheet.parts.length - 1 && withFooter ? foot : "")).join("\n")}
${referenceList(sheet)}
</main>
${withFooter ? "" : foot}
</body>
</html>
`;
}

export function escaped(words: string): string {
  return words
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

function status({ status }: Sheet): string {
  if (status === null) return "";
  const [word = "", ...rest] = status.split(": ");
  return `<div class="note status"><p><strong>${escaped(word)}:</strong> ${escaped(rest.join(": "))}</p></div>`;
}

function guidance(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const items = lines.map((line) => `<li dir="auto">${escaped(line)}</li>`).join("");
  return `<div class="note"><p><strong>Content guidance</strong></p><ul>${items}</ul></div>`;
}

function part({ title, blocks, apart }: SheetPart, foot: string): string {
  const heading = title === null ? "" : `<h2 dir="auto">${inline(titleRuns(title))}</h2>\n`;
  const shown = blocks.map(block);
  const last = foot === "" ? [] : [`<div class="end">${shown.pop() ?? ""}\n${foot}</div>`];
  return `<section${apart ? ' class="apart"' : ""}>\n${heading}${[...shown, ...last].join("\n")}\n</section>`;
}

function block(one: Block): string {
  switch (one.kind) {
    case "heading":
      return `<h${one.level} dir="auto"${lang(one.runs)}>${inline(one.runs)}</h${one.level}>`;
    case "paragraph":
      return `<p${announces(one.runs) ? ' class="lead"' : ""} dir="auto"${lang(one.runs)}>${inline(one.runs)}</p>`;
    case "list": {
      const boxes = one.items.some(({ checked }) => checked !== null);
      const items = one.items.map(item).join("\n");
      if (!one.ordered) return `<ul${boxes ? ' class="tasks"' : ""}>\n${items}\n</ul>`;
      return `<ol${one.start === 1 ? "" : ` start="${one.start}"`}>\n${items}\n</ol>`;
    }
    case "table":
      return table(one);
    case "code":
      return `<pre dir="ltr"><code>${escaped(one.text)}</code></pre>`;
    case "quote":
      return `<blockquote>${one.blocks.map(block).join("\n")}</blockquote>`;
    case "image":
      return `<p class="picture">${escaped(picture(one.alt))}</p>`;
    case "figure":
      return `<figure>${drawFigure(one.figure, "page").svg}</figure>`;
    case "rule":
      return "<hr>";
    case "question":
      return "";
    case "together":
      return `<div class="together">${one.blocks.map(block).join("\n")}</div>`;
    case "beside":
      return beside(one);
    case "options":
      return `<ul class="options">\n${one.items.map(option).join("\n")}\n</ul>`;
    case "lines":
      return Array.from(
        { length: one.count },
        () =>
          `<p class="line"><span>${escaped(one.before)}</span><i></i><span>${escaped(one.after)}</span></p>`,
      ).join("\n");
    case "cards":
      return `<div class="cards">\n${one.cards.map(({ front, back }) => `<div class="card"><p class="front" dir="auto">${inline(front)}</p><p dir="auto">${inline(back)}</p></div>`).join("\n")}\n</div>`;
  }
}

function option({ letter, runs }: { letter: string; runs: Run[] }): string {
  return `<li dir="auto"${lang(runs)}><b>${letter}.</b> ${inline(runs)}</li>`;
}

/** A short item is written without a paragraph of its own, so that lists stay tight. */
function item({ checked, blocks }: Item): string {
  const box = checked === null ? "" : checked ? "☑ " : "☐ ";
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return `<li>${box}${blocks.map(block).join("\n")}</li>`;
  const its = lang(first.runs);
  // What stands below an item keeps its own language.
  const lead =
    its === "" || rest.length === 0 ? inline(first.runs) : `<span${its}>${inline(first.runs)}</span>`;
  const wrapped = rest.some(({ kind }) => kind !== "list") ? `<p>${box}${lead}</p>` : `${box}${lead}`;
  return `<li dir="auto"${rest.length === 0 ? its : ""}>${wrapped}${rest.map(block).join("\n")}</li>`;
}

/** As a slide, with its lines at the right. */
function beside({ number, label, title, blocks, lines }: Extract<Block, { kind: "beside" }>): string {
  const part = label === "" ? "" : `<p class="part" dir="auto">${escaped(label)}</p>`;
  const room = Array.from({ length: lines }, () => '<p class="line"><i></i></p>').join("");
  return `<div class="beside"><section class="shown"><h2 dir="auto"><span>${number}</span> ${inline(titleRuns(title))}</h2>${part}${blocks.map(block).join("\n")}</section><div class="room">${room}</div></div>`;
}

function table({ header, rows }: Table): string {
  // A head without words is no head: screen readers would announce nothing for the column.
  const heads = header.map((cell) =>
    flat(cell) === "" ? "<td></td>" : `<th scope="col" dir="auto"${lang(cell)}>${inline(cell)}</th>`,
  );
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td dir="auto"${lang(cell)}>${inline(cell)}</td>`).join("")}</tr>`,
  );
  const short = rows.length <= 12 ? ' class="short"' : "";
  return `<table${short}><thead><tr>${heads.join("")}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table>`;
}

/** Of words that are surely in another language than the page. */
function lang(runs: readonly Run[]): string {
  const language = surelyWrittenIn(flat(runs));
  return language === null ? "" : ` lang="${language}"`;
}

const tags = { bold: "strong", italic: "em", strike: "s", code: "code" } as const;

function inline(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (run.kind === "break") return run.hard ? "<br>" : "\n";
      if (run.kind === "formula") return formula(run);
      const words = run.marks.reduceRight(
        (inner, mark) => `<${tags[mark]}>${inner}</${tags[mark]}>`,
        escaped(run.text),
      );
      if (run.link?.kind === "web")
        return `<a href="${escaped(run.link.href)}" rel="noreferrer">${words}</a>`;
      if (run.link?.kind !== "reference") return words;
      const { number } = run.link;
      return `${words}<sup><a href="#ref-${number}" aria-label="Reference ${number}">[${number}]</a></sup>`;
    })
    .join("");
}

function formula({ tex, display }: FormulaRun): string {
  const read = readFormula(tex, display);
  return written(mathmlOf(read, aloud(read)), escaped);
}

function referenceList({ references }: Sheet): string {
  if (references.length === 0) return "";
  const items = references.map((one) => `<li id="ref-${one.number}">${escaped(referenceText(one))}</li>`);
  return `<section>\n<h2>Curriculum references</h2>\n<ol>\n${items.join("\n")}\n</ol>\n</section>`;
}
