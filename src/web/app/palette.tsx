import * as Radix from "@radix-ui/react-dialog";
import { Command, useCommandState } from "cmdk";
import { useRef, useState } from "react";
import { useRead } from "../api/use-read.ts";
import { useFocusAgain } from "../ui/focus-again.ts";
import { words } from "../words/words.ts";
import { useOffered } from "./actions.ts";
import { shownKeys } from "./keys.ts";
import { paletteScore } from "./palette-match.ts";
import { type Place, readLessons, readPlaces } from "./places.ts";
import { useSettled } from "./use-settled.ts";

const typedForMs = 150;
/** Before anything is typed. */
const mostRecent = 6;

/** Ctrl/Cmd-K: whatever can be done now, and wherever one can go, by its name. */
export function Palette({ open, onClose }: { open: boolean; onClose(): void }) {
  const focus = useFocusAgain();
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content className="dialog palette" aria-describedby={undefined} {...focus}>
          <Radix.Title className="only-heard">{words.frame.palette.label}</Radix.Title>
          <Choices onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Choices({ onClose }: { onClose(): void }) {
  const say = words.frame.palette;
  const [typed, setTyped] = useState("");
  const groups = Map.groupBy(useChoices(typed), ({ group }) => group);
  return (
    <Command
      label={say.label}
      loop
      // Ctrl-K is ours: it closes what it has opened.
      vimBindings={false}
      filter={(_, search, [label = ""] = []) => paletteScore(label, search)}
    >
      <Command.Input
        className="palette-input"
        placeholder={say.placeholder}
        value={typed}
        onValueChange={setTyped}
      />
      <Command.List className="palette-list">
        <Command.Empty className="quiet palette-empty">{say.nothing}</Command.Empty>
        {[...groups].map(([group, choices]) => (
          <Command.Group key={group} heading={group} className="palette-group">
            {choices.map(({ id, label, about, keys, run }) => (
              <Command.Item
                key={id}
                value={id}
                keywords={[label]}
                className="palette-item"
                onSelect={() => {
                  onClose();
                  run();
                }}
              >
                <span className="palette-label">{label}</span>
                {about !== undefined && <small className="quiet">{about}</small>}
                {keys !== undefined && <kbd>{shownKeys(keys)}</kbd>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {typed !== "" && <Found />}
    </Command>
  );
}

function Found() {
  const count = useCommandState(({ filtered }) => filtered.count);
  return (
    <p className="only-heard" role="status">
      {words.frame.palette.found(count)}
    </p>
  );
}

/** What this page offers first; what two of them offer under one name once. */
function useChoices(typed: string): Place[] {
  const offered: readonly Place[] = useOffered().filter(({ hidden }) => hidden !== true);
  const places = useRead("places", readPlaces).value ?? [];
  const asked = useSettled(typed.trim(), typedForMs);
  const found = useRead(`places.lessons.${asked}`, () => readLessons(asked)).value;
  const last = useRef<Place[]>([]);
  if (found !== undefined) last.current = found;
  const lessons = typed.trim() === "" ? last.current.slice(0, mostRecent) : last.current;
  const seen = new Set<string>();
  return [...offered, ...places.filter(isPage), ...lessons, ...places.filter((each) => !isPage(each))].filter(
    ({ id, label, group }) => {
      const name = group === words.frame.palette.lessons ? id : label;
      return !seen.has(name) && seen.add(name);
    },
  );
}

function isPage({ group }: Place): boolean {
  return group === words.frame.palette.places;
}
