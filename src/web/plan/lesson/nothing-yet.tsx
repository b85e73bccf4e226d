import { Button } from "../../ui/button.tsx";
import { Empty, Skeleton } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";

/** No document: it is being prepared, or nobody has asked for one. */
export function NothingYet({ running, onAsk }: { running: boolean; onAsk(): void }) {
  const say = words.planLesson;
  if (running) return <Skeleton lines={6} label={say.drafting} />;
  return (
    <Empty title={say.nothingTitle}>
      <p className="quiet">{say.nothing}</p>
      <Button onClick={onAsk}>{say.openConversation}</Button>
    </Empty>
  );
}
