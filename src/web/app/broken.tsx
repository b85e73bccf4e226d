import { useEffect, useState } from "react";
import { AskError } from "../api/ask.ts";
import { line, useLineState } from "../api/line.ts";
import { changed } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { readAbout } from "./about.ts";

const patienceMs = 1_500;
const everyMs = 2_000;

/** Says that the line is broken, and why, once it does not come back at once. */
export function Broken() {
  const state = useLineState();
  const [why, setWhy] = useState<"broken" | "restarted" | null>(null);
  useEffect(() => {
    if (state !== "broken") return;
    let timer = setTimeout(look, patienceMs);
    async function look() {
      const problem = await readAbout().then(
        () => null,
        (error: unknown) => error,
      );
      if (problem === null) line.retry();
      setWhy(problem instanceof AskError && problem.status === 401 ? "restarted" : "broken");
      timer = setTimeout(look, everyMs);
    }
    return () => {
      clearTimeout(timer);
      setWhy(null);
      changed("");
    };
  }, [state]);
  if (why === null) return null;
  return (
    <div className="broken">
      <Notice tone="draft">
        <p>{words.frame[why]}</p>
        <Button onClick={line.retry}>{words.frame.retryNow}</Button>
      </Notice>
    </div>
  );
}
