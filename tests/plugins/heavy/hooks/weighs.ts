import type { Hook } from "teacher-assist/hooks";
import { bear } from "../_burdens.ts";

const weighs: Hook<"preLoop"> = {
  name: "weighs",
  on: "preLoop",
  apart: true,
  run({ input }, { agent, consents, abort }) {
    bear("hook", input);
    if (input.includes("hook refuses")) abort("That is too heavy.");
    return { report: { elsewhere: !Bun.isMainThread, agent, consents: [...consents] } };
  },
};

export default weighs;
