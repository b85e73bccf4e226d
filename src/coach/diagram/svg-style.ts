/** null: as the viewer's system has it. */
export type Scheme = "light" | "dark" | null;

const light =
  "--paper: #ffffff; --ink: #1b1b1f; --soft: #5a5d66; --line: #7a7e8a; --box: #eef2fb; --edge: #6b7ba8; --ask: #fff4dc; --ask-edge: #a97a1c; --now: #0b57d0; --on-now: #ffffff;";
const dark =
  "--paper: #16171b; --ink: #ececf1; --soft: #b3b7c4; --line: #8b90a0; --box: #232a3d; --edge: #8fa3dc; --ask: #3a3018; --ask-edge: #d9a845; --now: #8ab4f8; --on-now: #10131a;";

/** Colours and letters of the picture, for light and for dark. */
export function style(scheme: Scheme): string {
  const inDark = scheme === null ? `@media (prefers-color-scheme: dark) { svg { ${dark} } }` : "";
  return `<style>
svg { ${scheme === "dark" ? dark : light} font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
${inDark}
.paper { fill: var(--paper); }
.way { fill: none; stroke: var(--line); stroke-width: 1.3; }
.tip { fill: var(--line); }
.tip-lit { fill: var(--now); }
.way.lit { stroke: var(--now); stroke-width: 2.2; }
.begin { fill: var(--ink); }
.box { fill: var(--box); stroke: var(--edge); stroke-width: 1.4; }
.ask .box { fill: var(--ask); stroke: var(--ask-edge); }
.inner { fill: none; stroke: var(--edge); stroke-width: 1.4; }
text { text-anchor: middle; fill: var(--ink); }
.name { font-size: 13px; font-weight: 600; }
.small { font-size: 11px; fill: var(--soft); }
.label { font-size: 11px; fill: var(--soft); paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.label.lit { fill: var(--now); font-weight: 600; }
.now .box { fill: var(--now); stroke: var(--now); stroke-width: 3; }
.now text { fill: var(--on-now); }
</style>`;
}

/** The tip of an arrow. */
export function marker(id: string): string {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="${id}" d="M0 0L8 4L0 8z"/></marker>`;
}
