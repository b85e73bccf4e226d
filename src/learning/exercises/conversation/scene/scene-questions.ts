import type { Items, SceneTurn } from "../../../course-format.ts";
import { type Candidate, candidate } from "../candidate.ts";
import type { ConversationBody } from "../conversation-record.ts";

type Scenario = Items["scenarios"][number];
export type Scene = { scene: NonNullable<ConversationBody["scene"]>; questions: Candidate[]; item: string };

const mostTurns = 5;

/** One turn for each goal of a scene; the tutor plays the other person (exercise-modalities §4.2, type 3). */
export function sceneOf(scenario: Scenario): Scene {
  if (scenario.turns !== undefined) return branching(scenario, scenario.turns);
  const { setting, opening, goals, expected } = scenario;
  const character = playedBy(setting);
  const turns = goals.slice(0, mostTurns).map((goal, i) =>
    candidate({
      name: opening,
      source: "scenarios",
      kind: "open",
      weighing: "scene",
      bloom: "apply",
      types: ["roleplay"],
      prompt:
        i === 0
          ? `${forLearner(setting)}\n\n**${character}**: “${opening}”\n\n*Your first aim: ${goal}*`
          : `**${character}** waits for you to go on.\n\n*Your next aim: ${goal}*`,
      accepted: expected,
      references: [expected.join(", ")],
      points: [goal],
    }),
  );
  return {
    scene: { setting, character, goals: goals.slice(0, mostTurns) },
    questions: turns,
    item: turns[0]?.question.item ?? "",
  };
}

/** Every turn that there is, in the course's order; which of them are come to is decided as the scene is played. */
function branching({ setting, partner, closing, opening }: Scenario, turns: readonly SceneTurn[]): Scene {
  const character = partner ?? playedBy(setting);
  const questions = turns.map((turn, i) => {
    const line = `**${character}**: “${turn.says}”\n\n*Your aim: ${turn.goal}*`;
    return candidate({
      name: opening,
      source: "scenarios",
      kind: "open",
      weighing: "scene",
      bloom: "apply",
      types: ["roleplay"],
      prompt: i === 0 ? `${forLearner(setting)}\n\n${line}` : line,
      accepted: [turn.model],
      references: [turn.model],
      points: [turn.goal],
      own: turnHints(turn),
      turn,
    });
  });
  const goals = turns.map(({ goal }) => goal);
  return {
    scene: { setting, character, goals, ...(closing === undefined ? {} : { closing }) },
    questions,
    item: questions[0]?.question.item ?? "",
  };
}

/** What was said to the learner, in their own language; then how a good reply begins. */
function turnHints({ means, model, goal }: SceneTurn): string[] {
  const words = model.split(/\s+/);
  const begun = words.slice(0, Math.max(1, Math.ceil(words.length / 3))).join(" ");
  const more = words.slice(0, Math.max(2, Math.ceil((2 * words.length) / 3))).join(" ");
  return [
    means === undefined ? `What you want to do now: ${goal}` : `They said: ${means}`,
    `You could begin: “${begun} …”`,
    ...(more === begun || words.length < 4 ? [] : [`And go on: “${more} …”`]),
  ];
}

/** A course may write the scene to the learner ("The agent plays Dr Halim") or to the agent ("You are Ms Okafor"). */
function forLearner(setting: string): string {
  if (/\bagent plays\b/i.test(setting)) return setting.replace(/\bthe agent plays\b/gi, "I play");
  return setting.replace(/\bYou are\b/g, "I am").replace(/\byou are\b/g, "I am");
}

function playedBy(setting: string): string {
  const played = /\bagent plays ([^.,;]+?)(?=\s+(?:who|and|at|in)\b|[.,;]|$)/i.exec(setting)?.[1];
  const named = played ?? /^You are ([^.,;]+?)(?=\s+(?:who|and|at|in)\b|[.,;]|$)/i.exec(setting)?.[1];
  const name = named?.trim() ?? "";
  const words = name.split(/\s+/).length;
  if (name === "" || words > 5 || /^both$/i.test(name)) return "The other person";
  return name.replace(/^(?:a|an)\s+/i, "The ").replace(/^the\b/, "The");
}
