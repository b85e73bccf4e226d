import { join } from "node:path";
import { makeUnit } from "../../../src/lesson/units/make-unit.ts";
import { unitMaterial } from "../../../src/lesson/units/unit-material.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";

export const project = join(import.meta.dir, "..", "..", "..");

/** A desk that ships, one of its classes, and what a unit there is about. */
export const tenLessons = [
  { desk: "workspace", id: "3B", topic: "programming in Python" },
  { desk: "desks/mathematics", id: "7Y1", topic: "fractions" },
  // Three topics on it at that age: a unit of ten is asked for with what is near.
  { desk: "desks/science", id: "S2C", topic: "particles", near: true },
] as const satisfies { desk: string; id: string; topic: string; near?: boolean }[];

export async function unitAt(
  desk: string,
  id: string,
  topic: string,
  periods = 10,
  outcomes: string[] = [],
  near = false,
) {
  const root = join(project, desk);
  const profile = (await loadClasses(root)).find((one) => one.id === id);
  if (profile === undefined) throw new Error(`no class ${id} at ${desk}`);
  const material = await unitMaterial(root, topic, profile, null);
  const unit = makeUnit({ topic, outcomes, periods, profile, near }, material, "2026-09-07");
  return { root, profile, material, unit };
}
