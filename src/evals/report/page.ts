import { escaped } from "../../lesson/export/html.ts";
import { htmlOf } from "./markdown-html.ts";

/** One page that stands by itself, the plots below the first heading: nothing is loaded from anywhere, and nothing runs in it. */
export function page(
  title: string,
  plots: readonly { words: string; svg: string }[],
  markdown: string,
): string {
  const [heading = "", ...rest] = markdown.split("\n");
  const figures = plots.map(
    ({ words, svg }) => `<figure>${svg}<figcaption>${escaped(words)}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${htmlOf(heading)}
${figures.length === 0 ? "" : `<section aria-label="Plots">\n${figures.join("\n")}\n</section>\n`}${htmlOf(rest.join("\n"))}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fdfcf9; --soft: #6b675f; --line: #d8d3c8; --mark: #1f5f8b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #1b1a18; --soft: #a5a097; --line: #45413a; --mark: #7fb8de; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
figure { margin: 0 0 2rem; overflow-x: auto; }
figcaption { color: var(--soft); max-width: 46rem; }
svg { width: 100%; max-width: 840px; min-width: 560px; height: auto; font-size: 13px; }
svg text { fill: var(--ink); } svg .t { fill: var(--soft); font-size: 12px; }
svg .g { stroke: var(--line); } svg .z { stroke: var(--soft); stroke-dasharray: 4 3; } svg .i { stroke: var(--mark); stroke-width: 2; } svg .p { fill: var(--mark); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .7rem .3rem 0; text-align: left; vertical-align: top; }
code { font-size: .9em; }
`;
