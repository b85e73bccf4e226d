/** The ways to start. Each is a file beside this one and a bundle of its own, so that what only looks loads only what it needs. */
export const starts = ["version", "list", "sessions", "anything"] as const;
export type Start = (typeof starts)[number];

/** Which of them a command line needs. `anything` can do all that the others do, and is taken wherever it is not plain. */
export function startOf(argv: readonly string[]): Start {
  const end = argv.indexOf("--");
  const options = end < 0 ? argv : argv.slice(0, end);
  if (options.some((word) => word === "--help" || /^-[^-]/.test(word))) return "anything";
  if (options.includes("--version")) return "version";
  if (options.includes("--list")) return "list";
  if (options.includes("--sessions")) return "sessions";
  return "anything";
}
