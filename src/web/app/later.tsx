import type { ComponentType } from "react";
import { AskError } from "../api/ask.ts";
import { useRead } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Notice, Shown } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { readAbout } from "./about.ts";
import { Head } from "./head.tsx";

/**
 * A part of the page that is fetched when it is first shown. Where it cannot be, it says so, and is fetched again when
 * the line to the server is back. `title` is the heading of a page that is not there to say its own.
 */
export function later<P extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<P>>,
  title?: string,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const read = async () => {
    fetched = await fetchPart().catch(explained);
    return fetched;
  };
  return function Later(props: P) {
    const part = useRead(fetched === null ? `part.${name}` : null, read);
    if (fetched !== null) return <Part part={fetched} props={props} />;
    return (
      <>
        {part.problem !== null && title !== undefined && (
          <Head>
            <h1>{title}</h1>
          </Head>
        )}
        {part.problem?.kind === outdated ? (
          <Outdated />
        ) : (
          <Shown read={part}>{(value) => <Part part={value} props={props} />}</Shown>
        )}
      </>
    );
  };
}

/** At one place in the tree whether it was just fetched or long ago: it is not begun anew for that. */
function Part<P extends object>({ part: Component, props }: { part: ComponentType<P>; props: P }) {
  return <Component {...props} />;
}

const outdated = "outdated";

/**
 * The browser says only that it could not. Where the server answers all the same, the page is of an older version, or the
 * browser has made up its mind and does not ask again: a page that is loaded anew has neither trouble.
 */
async function explained(cause: unknown): Promise<never> {
  await readAbout();
  if (reloadOnce()) return await new Promise<never>(() => {});
  throw new AskError(0, { error: { message: words.frame.outdated, kind: outdated } }, String(cause));
}

const reloadedAt = "teacher-assist.reloaded";
const notAgainForMs = 60_000;

/** Once, and not over and over. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < notAgainForMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    return false; // where nothing can be remembered, it could go on for ever
  }
  location.reload();
  return true;
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
