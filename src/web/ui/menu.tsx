import * as Radix from "@radix-ui/react-dropdown-menu";
import { type ReactElement, useState } from "react";

export type MenuItem = {
  label: string;
  /** A second, quiet line. */
  about?: string;
  disabled?: boolean;
  run(): void;
};

/** A button (`children`) that opens a list of things to do. A null is a line between them. */
export function Menu({ items, children }: { items: readonly (MenuItem | null)[]; children: ReactElement }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  // Where its button is: outside of every part of the page, a screen reader would not come upon it.
  const place = button?.closest<HTMLElement>("[role=dialog], main, .head") ?? null;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={setButton}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          {items.map((item, index) =>
            item === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be known by
              <Radix.Separator key={index} className="menu-line" />
            ) : (
              <Radix.Item
                key={item.label}
                className="menu-item"
                disabled={item.disabled ?? false}
                onSelect={() => item.run()}
              >
                {item.label}
                {item.about !== undefined && <small className="quiet">{item.about}</small>}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
