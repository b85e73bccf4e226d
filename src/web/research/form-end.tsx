import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";

/** How a form of this room ends: what went wrong with it, and its one button. */
export function FormEnd({ problem, busy, go }: { problem: string | null; busy: boolean; go: string }) {
  return (
    <>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button look="main" submit busy={busy}>
          {go}
        </Button>
      </div>
    </>
  );
}
