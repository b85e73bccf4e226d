import { join } from "node:path";
import { makeUnit } from "../../../src/lesson/units/make-unit.ts";
import { unitMaterial } from "../../../src/lesson/units/unit-material.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";

export const project = join(import.meta.dir, "..", "..", "..");

/** A desk that ships, one of its classes, and what a unit there is about. */
export const tenLessons = [
  { desk: "workspace", id: "3B", topic: "programming in Python" },
  { desk: "desks/mathematics", id: "7Y1", topic: "fractions" },
  { desk: "desks/science", id: "S2C", topic: "particles" },
] as const;

export async function unitAt(desk: string, id: string, topic: string, periods = 10, outcomes: string[] = []) {
  const root = join(project, desk);
  const profile = (await loadClasses(root)).find((one) => one.id === id);
  if (profile === undefined) throw new Error(`no class ${id} at ${desk}`);
  const material = await unitMaterial(root, topic, profile, null);
  const unit = makeUnit({ topic, outcomes, periods, profile }, material, "2026-09-07");
  return { root, profile, material, unit };
}
