import type { ClassProfile } from "../../workspace/class-profile.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import type { TopicHead } from "../../workspace/topic.ts";

/** Something that a unit could teach in a period. */
export type UnitTopic = {
  title: string;
  /** What tells it from others: the slug of its note, else its title. */
  key: string;
  /** The note or the library's lesson, by path; null: there is neither. */
  note: string | null;
  /** By code. */
  outcomes: string[];
  /** Keys of what it stands on. */
  prerequisites: readonly string[];
  /** Why it is here. */
  why: "asked" | "same-outcome" | "stands-on" | "builds-on";
  /** How much it belongs here; the higher the better. */
  worth: number;
  /** The age it is written for, where that is known: what is for younger pupils comes first. */
  age: number | null;
};

/** What a unit is asked to be. */
export type UnitAsked = {
  topic: string;
  /** By code. */
  outcomes: readonly string[];
  periods: number;
  profile: ClassProfile;
  /** Where there are too few notes on it: fill up with what is near. Left out: those periods are the teacher's. */
  near?: boolean | undefined;
};

/** A unit of a library that is about what was asked, in its own order. */
export type UnitOfLibrary = {
  title: string;
  attribution: string;
  lessons: readonly { pointer: string; title: string }[];
};

/** What a unit can be made of. */
export type UnitMaterial = {
  heads: readonly TopicHead[];
  registry: Registry;
  library: UnitOfLibrary | null;
};
