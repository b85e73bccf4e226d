/** `page`: the colours of the page it stands in, light or dark. `print`: fixed, on white. `dark`: fixed, for a dark slide. */
export type Look = "page" | "print" | "dark";

export type Colour = "ink" | "quiet" | "line" | "accent" | "soft" | "paper";

const colours: Readonly<Record<Look, Readonly<Record<Colour, string>>>> = {
  page: {
    ink: "var(--ink, #1f2328)",
    quiet: "var(--quiet, #5b6470)",
    line: "var(--line-strong, #8c857a)",
    accent: "var(--accent, #0f6e66)",
    soft: "var(--accent-soft, #d5e9e6)",
    paper: "var(--raised, #ffffff)",
  },
  print: {
    ink: "#1f2328",
    quiet: "#4a525c",
    line: "#7d776d",
    accent: "#0f6e66",
    soft: "#d5e9e6",
    paper: "#ffffff",
  },
  dark: {
    ink: "#f2efe9",
    quiet: "#b9c0c9",
    line: "#8e96a0",
    accent: "#4fc3b5",
    soft: "#1f403c",
    paper: "#1d2024",
  },
};

export function colourIn(look: Look, colour: Colour): string {
  return colours[look][colour];
}

export const family =
  "'Source Sans 3 Variable', 'Source Sans 3', 'Noto Naskh Arabic Variable', 'Noto Naskh Arabic', 'Segoe UI', sans-serif";
