import { useLayoutEffect, useRef } from "react";

/** Put in as parsed XML, never as HTML; the picture carries its own alternative text. */
export function Picture({ svg, className }: { svg: string; className: string }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
    place.current?.replaceChildren(document.importNode(documentElement, true));
  }, [svg]);
  return <figure className={className} ref={place} />;
}
