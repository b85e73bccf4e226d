import { join } from "node:path";
import { errorCode, readFailed, writeFailed } from "../../store/failure.ts";
import { withLock } from "../../store/lock.ts";
import { putAside, type Read, readJson, writeJson } from "./json-file.ts";
import { learnerFolder } from "./places.ts";
import type { Ports } from "./ports.ts";
import { newProfile, Profile } from "./profile.ts";

const what = "Your profile";

/** The learner's profile; one with defaults, not yet on disk, where there is none or it is damaged. */
export async function readProfile(home: string, ports: Ports): Promise<Profile> {
  const read = await readFile(home, ports);
  return read.kind === "ok" ? read.value : newProfile(ports.newId(), ports.systemZone());
}

/** The same, and a damaged one is put aside at once: `problems` says where. */
export async function openProfile(
  home: string,
  ports: Ports,
): Promise<{ profile: Profile; problems: string[] }> {
  const read = await readFile(home, ports);
  if (read.kind === "damaged") return await changeProfile(home, ports, (profile) => profile);
  return { profile: await readProfile(home, ports), problems: [] };
}

async function readFile(home: string, ports: Ports): Promise<Read<Profile>> {
  return await readJson(ports.disk, profilePath(home), Profile).catch((error) => {
    throw readFailed(what, error);
  });
}

/** Makes a change under the profile's lock. A damaged profile is put aside, and `problems` says where. */
export async function changeProfile(
  home: string,
  ports: Ports,
  change: (profile: Profile) => Profile,
): Promise<{ profile: Profile; problems: string[] }> {
  try {
    await ports.disk.makeFolder(learnerFolder(home));
    return await withLock(join(learnerFolder(home), ".lock"), () => changeLocked(home, ports, change), {
      waitMs: 10_000,
      what,
    });
  } catch (error) {
    throw errorCode(error) === null ? error : writeFailed(what, error);
  }
}

async function changeLocked(home: string, ports: Ports, change: (profile: Profile) => Profile) {
  const path = profilePath(home);
  const read = await readJson(ports.disk, path, Profile);
  const problems = read.kind === "damaged" ? [await putAside(ports.disk, path, ports.now(), what)] : [];
  const before = read.kind === "ok" ? read.value : newProfile(ports.newId(), ports.systemZone());
  const profile = Profile.parse(change(before));
  if (read.kind !== "ok" || !Bun.deepEquals(profile, before)) await writeJson(ports.disk, path, profile);
  return { profile, problems };
}

function profilePath(home: string): string {
  return join(learnerFolder(home), "profile.json");
}
