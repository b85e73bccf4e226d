import type { Finding } from "../finding.ts";

/** A place in a skill of `lesson-planning`: the file below `skills/`, and a heading in it. */
export type Practice = { file: string; heading: string };

/** What the reviewer found: always at a line, and always with the part of a skill that it rests on. */
export type ReviewFinding = Finding & { line: number; practice: Practice };
