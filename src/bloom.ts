/** Bloom's levels (revised), from the simplest: what a lesson asks of pupils, and what an exercise practises. */
export const bloomLevels = ["remember", "understand", "apply", "analyze", "evaluate", "create"] as const;
