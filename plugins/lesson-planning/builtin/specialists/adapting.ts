import { plain } from "../../../../src/lesson/check/lints/rule.ts";
import { planOf } from "../../../../src/lesson/check/review/plan.ts";
import { about as aboutOf } from "../../../../src/lesson/check/review/words.ts";
import { type LessonTask, tasksIn } from "../../../../src/lesson/lesson-tasks.ts";
import type { Need } from "../../../../src/workspace/class-needs.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { withEnglishNeeds } from "../../../../src/workspace/needs-by-language.ts";
import { type NeedSection, type Strategy, sectionsFor } from "../drafting/needs.ts";
import { changeFor, needKind } from "./changes.ts";
import { type Demand, demands } from "./demands.ts";

/** What one task of this lesson becomes for one need. */
export type Adaptation = {
  need: string;
  kind: "support" | "stretch";
  task: LessonTask;
  /** What about the task calls for it: "asks for writing". */
  because: string;
  change: string;
  strategy: Strategy;
};

export type Adapted = {
  adaptations: Adaptation[] /** Needs that nothing here answers, and why. */;
  open: string[];
};

/** The tasks of a lesson, changed for what this class needs, each where that need meets the task. Never a list of good advice. */
export function adaptLesson(
  markdown: string,
  profile: ClassProfile,
  sections: readonly NeedSection[],
): Adapted {
  const tasks = tasksIn(markdown);
  const { outcomes, criteria, lesson } = planOf(markdown);
  const subject = aboutOf(
    [lesson.title ?? "", ...[...outcomes, ...criteria].map(({ text }) => text)].join("\n"),
  );
  const done = profile.needs.map((need) => forNeed(need, tasks, sections, subject));
  return {
    adaptations: done.flatMap(({ adaptations }) => adaptations),
    open: done.flatMap(({ open }) => open),
  };
}

const most = 2;

/** Which strategy of a need's section speaks of such a demand. */
const about: Record<Demand, RegExp> = {
  "asks for writing": /writ|record|frame|starter|copy|spell|without English/i,
  "is a long text to read": /text|read|print|sentence/i,
  "is spoken or done before others": /speak|rehears|talk|answering|aloud|voice/i,
  "is heard": /print|voice|caption|see/i,
  "is seen: a picture, a colour or a diagram": /colour|contrast|shown|form/i,
  "works with numbers": /number|arithmetic|object|quantit/i,
  "is done with the hands or the body": /workspace|physical|equipment|keyboard/i,
  "lasts long": /burst|time|shape of the lesson/i,
  "uses words of the subject": /technical words|word bank|key words|words/i,
  "changes groups or places": /group|script|unexpected|partner|choice/i,
  "is practice alone": /same goal|part-finished|worked example|scaffold/i,
  "is practice with help": /same goal|part-finished|worked example|scaffold/i,
};

function forNeed(
  need: Need,
  tasks: readonly LessonTask[],
  sections: readonly NeedSection[],
  subject: ReadonlySet<string>,
): Adapted {
  const kind = needKind(withEnglishNeeds(need.text));
  const [own] = sectionsFor(need, sections);
  const section = own ?? sections.find(({ title }) => kind?.section?.test(title) === true);
  if (kind === null || section === undefined)
    return {
      adaptations: [],
      open: [
        `${need.text}: the differentiation files say nothing of this. Ask whoever knows the pupils best.`,
      ],
    };
  const meets = tasks.flatMap((task) => {
    const asked = demands(task, subject);
    const met = kind.meets.filter((demand) => asked.includes(demand));
    const [first] = met;
    return first === undefined
      ? []
      : [{ task, demand: first, order: kind.meets.indexOf(first), weight: met.length }];
  });
  const ranked = meets.toSorted(
    (a, b) => a.order - b.order || b.weight - a.weight || a.task.line - b.task.line,
  );
  // Two tasks of one part would get the same change twice.
  const chosen = [...new Map(ranked.toReversed().map((one) => [one.task.part, one])).values()]
    .toReversed()
    .slice(0, most);
  const adaptations = chosen.flatMap(({ task, demand }, i): Adaptation[] => {
    const { strategies } = section;
    const strategy =
      strategies.find(({ name, text }) => about[demand].test(`${name} ${text}`)) ??
      strategies[i % Math.max(1, strategies.length)];
    const change = changeFor(kind, demand, task, subject);
    if (strategy === undefined || change === null) return [];
    return [
      {
        need: need.text,
        kind: kind.stretch ? "stretch" : "support",
        task,
        because: demand,
        change,
        strategy,
      },
    ];
  });
  if (adaptations.length > 0) return { adaptations, open: [] };
  return {
    adaptations: [],
    open: [
      `${need.text}: no task of this lesson ${kind.meets.join(" or ")}, so nothing has to change that can be seen from the plan.`,
    ],
  };
}

export function shownAdaptations({ adaptations, open }: Adapted, className: string): string {
  const byNeed = Map.groupBy(adaptations, ({ need }) => need);
  const parts = [...byNeed].map(([need, all]) => {
    const lines = all.map(
      ({ kind, task, because, change, strategy }) =>
        `- **Line ${task.line}** (${task.part}, ${kind}): "${excerpt(task.text)}" ${because}. ${change} *(${strategy.name})*`,
    );
    return `### ${need}\n\n${lines.join("\n")}`;
  });
  const rest =
    open.length === 0 ? [] : [`### Not answered here\n\n${open.map((one) => `- ${one}`).join("\n")}`];
  const head =
    adaptations.length === 0
      ? `No task of this lesson was changed for ${className}.`
      : `What changes in this lesson's tasks for ${className}:`;
  return [head, ...parts, ...rest].join("\n\n");
}

function excerpt(text: string): string {
  const words = plain(text.split("\n")[0] ?? "");
  return words.length > 80 ? `${words.slice(0, 77)}…` : words;
}
