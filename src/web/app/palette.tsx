import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { useRead } from "../api/use-read.ts";
import { useFocusAgain } from "../ui/focus-again.ts";
import { words } from "../words/words.ts";
import { type Action, useOffered } from "./actions.ts";
import { shownKeys } from "./keys.ts";
import { readPlaces } from "./places.ts";

/** Ctrl/Cmd-K: whatever can be done now, by its name. */
export function Palette({ open, onClose }: { open: boolean; onClose(): void }) {
  const focus = useFocusAgain();
  const places = useRead(open ? "places" : null, readPlaces).value ?? [];
  const offered: Action[] = useOffered().filter(({ hidden }) => hidden !== true);
  const groups = Map.groupBy([...offered, ...places], ({ group }) => group);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content className="dialog palette" aria-describedby={undefined} {...focus}>
          <Radix.Title className="only-heard">{words.frame.palette.label}</Radix.Title>
          <Command label={words.frame.palette.label} loop>
            <Command.Input className="palette-input" placeholder={words.frame.palette.placeholder} />
            <Command.List className="palette-list">
              <Command.Empty className="quiet palette-empty">{words.frame.palette.nothing}</Command.Empty>
              {[...groups].map(([group, actions]) => (
                <Command.Group key={group} heading={group} className="palette-group">
                  {actions.map(({ id, label, keys, run }) => (
                    <Command.Item
                      key={id}
                      value={`${label} ${id}`}
                      className="palette-item"
                      onSelect={() => {
                        onClose();
                        run();
                      }}
                    >
                      {label}
                      {keys !== undefined && <kbd>{shownKeys(keys)}</kbd>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
