import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { subjectColour } from "./subject.ts";

/** The class name that gives a lesson the colour of its class's subject; "" until that is known. */
export function useClassColour(id: string | null): string {
  const classes = useRead("workspace/classes", () => ask(api.workspace.classes.$get()));
  const of = classes.value?.classes.find((one) => one.id === id);
  return of === undefined ? "" : subjectColour(of.subject);
}
