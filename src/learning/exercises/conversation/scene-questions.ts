import type { Items } from "../../course-format.ts";
import { type Candidate, candidate } from "./candidate.ts";
import type { ConversationBody } from "./conversation-record.ts";

type Scenario = Items["scenarios"][number];
export type Scene = { scene: NonNullable<ConversationBody["scene"]>; questions: Candidate[]; item: string };

const mostTurns = 5;

/** One turn for each goal of a scene; the tutor plays the other person (exercise-modalities §4.2, type 3). */
export function sceneOf(scenario: Scenario): Scene {
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
