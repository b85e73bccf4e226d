import type { ComponentType } from "react";
import type { IconName } from "../ui/icon.tsx";
import { words } from "../words/words.ts";
import { later } from "./later.tsx";
import type { Role } from "./role.ts";
import type { RoomProps } from "./room-props.ts";

export type RoomName = "plan" | "study" | "speak" | "research";

type Room = { name: RoomName; icon: IconName; Component: ComponentType<RoomProps> };

/** Where each lands, and the rooms that are theirs; every room can be reached by its address. */
export const home: Record<Role, RoomName> = { teacher: "plan", learner: "study" };
const forLearners: readonly RoomName[] = ["study", "speak"];

export function roomsFor(role: Role): readonly Room[] {
  return role === "teacher" ? rooms : rooms.filter(({ name }) => forLearners.includes(name));
}

/** Each is loaded when it is entered. */
export const rooms: readonly Room[] = [
  room("plan", async () => (await import("../plan/plan-room.tsx")).default),
  room("study", async () => (await import("../study/study-room.tsx")).default),
  room("speak", async () => (await import("../speak/speak-room.tsx")).default),
  room("research", async () => (await import("../research/research-room.tsx")).default),
];

function room(name: RoomName, fetchRoom: () => Promise<ComponentType<RoomProps>>): Room {
  return { name, icon: name, Component: later(name, fetchRoom, words.frame.rooms[name]) };
}
