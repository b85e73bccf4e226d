/** What a course can be taken away as. */
export const exportFormats = ["apkg", "csv", "xapi"] as const;
export type ExportFormat = (typeof exportFormats)[number];
