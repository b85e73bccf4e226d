import type { ReactNode } from "react";

/** What may be wider than the page: it scrolls by itself, with the keyboard too. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is out of sight is reached with the arrow keys
    <section className="research-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
