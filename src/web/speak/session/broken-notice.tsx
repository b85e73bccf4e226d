import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { speak } from "../../words/en/speak.ts";
import type { Broken } from "../talk/use-talk.ts";

/** Why it does not go on. It takes the keyboard only where nobody has it. */
export function BrokenNotice({ broken, onAgain }: { broken: Broken; onAgain(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const say = speak.broken;
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Notice tone="problem">
      <p>{broken.message}</p>
      {broken.offline && <p>{say.byItself}</p>}
      <Button ref={button} look="main" onClick={onAgain}>
        {broken.elsewhere ? say.here : say.goOn}
      </Button>
    </Notice>
  );
}
