import type { EditType } from "../../../lesson/decide/decision.ts";
import { kindsOf, type SectionKind } from "../../../lesson/section-kind.ts";
import { words } from "../../words/words.ts";

type Preset = Exclude<EditType, "other">;

const all: readonly Preset[] = [
  "shorter",
  "more_detail",
  "easier",
  "harder",
  "more_differentiation",
  "fix_curriculum_link",
];

/** What built-in drafting can do with a section; it writes Timings from the other sections alone. */
const builtinCan: Readonly<Record<SectionKind, readonly Preset[]>> = {
  overview: ["shorter"],
  "learning-outcomes": ["shorter", "more_detail", "easier", "harder"],
  "curriculum-links": ["shorter", "fix_curriculum_link"],
  "success-criteria": ["shorter", "easier"],
  starter: ["shorter", "more_detail", "easier", "harder", "more_differentiation"],
  main: ["shorter", "more_detail", "easier", "harder", "more_differentiation"],
  plenary: ["shorter", "more_detail", "easier", "harder"],
  assessment: ["shorter", "easier"],
  differentiation: ["shorter", "more_differentiation"],
  resources: ["shorter", "more_detail"],
  timings: [],
};

/** What is offered to be done with a section: only what makes sense there, and what whoever drafts can do. */
export function presetsFor(title: string, builtin: boolean): readonly Preset[] {
  const [kind] = kindsOf(title);
  if (kind === undefined) return all;
  if (builtin) return builtinCan[kind];
  return kind === "timings" ? ["shorter", "more_detail"] : all;
}

/** What one might write, where whoever drafts does it; "" where built-in drafting may or may not. */
export function exampleFor(title: string, builtin: boolean): string {
  const { revisePlaceholder, reviseBuiltin } = words.planLesson;
  if (!builtin) return revisePlaceholder;
  const kinds: Partial<Record<SectionKind, string>> = reviseBuiltin;
  const [kind] = kindsOf(title);
  return kind === undefined ? "" : (kinds[kind] ?? "");
}
