import type { RoomVoice } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { espeakVoice } from "./espeak-tts.ts";
import { voiceFor } from "./espeak-voices.ts";
import { inWords } from "./speech-error.ts";

/** The voice that the coach has without a network, for the learner's room. */
export function roomVoice(): RoomVoice {
  const espeak = espeakVoice({ pace: { usual: 140, slow: 90 } });
  return {
    speaks: async (language) => voiceFor(language, await espeak.voices()) !== null,
    async say(what, signal) {
      try {
        return await espeak.synthesise(what, signal);
      } catch (error) {
        throw new Problem(
          "setup",
          `${inWords("espeak-ng", "speak", error)} Nothing was counted; try again, or take another exercise.`,
        );
      }
    },
  };
}
