import { useRemembered } from "../../app/remembered.ts";
import type { Folds } from "./tree.ts";

/** Which folders somebody opened or closed, for each workspace. */
export function useFolds(root: string): [Folds, (path: string, open: boolean) => void] {
  const [kept, keep] = useRemembered(`folds.${root}`, "");
  const lines = kept.split("\n").filter(Boolean);
  const those = (mark: string) =>
    new Set(lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1)));
  const change = (path: string, open: boolean) => {
    const others = lines.filter((line) => line.slice(1) !== path);
    keep([...others, `${open ? "+" : "-"}${path}`].join("\n"));
  };
  return [{ opened: those("+"), closed: those("-") }, change];
}
