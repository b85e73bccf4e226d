import { useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import type { Places } from "./curriculum-step.tsx";
import { focusTopic } from "./focus-topic.ts";

/** Opens one of one's own workspaces, or the sample again. */
export function OtherWorkspaces({ places }: { places: Places | undefined }) {
  const say = words.plan.setUp;
  const [busy, setBusy] = useState(false);
  const workspace = useRead("workspace", () => ask(api.workspace.$get()));
  if (places === undefined || workspace.value === undefined) return null;
  const { root, sample } = workspace.value;
  const others = places.own.filter((name) => root !== `${places.folder}/${name}`);

  const open = async (name: string | null, desk?: { name: string; title: string }) => {
    setBusy(true);
    try {
      await ask(api.workspace.open.$post({ json: { name, sample: desk?.name } }));
      tell(say.opened(desk?.title ?? name ?? say.sampleName));
      changed("");
      go("/plan");
      focusTopic();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="start-others" aria-labelledby="other-workspaces">
      <h2 id="other-workspaces">{say.others}</h2>
      <p className="quiet">{say.current(sample ? say.sampleName : root)}</p>
      <p className="quiet">{say.othersAbout}</p>
      <div className="row">
        {others.map((name) => (
          <Button key={name} icon="folder" disabled={busy} onClick={() => void open(name)}>
            {say.open(name)}
          </Button>
        ))}
        {!sample && (
          <Button disabled={busy} onClick={() => void open(null)}>
            {say.sample}
          </Button>
        )}
      </div>
      <p className="quiet">{say.samples}</p>
      <div className="row">
        {places.samples.map((desk) => (
          <Button key={desk.name} icon="folder" disabled={busy} onClick={() => void open(null, desk)}>
            {desk.title}
          </Button>
        ))}
      </div>
    </section>
  );
}
