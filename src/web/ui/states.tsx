import type { ReactNode } from "react";
import type { Read } from "../api/use-read.ts";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Nothing here yet: what it is for, and the one thing to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** What happened, what is safe, what to do. */
export function Notice({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "good" | "draft" | "problem";
  children: ReactNode;
}) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "problem" ? "alert" : undefined}>
      {tone !== "plain" && <Icon name={tone === "good" ? "check" : "warning"} />}
      <div className="notice-text">{children}</div>
    </div>
  );
}

/** For whoever mends the program, folded: a teacher need not read it. */
export function WhatHappened({ details }: { details: string | null }) {
  if (details === null) return null;
  return (
    <details className="what-happened">
      <summary>{words.frame.whatHappened}</summary>
      <p>{details}</p>
    </details>
  );
}

/** Lines of grey where text will be. `label` is what a screen reader hears. */
export function Skeleton({ lines = 3, label = words.frame.loading }: { lines?: number; label?: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines alike
        <span key={index} />
      ))}
    </div>
  );
}

/** What was read, or that it is being read, or why it could not be. */
export function Shown<T>({
  read,
  lines,
  children,
}: {
  read: Read<T>;
  lines?: number;
  children(value: T): ReactNode;
}) {
  if (read.value !== undefined) return <>{children(read.value)}</>;
  if (read.problem === null) return <Skeleton lines={lines} />;
  return (
    <Notice tone="problem">
      <p>{read.problem.message}</p>
      <WhatHappened details={read.problem.details} />
      <Button onClick={read.again}>{words.frame.tryAgain}</Button>
    </Notice>
  );
}
