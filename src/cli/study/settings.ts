import { z } from "zod";
import { Problem } from "../../agent/problem.ts";
import { Modality } from "../../learning/course-format.ts";
import { Profile } from "../../learning/state/profile.ts";
import { changeProfile, readProfile } from "../../learning/state/profile-file.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../main.ts";
import type { Arguments } from "../options.ts";
import { openRoom } from "./room.ts";
import { notes } from "./show.ts";

/** What holds for the learner in every course: shown, and changed where something is given (§11.2, §11.3.3). */
export async function settings(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const { home, ports } = openRoom(invocation);
  const asked = [args.zone, args.prefer, args.avoid, args.minutes].some((value) => value !== undefined);
  if (!asked) return show(invocation, await readProfile(home, ports));
  const { profile, problems } = await changeProfile(home, ports, (before) => changed(before, args));
  notes(terminal, problems);
  return show(invocation, profile);
}

function changed(profile: Profile, args: Arguments): Profile {
  const { learning_preferences: preferences } = profile;
  const { modality_preferences: modalities } = preferences;
  const preferred = args.prefer === undefined ? modalities.preferred : names("prefer", args.prefer);
  const avoided = args.avoid === undefined ? modalities.avoided : names("avoid", args.avoid);
  const both = preferred.filter((each) => avoided.includes(each));
  if (both.length > 0) throw new Problem("usage", `${both.join(", ")} cannot be both liked and avoided.`);
  const parsed = Profile.safeParse({
    ...profile,
    time_zone: args.zone ?? profile.time_zone,
    learning_preferences: {
      ...preferences,
      session_duration_minutes: args.minutes ?? preferences.session_duration_minutes,
      modality_preferences: { ...modalities, preferred, avoided },
    },
  });
  if (!parsed.success) throw new Problem("usage", z.prettifyError(parsed.error));
  return parsed.data;
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
  const { session_duration_minutes: minutes, modality_preferences: modalities } =
    profile.learning_preferences;
  const list = (all: readonly string[]) => all.join(", ") || "none named";
  const fitted = profile.fsrs.fitted.at(-1);
  terminal.out(`Time zone          ${profile.time_zone} (your day turns at 04:00)
Session            ${minutes} minutes
You like           ${list(modalities.preferred)}
You would rather not have  ${list(modalities.avoided)}
Goes best so far   ${modalities.auto_detected.highest_performance ?? "not known yet"}
Memory             ${fitted === undefined ? "average parameters" : `fitted to you from ${fitted.reviews} reviews`}
`);
  return exit.done;
}
