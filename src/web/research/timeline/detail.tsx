import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../../ui/button.tsx";
import { research } from "../../words/en/research.ts";
import { type Fact, Facts } from "../facts.tsx";

const say = research.span;

type Props = { title: string; facts: readonly Fact[]; onClose(): void; children?: ReactNode };

/** What is known of one step, beside the timeline. It takes the keyboard when it opens; Esc gives it back. */
export function Detail({ title, facts, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      className="card research-detail"
      aria-label={say.label}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header className="research-bar">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={say.close} onClick={onClose} />
      </header>
      <Facts of={facts} className="research-facts" />
      {children}
    </section>
  );
}
