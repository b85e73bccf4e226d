/** Widths of Arial's letters in ems, and so of Liberation Sans, Arimo and Helvetica; a letter that is not here is as wide as most. */
const widths: Readonly<Record<string, number>> = {
  ...of(0.222, "ijl'‘’"),
  ...of(0.278, " !,./:;ftI[]\\\u00a0|"),
  ...of(0.333, '()-r"“”`'),
  ...of(0.5, "ckJsvxyz"),
  ...of(0.584, "+<=>~−×÷±"),
  ...of(0.611, "FTZ"),
  ...of(0.667, "&ABEKPSVXY"),
  ...of(0.722, "CDHNRUw"),
  ...of(0.778, "GOQ"),
  ...of(0.833, "Mm"),
  ...of(0.944, "W"),
  ...of(1, "…—@%"),
};

export function arialWidth(char: string): number {
  return widths[char] ?? (char < "\u0250" ? 0.556 : 0.8);
}

function of(width: number, letters: string): Record<string, number> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, width]));
}
