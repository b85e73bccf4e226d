import { z } from "zod";
import { Modality } from "../../learning/course-format.ts";
import { changeSettings, SettingsWish } from "../../learning/room/settings.ts";
import type { Profile } from "../../learning/state/profile.ts";
import { readProfile } from "../../learning/state/profile-file.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Arguments } from "../options.ts";
import { openRoom } from "./room.ts";
import { notes } from "./show.ts";

/** What holds for the learner in every course: shown, and changed where something is given (§11.2, §11.3.3). */
export async function settings(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const room = openRoom(invocation);
  const asked = [args.zone, args.prefer, args.avoid, args.minutes, args.style, args.newWords].some(
    (value) => value !== undefined,
  );
  if (!asked) return show(invocation, await readProfile(room.home, room.ports));
  const { profile, problems } = await changeSettings(room, wishIn(args));
  notes(terminal, problems);
  return show(invocation, profile);
}

function wishIn({ zone, minutes, prefer, avoid, style, newWords }: Arguments): SettingsWish {
  return {
    timeZone: zone,
    minutes,
    newWords,
    preferred: prefer === undefined ? undefined : names("prefer", prefer),
    avoided: avoid === undefined ? undefined : names("avoid", avoid),
    explanationStyle: style === undefined ? undefined : styleIn(style),
  };
}

function styleIn(text: string) {
  const parsed = SettingsWish.shape.explanationStyle.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Problem("usage", `--style takes examples_first or rule_first, not "${text}".`);
}

function names(option: string, text: string) {
  const parsed = z.array(Modality).safeParse(
    text
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  if (parsed.success) return parsed.data;
  throw new Problem(
    "usage",
    `--${option} takes ${Modality.options.join(", ")}, separated by commas, not "${text}".`,
  );
}

function show({ args, terminal }: Invocation, profile: Profile): number {
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify(profile, null, 2)}\n`);
    return exit.done;
  }
  const {
    session_duration_minutes: minutes,
    modality_preferences: modalities,
    explanation_style: style,
    new_words_per_day: newWords,
  } = profile.learning_preferences;
  const list = (all: readonly string[]) => all.join(", ") || "none named";
  const fitted = profile.fsrs.fitted.at(-1);
  terminal.out(`Time zone          ${profile.time_zone} (your day turns at 04:00)
Session            ${minutes} minutes
Something new      ${style === "examples_first" ? "an example first, then the rule" : "the rule first, then an example"}
New words          ${newWords} a day at most
You like           ${list(modalities.preferred)}
You would rather not have  ${list(modalities.avoided)}
Goes best so far   ${modalities.auto_detected.highest_performance ?? "not known yet"}
Memory             ${fitted === undefined ? "average parameters" : `fitted to you from ${fitted.reviews} reviews`}
`);
  return exit.done;
}
