/** What Office Open XML (ISO/IEC 29500, shared maths) lets stand in each element, in order; `*` is any part of a formula. */
const order: Readonly<Record<string, string>> = {
  oMathPara: "oMath",
  oMath: "*",
  f: "fPr? num den",
  num: "*",
  den: "*",
  rad: "radPr? deg e",
  deg: "*",
  e: "*",
  sSup: "e sup",
  sSub: "e sub",
  sSubSup: "e sub sup",
  sub: "*",
  sup: "*",
  lim: "*",
  limLow: "e lim",
  limUpp: "e lim",
  nary: "naryPr sub sup e",
  naryPr: "chr limLoc subHide? supHide?",
  d: "dPr e",
  dPr: "begChr endChr",
  acc: "accPr e",
  accPr: "chr",
  bar: "barPr e",
  barPr: "pos",
  borderBox: "borderBoxPr e",
  borderBoxPr: "hideTop? hideBot? hideLeft? hideRight? strikeH? strikeV? strikeBLTR? strikeTLBR?",
  m: "mPr mr+",
  mPr: "mcs",
  mcs: "mc+",
  mc: "mcPr",
  mcPr: "count mcJc",
  mr: "e+",
  r: "rPr? t",
  rPr: "nor? sty?",
  fPr: "type",
  radPr: "degHide",
};
const parts = new Set("r f rad sSup sSub sSubSup limLow limUpp nary d acc bar borderBox m".split(" "));

type Open = { name: string; children: string[] };

/** Throws where an element holds what it may not. */
export function checkOmml(xml: string): void {
  const open: Open[] = [];
  for (const [, close, name = "", rest = ""] of xml.matchAll(/<(\/?)m:(\w+)((?:"[^"]*"|[^">])*)>/g)) {
    if (close === "/") {
      check(open.pop() ?? { name, children: [] });
      continue;
    }
    open.at(-1)?.children.push(name);
    if (!rest.endsWith("/")) open.push({ name, children: [] });
  }
}

function check({ name, children }: Open): void {
  const rule = order[name];
  const said = children.join(" ");
  if (name === "t") return;
  if (rule === undefined) throw new Error(`m:${name} is not known`);
  const good =
    rule === "*"
      ? children.every((child) => parts.has(child))
      : new RegExp(`^${rule.replace(/(\w+)([?+]?) ?/g, "(?:$1 )$2")}$`).test(
          children.map((child) => `${child} `).join(""),
        );
  if (!good) throw new Error(`m:${name} holds ${said}, not ${rule}`);
}
