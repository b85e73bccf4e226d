import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { research } from "../words/en/research.ts";

const perPage = 50;

/** A long table in pages: what is not looked at is not drawn. It begins at the first again with another `order`. */
export function Paged<T>({
  items,
  order = "",
  children,
}: {
  items: readonly T[];
  order?: string;
  children(shown: readonly T[]): ReactNode;
}) {
  const [held, setHeld] = useState({ order, page: 0 });
  const setPage = (page: number) => setHeld({ order, page });
  const last = Math.max(0, Math.ceil(items.length / perPage) - 1);
  const at = held.order === order ? Math.min(held.page, last) : 0;
  const say = research.runs;
  return (
    <>
      {children(items.slice(at * perPage, (at + 1) * perPage))}
      {last > 0 && (
        <nav className="research-pages" aria-label={say.pages}>
          {/* Not disabled at the ends: a button that goes dead under the finger loses the keyboard's place. */}
          <Button aria-disabled={at === 0} onClick={() => setPage(Math.max(0, at - 1))}>
            {say.previous}
          </Button>
          <span role="status">
            {say.range(at * perPage + 1, Math.min(items.length, (at + 1) * perPage), items.length)}
          </span>
          <Button aria-disabled={at === last} onClick={() => setPage(Math.min(last, at + 1))}>
            {say.next}
          </Button>
        </nav>
      )}
    </>
  );
}
