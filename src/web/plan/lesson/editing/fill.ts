import { createContext } from "react";
import type { Hands } from "../hands.ts";

/** Where what is filled in goes. */
export const Fill = createContext<{
  sessionId: string;
  section: string;
  busy: boolean;
  save: Hands["save"];
} | null>(null);
