import type { ReactNode } from "react";

export type Fact = [name: string, value: ReactNode];

/** Names and what they come to. */
export function Facts({ of, className }: { of: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
