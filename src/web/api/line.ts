import { useSyncExternalStore } from "react";
import { type LineState, stream } from "./stream.ts";

/** The page's line to the server. */
export const line = stream(() => `${location.protocol.replace("http", "ws")}//${location.host}/ws`);

export function useLineState(): LineState {
  return useSyncExternalStore(line.watch, line.state);
}
