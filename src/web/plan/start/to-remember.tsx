import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { RememberedItem } from "./remembered-item.tsx";

/** What was learned and waits for the teacher's word; nothing where nothing waits. */
export function ToRemember() {
  const say = words.plan.memory;
  const read = useRead("memory", () => ask(api.memory.$get()));
  const { waiting = [], problem = null } = read.value ?? {};
  if (waiting.length === 0 && problem === null) return null;
  return (
    <section className="start-recent" aria-labelledby="to-remember">
      <h2 id="to-remember">{say.title}</h2>
      <p className="quiet">{say.about}</p>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      <ul className="start-memory">
        {waiting.map((one) => (
          <RememberedItem key={one.id} proposal={one} />
        ))}
      </ul>
    </section>
  );
}
