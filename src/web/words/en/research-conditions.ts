/** What a run is given or goes without. */
export const conditions = {
  label: "Conditions",
  hint: "What is given or taken away. One, or several with blanks between them: C3 C0.",
  meaning: "What these mean",
  line: (code: string, means: string) => `${code}: ${means}`,
  letters: "What the letters mean",
  scroll: "Table of conditions, scrolls sideways",
  code: "Code",
  means: "Means",
  usual: (level: string) => `${level} (usual)`,
  checksStay:
    "A letter that is left out is as usual. Guardrails and checks stay on under every condition but F0: what is taken away is taken from whoever writes. Under F0 the check of curriculum claims looks on: it sends nothing back, and what it finds is counted.",
};
