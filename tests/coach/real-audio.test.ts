import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDeck } from "../../src/coach/deck/load-deck.ts";
import { judgeUtterance } from "../../src/coach/judge/judge-utterance.ts";
import { builtinAuthor } from "../../src/coach/prompts/builtin-author.ts";
import { type Advanced, coachFor } from "../../src/coach/session/coach.ts";
import { openCoaching } from "../../src/coach/session/coaching.ts";
import { learningOf } from "../../src/coach/session/learning.ts";
import { defaultSpec, loadSpec } from "../../src/coach/session/load-spec.ts";
import { takeUp } from "../../src/coach/session/take-up.ts";
import { talk } from "../../src/coach/session/talk.ts";
import { listening, speaking } from "../../src/coach/session/voice.ts";
import { courseState } from "../../src/learning/state/course-state.ts";
import { realPorts } from "../../src/learning/state/ports.ts";
import { loopbackEngines } from "./speech/loopback.ts";

const project = join(import.meta.dir, "..", "..");
const word = "tomorrow";
const engines = loopbackEngines({ answer: () => word });
const can = await engines.available();
if (!can.ok) console.log(`skipped: a session on real sound, because ${can.why}`);

test.skipIf(!can.ok)(
  "a word is learned by sound alone: the coach speaks, a voice answers, a recogniser hears it, the machine completes it",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "teacher-assist-sound-"));
    const opened = openDeck("english", [join(project, "plugins", "coach", "decks")]);
    const item = opened.deck.items.find(({ target }) => target.toLowerCase() === word);
    if (item === undefined) throw new Error(`the deck has no ${word}`);
    const deck = { ...opened.deck, items: [item] };
    const coach = coachFor(loadSpec(defaultSpec, project, project), deck);
    const learning = learningOf(opened);
    const coaching = await openCoaching({
      home,
      coach,
      learning,
      ports: realPorts,
      answering: { judge: judgeUtterance, author: builtinAuthor, model: null },
      seed: 1,
    });
    const heard: string[] = [];
    const show = ({ verdict }: Advanced) => {
      if (verdict !== null) heard.push(`${verdict.verdict}: ${verdict.because}`);
    };
    try {
      const signal = AbortSignal.timeout(100_000);
      const ended = await talk({
        first: await takeUp(coach, coaching, signal),
        happen: coaching.happen,
        isOver: ({ state }) => state.position.final,
        signal,
        onEarly() {},
        show,
        voice: {
          speak: speaking(engines.tts),
          listen: async (what, signal) => (what === null ? "left" : listening(engines.asr, what, signal)),
        },
      });
      expect({ ended, heard }).toEqual({ ended: "over", heard });
      expect(coaching.state().pool).toMatchObject([{ id: item.id, usage: 3, outcome: "mastered" }]);
      expect(engines.spokenMs()).toBeGreaterThan(3000);
      const { concepts } = await courseState(home, learning.course, realPorts).progress();
      expect(concepts.get(item.id)?.fsrs?.reps).toBe(1);
    } finally {
      await coaching.close();
      rmSync(home, { recursive: true });
    }
  },
);
