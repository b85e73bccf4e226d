import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

export type Tab = { id: string; label: string; content: ReactNode };

/** Several views of one place. `value` is the id of the one that is shown. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange(id: string): void;
}) {
  return (
    <Radix.Root className="tabs" value={value} onValueChange={onChange}>
      <Radix.List className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="tab-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
