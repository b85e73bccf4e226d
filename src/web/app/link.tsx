import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { go } from "./route.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

/** A link inside the client. It opens in another tab as any link does. */
export function Link({ to, onClick, ...more }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    go(to);
  };
  return <a {...more} href={to} onClick={follow} />;
}
