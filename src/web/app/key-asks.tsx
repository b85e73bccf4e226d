import { useState } from "react";
import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { tell } from "../ui/toast-list.ts";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";

/** A key that would go to a server to which it has never gone: nothing is sent before somebody says so here. */
export function KeyAsks({ about }: { about: About }) {
  const say = words.frame.model.asks;
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const allow = async (asked: About["key"]["asks"][number]) => {
    setBusy(true);
    setProblem(null);
    try {
      await ask(api.about.key.allow.$post({ json: asked }));
      changed("about");
      tell(say.allowed(asked.server));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return about.key.asks.map((asked) => (
    <Notice key={asked.provider} tone="problem">
      <p>{say.question(words.frame.model.providers[asked.provider], asked.server)}</p>
      <Button busy={busy} onClick={() => void allow(asked)}>
        {say.allow}
      </Button>
      {problem !== null && <p>{problem}</p>}
    </Notice>
  ));
}
