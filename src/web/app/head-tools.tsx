import { IconButton } from "../ui/button.tsx";
import type { IconName } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { words } from "../words/words.ts";

export type Tool = { icon: IconName; label: string; run(): void };

/** Small buttons at the end of the head; one menu where the head is short. */
export function HeadTools({ tools, narrow }: { tools: readonly Tool[]; narrow: boolean }) {
  if (narrow) {
    return (
      <Menu items={tools}>
        <IconButton icon="more" label={words.frame.more} />
      </Menu>
    );
  }
  return tools.map(({ icon, label, run }) => (
    <IconButton key={icon} icon={icon} label={label} onClick={run} />
  ));
}
