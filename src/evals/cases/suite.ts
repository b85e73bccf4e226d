import { z } from "zod";

/**
 * A file of eval cases, in the manner of promptfoo: `vars` go into `prompt`, `assert` names criteria with their thresholds, and what stands
 * in `defaultTest` counts for every test of the file (decision 52). This is the one schema of it.
 */

export const tasks = ["T1", "T2", "T3", "adversarial"] as const;

const Vars = z.record(z.string(), z.union([z.string(), z.number()]));

export const Assertion = z.strictObject({
  /** A criterion's name. */
  type: z.string().min(1),
  /** What it is to be measured against, where the criterion asks for something. */
  value: z.unknown().optional(),
  /** The least score that passes; 1 where it is left out. */
  threshold: z.number().min(0).max(1).default(1),
});
export type Assertion = z.infer<typeof Assertion>;

/** What was chosen outright beside the words of the request. */
const About = z.strictObject({
  class: z.string().optional(),
  minutes: z.number().int().positive().optional(),
  outcomes: z.array(z.string()).optional(),
});

const shared = {
  /** One of the sample desks (`mathematics`), or `sample`, the first. */
  desk: z.string().min(1).optional(),
  /** Files laid over the desk: path below the workspace, and text. */
  files: z.record(z.string(), z.string()).optional(),
  command: z
    .string()
    .regex(/^[\w-]+:[\w-]+$/, "a plugin and a command, as `lesson-planning:create-lesson`")
    .optional(),
  prompt: z.string().min(1).optional(),
  about: About.optional(),
  vars: Vars.optional(),
  assert: z.array(Assertion).optional(),
};

const Test = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens"),
  description: z.string().optional(),
  ...shared,
});

export const Suite = z.strictObject({
  description: z.string().min(1),
  task: z.enum(tasks),
  defaultTest: z.strictObject(shared).default({}),
  tests: z.array(Test).min(1),
});
export type Suite = z.infer<typeof Suite>;

/** One test with everything in its place: what a run needs. */
export type EvalCase = {
  id: string;
  suite: string;
  task: (typeof tasks)[number];
  description: string;
  desk: string;
  files: Readonly<Record<string, string>>;
  command: string;
  request: string;
  about: z.infer<typeof About> | null;
  assertions: readonly Assertion[];
};

/** The tests of a file, each whole. Throws nothing: a variable that is not there stays as it was written. */
export function casesOf(name: string, suite: Suite): EvalCase[] {
  const { defaultTest: usual, task } = suite;
  return suite.tests.map((test) => {
    const vars = { ...usual.vars, ...test.vars };
    const fill = (text: string) =>
      text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, key: string) => String(vars[key] ?? whole));
    const own = test.assert ?? [];
    const named = new Set(own.map(({ type }) => type));
    return {
      id: `${name}/${test.id}`,
      suite: name,
      task,
      description: test.description ?? suite.description,
      desk: test.desk ?? usual.desk ?? "sample",
      files: { ...usual.files, ...test.files },
      command: test.command ?? usual.command ?? "lesson-planning:create-lesson",
      request: fill(test.prompt ?? usual.prompt ?? ""),
      about: test.about ?? usual.about ?? null,
      assertions: [...(usual.assert ?? []).filter(({ type }) => !named.has(type)), ...own],
    };
  });
}
