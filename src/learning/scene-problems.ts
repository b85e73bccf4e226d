import type { Items } from "./course-format.ts";

/** What is wrong with how the turns of a concept's scenes lead to each other, a sentence each. */
export function sceneProblems({ scenarios }: Items): string[] {
  return scenarios.flatMap(({ opening, turns = [] }, i) =>
    turnProblems(opening, turns).map((problem) => `scenarios ${i + 1}: ${problem}`),
  );
}

type Turns = NonNullable<Items["scenarios"][number]["turns"]>;

function turnProblems(opening: string, turns: Turns): string[] {
  const [first] = turns;
  if (first === undefined) return [];
  const ids = turns.map(({ id }) => id);
  const targets = turns.flatMap(({ ways }) => ways.map(({ to }) => to));
  return [
    ...(first.says === opening ? [] : ["the first turn must say the `opening`, word for word."]),
    ...(new Set(ids).size === ids.length ? [] : ["two turns have the same `id`."]),
    ...(ids.includes("end") ? ["no turn may be called `end`: that is where a scene ends."] : []),
    ...turns.flatMap(({ id, ways }, at) =>
      ways
        .filter(({ to }) => to !== "end" && ids.indexOf(to) <= at)
        .map(({ to }) => `the turn ${id} leads to ${to}, which is no later turn and not \`end\`.`),
    ),
    ...ids.slice(1).flatMap((id) => (targets.includes(id) ? [] : [`no turn leads to ${id}.`])),
  ];
}
