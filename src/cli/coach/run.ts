import { resolve } from "node:path";
import { judgeUtterance } from "../../coach/judge/judge-utterance.ts";
import { builtinAuthor } from "../../coach/prompts/builtin-author.ts";
import { advance, standing } from "../../coach/session/advance.ts";
import {
  type Advanced,
  type Coach,
  coachFor,
  isResting,
  newSession,
  type Transition,
} from "../../coach/session/coach.ts";
import type { Happening } from "../../coach/session/happening.ts";
import { defaultSpec, loadSpec } from "../../coach/session/load-spec.ts";
import type { SessionState } from "../../coach/session/session-state.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { needed } from "../study/input.ts";
import { openDeck } from "./deck.ts";
import { scripted } from "./script.ts";

/** A session from a script: one line a transition. Nothing is kept, no model is asked, and the same script says the same. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const usage = "coach run <deck> --script <events.jsonl> --json";
  const name = needed(args.positionals[2], "Which deck?", usage);
  const script = needed(args.script, "Which script?", usage);
  const { project } = findPlaces(args, env, cwd);
  const spec = loadSpec(args.spec ?? defaultSpec, project, cwd);
  const { deck } = openDeck(name, invocation);
  const coach = coachFor(spec, deck);
  const queue = deck.items.map(({ id }) => id).slice(0, args.words);
  let state = newSession(coach, { seed: args.seed ?? 1, queue, pool: [] });
  const answers = { judge: judgeUtterance, words: builtinAuthor };
  let out = "";
  try {
    for await (const { line, happening } of scripted(
      script === "-" ? script : resolve(cwd, script),
      terminal,
    )) {
      const next = rests(coach, state, happening)
        ? advance(coach, state, happening, answers)
        : asItWas(coach, state);
      state = next.state;
      if (next.outcome !== "moved")
        terminal.err(
          `${terminal.style.yellow("note:")} line ${line}: ${happening.event} changed nothing. ${next.why}\n`,
        );
      out += next.transitions.map((each) => shown(coach, next, each, args)).join("");
      if (out.length < 60_000 && script !== "-") continue;
      terminal.out(out);
      out = "";
    }
  } finally {
    terminal.out(out);
  }
  return exit.done;
}

/** As the spec has it: only what rests goes on. (A session that is opened again is taken up by other means.) */
function rests(coach: Coach, state: SessionState, { event }: Happening): boolean {
  return event !== "resume" || isResting(coach, state) || state.left !== null;
}

function asItWas(coach: Coach, state: SessionState): Advanced {
  return { ...standing(coach, state), why: `${state.position.state} does not wait for it.` };
}

type Wanted = Pick<Invocation["args"], "format" | "micro">;

function shown(coach: Coach, { verdict }: Advanced, transition: Transition, wanted: Wanted): string {
  const { event, state, counters, lines, word, micro } = transition;
  const say = lines.map(({ text }) => sentence(text)).join(" ");
  const target = word === null ? null : (coach.items.get(word)?.target ?? null);
  const steps = wanted.micro ? micro : [];
  if (wanted.format === "text") {
    const counted = Object.entries(counters).map(([name, value]) => `${name} ${value}`);
    const by = steps.map((one) => `  · ${[one.state, ...one.actions].join(" ")}\n`).join("");
    return `${by}${event} → ${state} (${counted.join(", ")})${say === "" ? "" : `\n  ${say}`}\n`;
  }
  const judged = verdict !== null && event.startsWith("usage_") ? { heard: verdict.because } : {};
  const line = {
    state,
    event,
    counters,
    say,
    word: target,
    item: word,
    actions: micro.flatMap(({ actions }) => actions),
    ...judged,
  };
  const each = steps.map((one) => `${JSON.stringify({ micro: true, event, ...one })}\n`);
  return `${each.join("")}${JSON.stringify(line)}\n`;
}

/** Lines of one turn stand beside each other here: each ends as a sentence does. */
function sentence(text: string): string {
  return /[\p{L}\p{N}_]$/u.test(text) ? `${text}.` : text;
}
