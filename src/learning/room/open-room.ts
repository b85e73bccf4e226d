import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { askThroughAgents, type Desk } from "../ask-agent.ts";
import { courseFolders } from "../courses.ts";
import { teachingHome } from "../state/places.ts";
import { type Ports, realPorts } from "../state/ports.ts";
import type { Room, RoomVoice } from "./room.ts";

export type RoomPlace = {
  env: Env;
  /** The folder that holds the courses that come with the program. */
  project: string;
  cwd: string;
  /** Another clock than the system's. */
  now?: (() => Date) | undefined;
  newSeed?: Ports["newSeed"] | undefined;
  /** Where the agents of the study plugin work. */
  desk(): Promise<Desk>;
  borrowedCourse?: Room["borrowedCourse"] | undefined;
  /** Another room's, where there is one. */
  voice?: RoomVoice | undefined;
};

const mute: RoomVoice = {
  speaks: async () => false,
  say: async () => {
    throw new Problem("setup", "Nothing here can speak.");
  },
};

/** The learner's room on this machine. What is heavy is loaded when it is used. */
export function openRoom({
  env,
  project,
  cwd,
  now,
  newSeed,
  desk,
  borrowedCourse,
  voice = mute,
}: RoomPlace): Room {
  const home = teachingHome(env);
  return {
    home,
    courseFolders: courseFolders(home, project),
    cwd,
    borrowedCourse: borrowedCourse ?? (async () => null),
    ports: { ...realPorts, ...(now && { now }), ...(newSeed && { newSeed }) },
    async runInBox(request, signal) {
      const { runInBox } = await import("../sandbox/run-in-box.ts");
      return runInBox(request, signal === undefined ? {} : { signal });
    },
    async canRunCode() {
      const { describeBox } = await import("../sandbox/run-in-box.ts");
      return (await describeBox()).some(({ runner }) => runner !== null);
    },
    voice,
    ask: async () => askThroughAgents(await desk()),
  };
}
