import { type ComponentType, lazy } from "react";
import type { IconName } from "../ui/icon.tsx";

export type RoomName = "plan" | "study" | "speak" | "research";

/** A room gets the parts of the path behind its name. */
export type RoomProps = { parts: readonly string[]; query: URLSearchParams };

type Room = { name: RoomName; icon: IconName; Component: ComponentType<RoomProps> };

/** Each is loaded when it is entered. */
export const rooms: readonly Room[] = [
  { name: "plan", icon: "plan", Component: lazy(() => import("../plan/plan-room.tsx")) },
  { name: "study", icon: "study", Component: lazy(() => import("../study/study-room.tsx")) },
  { name: "speak", icon: "speak", Component: lazy(() => import("../speak/speak-room.tsx")) },
  { name: "research", icon: "research", Component: lazy(() => import("../research/research-room.tsx")) },
];
