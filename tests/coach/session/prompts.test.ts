import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveCommand } from "../../../src/agent/resolve.ts";
import { loadDeck } from "../../../src/coach/deck/load-deck.ts";
import { promptNames } from "../../../src/coach/prompts/prompt.ts";
import { contains } from "../../../src/coach/prompts/spoken.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";
import { foldText } from "../../../src/text/fold.ts";
import { project, session, spec03, spokenBy } from "./samples.ts";

const decks = ["german", "malay", "english"].map((name) => {
  const { deck } = loadDeck(join(project, "plugins", "coach", "decks", `${name}.yaml`));
  if (deck === null) throw new Error(`${name} cannot be read`);
  return deck;
});

describe("over all sample decks", () => {
  for (const deck of decks)
    test(`${deck.name}: every word is introduced whole, asked for without being said, and never in the same words twice running`, () => {
      const one = session({ coach: coachFor(spec03, deck), seed: deck.items.length });
      let last = "";
      let silent = false;
      for (one.does("start"); !one.state().position.final; ) {
        const next = one.all.at(-1);
        const item = one.coach.items.get(one.state().current?.id ?? "");
        if (next === undefined || item === undefined) throw new Error("There should be a word.");
        const said = spokenBy(next);
        const { state } = one.state().position;
        if (next.say !== null) {
          expect(said).not.toBe(last);
          last = said;
        }
        if (state === "INTRO_WORD") {
          expect(said).toContain(item.explanation);
          // Its sentence too, where it has one that is more than the word.
          const sentences = item.examples.filter(({ text }) => foldText(text) !== foldText(item.target));
          const isSaid = sentences.length === 0 || sentences.some(({ text }) => said.includes(text));
          expect([item.target, isSaid]).toEqual([item.target, true]);
        }
        if (state === "PROMPT_PRACTICE") {
          // In the learner's own language "butter" may well be the word; in the other it would give it away.
          const cue = next.say?.lines.at(-1);
          const given = cue?.language === deck.target_language && contains(cue.text, item);
          expect([cue?.text, given]).toEqual([cue?.text, false]);
        }
        // Silent twice, then right: every kind of prompt comes up.
        silent = state === "INTRO_WORD" ? true : silent;
        if (next.listen === null) one.does("tts_done");
        else if (silent && (one.state().position.counters.silences ?? 0) < 2) one.does("timeout");
        else {
          silent = false;
          one.does({ say: item.target.replace(/_+/g, "das") });
        }
        if (one.all.length > 5000) throw new Error("It goes round in circles.");
        one.all.splice(0, one.all.length - 1);
      }
      expect(one.state().pool.length).toBe(deck.items.length);
    });
});

test("the coach plugin loads whole, and what its spec names has a prompt", async () => {
  const found = await discoverPlugins([join(project, "plugins")]);
  expect(found.problems.filter(({ plugin }) => plugin === "coach")).toEqual([]);
  expect([...(found.plugins.get("coach")?.agents.keys() ?? [])].sort()).toEqual(["coach", "listener"]);
  expect(resolveCommand(found, "coach:speak").agent.name).toBe("coach");
  const source = readFileSync(join(project, "plugins", "coach", "spec", "session.v0.3.yaml"), "utf8");
  const named = [...source.matchAll(/handler: (\w+)/g)].map(([, name]) => name ?? "");
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(promptNames).toContain(name);
});
