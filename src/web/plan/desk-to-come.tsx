import { Head } from "../app/head.tsx";
import { Skeleton } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { knownTitle } from "./titles.ts";
import { deskTitle } from "./use-kept-focus.ts";

/** A lesson that is being read has its name at once. */
export function DeskToCome({ id }: { id: string }) {
  return (
    <>
      <Head>
        <h1 id={deskTitle} tabIndex={-1}>
          {knownTitle(id) ?? words.plan.pane.lesson}
        </h1>
      </Head>
      <div className="desk-to-come">
        <Skeleton lines={8} />
      </div>
    </>
  );
}
