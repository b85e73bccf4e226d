import { words } from "../words/words.ts";
import type { About } from "./about.ts";
import type { RoomName } from "./rooms.ts";

/** Who does the work of a room, for its badge. */
export type AtWork = {
  /** `rules`: no AI model. `nobody`: one is wanted and cannot be asked. */
  who: "rules" | "model" | "nobody";
  words: string;
  /** Where there is little room. */
  short: string;
  title: string | null;
  about: string;
};

/** By which agent it is seen whether a room has a model; null where nothing in it asks one. */
const agents: Readonly<Record<RoomName, { plugin: string; agent: string } | null>> = {
  plan: { plugin: "lesson-planning", agent: "planner" },
  study: { plugin: "study", agent: "grader" },
  speak: { plugin: "coach", agent: "listener" },
  research: null,
};

export function atWork(about: About, room: RoomName): AtWork {
  const { nobody, noModel, rooms } = words.frame.model;
  const say = rooms[room];
  const rules: AtWork = {
    who: "rules",
    words: say.rules,
    short: noModel,
    title: say.rulesTitle,
    about: say.rulesAbout,
  };
  const asked = agents[room];
  if (asked === null) return rules;
  const agent =
    about.agents.find(({ plugin, agent: name }) => plugin === asked.plugin && name === asked.agent) ??
    about.agents.find(({ plugin }) => plugin === asked.plugin) ??
    (room === "plan" ? about.model : null);
  if (agent === null || agent.builtin || agent.why === "no_author") return rules;
  if (!agent.ready || agent.model === null)
    return { who: "nobody", words: nobody, short: nobody, title: null, about: agent.note ?? nobody };
  const { model, provider } = agent;
  return {
    who: "model",
    words: say.model(model),
    short: model,
    title: null,
    about: say.modelAbout(model, provider ?? ""),
  };
}
