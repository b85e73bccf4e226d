/** What a session spec can be drawn as. */
export const diagramFormats = ["mermaid", "svg", "scxml"] as const;
export type DiagramFormat = (typeof diagramFormats)[number];
