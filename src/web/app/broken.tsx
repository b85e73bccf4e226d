import { useEffect, useRef, useState } from "react";
import { AskError } from "../api/ask.ts";
import { line, useLineState } from "../api/line.ts";
import { changed } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { tell } from "../ui/toast-list.ts";
import { words } from "../words/words.ts";
import { readAbout } from "./about.ts";

const patienceMs = 1_500;
const everyMs = 2_000;

/** Says that the line is broken, and why, once it does not come back at once; and when it is back. */
export function Broken() {
  const state = useLineState();
  const place = useRef<HTMLDivElement>(null);
  const [why, setWhy] = useState<"broken" | "restarted" | null>(null);
  useEffect(() => {
    if (state !== "broken") return;
    let said = false;
    let over = false;
    let timer = setTimeout(look, patienceMs);
    async function look() {
      const problem = await readAbout().then(
        () => null,
        (error: unknown) => error,
      );
      if (over) return;
      if (problem === null) line.retry();
      said = true;
      setWhy(problem instanceof AskError && problem.status === 401 ? "restarted" : "broken");
      timer = setTimeout(look, everyMs);
    }
    return () => {
      over = true;
      clearTimeout(timer);
      // With the notice goes its button: whoever was on it goes on from the content.
      if (place.current?.contains(document.activeElement)) document.getElementById("content")?.focus();
      setWhy(null);
      if (said) tell(words.frame.lineBack);
      changed("");
    };
  }, [state]);
  // There before it says something: a screen reader listens only to what it knows already.
  return (
    <div ref={place} className="broken" role="status">
      {why !== null && (
        <Notice tone="draft">
          <p>{words.frame[why]}</p>
          <Button onClick={line.retry}>{words.frame.retryNow}</Button>
        </Notice>
      )}
    </div>
  );
}
