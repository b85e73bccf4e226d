import type { ComponentType } from "react";
import { AskError } from "../api/ask.ts";
import { useRead } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice, Shown } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { readAbout } from "./about.ts";

/**
 * A part of the page that is fetched when it is first shown. Where it cannot be, it says so, and is fetched again when
 * the line to the server is back.
 */
export function later<P extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const read = async () => {
    fetched = await fetchPart().catch(explained);
    return fetched;
  };
  return function Later(props: P) {
    const part = useRead(fetched === null ? `part.${name}` : null, read);
    if (fetched !== null) return <Part part={fetched} props={props} />;
    if (part.problem?.kind === outdated) return <Outdated />;
    return <Shown read={part}>{(value) => <Part part={value} props={props} />}</Shown>;
  };
}

/** At one place in the tree whether it was just fetched or long ago: it is not begun anew for that. */
function Part<P extends object>({ part: Component, props }: { part: ComponentType<P>; props: P }) {
  return <Component {...props} />;
}

const outdated = "outdated";

/** The browser says only that it could not. Whether the server answers tells why. */
async function explained(cause: unknown): Promise<never> {
  await readAbout();
  throw new AskError(0, { error: { message: words.frame.outdated, kind: outdated } }, String(cause));
}

function Outdated() {
  return (
    <Notice tone="problem">
      <p>{words.frame.outdated}</p>
      <Button look="main" onClick={() => location.reload()}>
        {words.frame.reload}
      </Button>
    </Notice>
  );
}
