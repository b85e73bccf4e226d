/** A room gets the parts of the path behind its name. */
export type RoomProps = { parts: readonly string[]; query: URLSearchParams };
