import fc from "fast-check";

/** TeX as lessons have it, from small parts put together in every way. */
export const anyTex: fc.Arbitrary<string> = fc.letrec<{ row: string; part: string }>((tie) => ({
  row: fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" ")),
  part: fc.oneof(
    { maxDepth: 2, depthIdentifier: "tex" },
    fc.constantFrom(
      ..."x y n 3 12 0.5 + - \\times \\div = \\le \\ge < > \\pm \\pi \\theta \\% ( ) , : \\infty \\text{cm} \\sin \\ldots \\square \\degree £ |".split(
        " ",
      ),
    ),
    fc.tuple(tie("row"), tie("row")).map(([a, b]) => `\\frac{${a}}{${b}}`),
    tie("row").map((a) => `\\sqrt{${a}}`),
    tie("row").map((a) => `\\sqrt[3]{${a}}`),
    fc.tuple(tie("row"), tie("row")).map(([a, b]) => `{${a}}^{${b}}`),
    fc.tuple(tie("row"), tie("row")).map(([a, b]) => `{${a}}_{${b}}`),
    tie("row").map((a) => `\\left(${a}\\right)`),
    tie("row").map((a) => `\\overline{${a}}`),
    tie("row").map((a) => `\\cancel{${a}}`),
    tie("row").map((a) => `\\boxed{${a}}`),
    tie("row").map((a) => `\\vec{${a}}`),
    tie("row").map((a) => `\\sum_{i=1}^{n} ${a}`),
    fc
      .tuple(tie("row"), tie("row"))
      .map(([a, b]) => `\\begin{aligned}${a}&=${b}\\\\${b}&=${a}\\end{aligned}`),
    fc.tuple(tie("row"), tie("row")).map(([a, b]) => `\\begin{pmatrix}${a}&${b}\\\\${b}&${a}\\end{pmatrix}`),
    fc.tuple(tie("row"), tie("row")).map(([a, b]) => `\\begin{cases}${a}&${b}\\\\${b}&${a}\\end{cases}`),
  ),
})).row;
