import { z } from "zod";
import { reasonOf } from "../problem.ts";
import { StoreError } from "./store.ts";

/** The system's name for what went wrong (`ENOSPC`), or null where the error is not the system's. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** `what` starts a sentence: "Session abc". A StoreError passes through as it is. */
export function writeFailed(what: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { happened, todo } = inWords(error);
  const message = `${what} could not be saved: ${happened}. Everything saved before is safe. ${todo}`;
  return new StoreError("write_failed", message, { cause: error });
}

export function readFailed(what: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { happened, todo } = inWords(error);
  const message = `${what} could not be read: ${happened}. Nothing was changed. ${todo}`;
  return new StoreError("read_failed", message, { cause: error });
}

/** What happened (the middle of a sentence) and what to do about it (a sentence). */
export function inWords(error: unknown): { happened: string; todo: string } {
  if (error instanceof z.ZodError) {
    return {
      happened: "it does not have the right form", // which field, its cause says
      todo: "Please report this.",
    };
  }
  switch (errorCode(error)) {
    case "ENOSPC":
      return { happened: "the disk is full", todo: "Free some space, then try again." };
    case "EDQUOT":
      return { happened: "your share of the disk is used up", todo: "Free some space, then try again." };
    case "EACCES":
    case "EPERM":
      return {
        happened: `there is no permission to use ${pathOf(error)}`,
        todo: "Ask for access to it, or choose another data folder.",
      };
    case "EROFS":
      return { happened: "the disk is read-only", todo: "Choose a data folder that can be written to." };
    case "EIO":
      return {
        happened: "the disk reported an error",
        todo: "Copy the data folder to another disk, then try again.",
      };
    case "ENOENT":
      return { happened: `${pathOf(error)} is not there any more`, todo: "Put it back, then try again." };
    case "EMFILE":
    case "ENFILE":
      return { happened: "too many files are open", todo: "Close some sessions, then try again." };
    case "SQLITE_CANTOPEN":
    case "SQLITE_READONLY":
    case "SQLITE_READONLY_DIRECTORY":
    case "ERR_SQLITE_ERROR": // Node's name for all of them
      return {
        happened: "its lock file could not be opened",
        todo: "Check that the data folder can be written to, then try again.",
      };
    default:
      return { happened: reasonOf(error), todo: "Try again." };
  }
}

function pathOf(error: unknown): string {
  const named = error instanceof Error && "path" in error && typeof error.path === "string";
  return named ? String(error.path) : "the data folder";
}
