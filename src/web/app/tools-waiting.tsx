import { useState } from "react";
import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { tell } from "../ui/toast-list.ts";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";

type Waiting = About["waiting"][number];

/** Tools of plugins that wait for somebody to approve them, until that is done or put off. */
export function ToolsWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  const [later, setLater] = useState<readonly string[]>([]);
  const shown = waiting.filter(({ hash }) => !later.includes(hash));
  return (
    <div className="asks" role="status">
      {shown.map((one) => (
        <Asked key={one.plugin} {...one} onLater={() => setLater([...later, one.hash])} />
      ))}
    </div>
  );
}

function Asked({ plugin, hash, tools, onLater }: Waiting & { onLater(): void }) {
  const say = words.frame.tools;
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await ask(api.about.tools.approve.$post({ json: { plugin, hash } }));
      tell(say.approved(plugin));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      changed("about");
    }
  };
  return (
    <Notice tone="draft">
      <p>{say.waiting(plugin)}</p>
      <ul>
        {tools.map(({ name, file }) => (
          <li key={name}>
            {name} <code>{file}</code>
          </li>
        ))}
      </ul>
      <p>{say.risk}</p>
      <div className="row">
        <Button busy={busy} onClick={() => void approve()}>
          {say.approve}
        </Button>
        <Button onClick={onLater}>{say.later}</Button>
      </div>
      {problem !== null && <p>{problem}</p>}
    </Notice>
  );
}
