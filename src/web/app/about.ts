import { createContext, use } from "react";
import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";

export const readAbout = () => ask(api.about.$get());

/** Which version this is, who drafts, and what can be asked. */
export type About = Awaited<ReturnType<typeof readAbout>>;

export const AboutContext = createContext<About | null>(null);

/** Inside the frame only: it shows nothing before it knows. */
export function useAbout(): About {
  const about = use(AboutContext);
  if (about === null) throw new Error("useAbout is for what stands inside the frame.");
  return about;
}
