/** The colours of slides: one for a bright room and for paper, one for a dark room and a projector. */
export type SlideTheme = {
  name: SlideLook;
  paper: string;
  ink: string;
  quiet: string;
  line: string;
  accent: string;
  /** What is written on the accent. */
  onAccent: string;
  soft: string;
  shade: string;
  opening: { paper: string; ink: string; quiet: string };
};

export const slideLooks = ["light", "dark"] as const;
export type SlideLook = (typeof slideLooks)[number];

export const slideThemes: Readonly<Record<SlideLook, SlideTheme>> = {
  light: {
    name: "light",
    paper: "FFFFFF",
    ink: "1F2328",
    quiet: "5B6470",
    line: "D5CFC4",
    accent: "0F6E66",
    onAccent: "FFFFFF",
    soft: "D5E9E6",
    shade: "F6F3ED",
    opening: { paper: "0F4F4A", ink: "FFFFFF", quiet: "CFE6E2" },
  },
  dark: {
    name: "dark",
    paper: "14181C",
    ink: "F4F1EB",
    quiet: "B9C0C9",
    line: "4A545E",
    accent: "5AD0C1",
    onAccent: "0B2421",
    soft: "1D4640",
    shade: "22292F",
    opening: { paper: "0C2A27", ink: "FFFFFF", quiet: "A9D3CD" },
  },
};
