import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { useRef, useState } from "react";
import { useRead } from "../api/use-read.ts";
import { useFocusAgain } from "../ui/focus-again.ts";
import { words } from "../words/words.ts";
import { useOffered } from "./actions.ts";
import { shownKeys } from "./keys.ts";
import { arranged } from "./palette-match.ts";
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
  const { choices: all, looking } = useChoices(typed);
  const groups = arranged(all, typed);
  const count = groups.reduce((sum, [, choices]) => sum + choices.length, 0);
  return (
    <Command
      label={say.label}
      loop
      // Ctrl-K is ours: it closes what it has opened.
      vimBindings={false}
      shouldFilter={false}
    >
      <Command.Input
        className="palette-input"
        placeholder={say.placeholder}
        value={typed}
        onValueChange={setTyped}
      />
      <Command.List className="palette-list">
        <Command.Empty className="quiet palette-empty">
          {looking ? words.frame.loading : say.nothing}
        </Command.Empty>
        {groups.map(([group, choices]) => (
          <Command.Group key={group} heading={group} className="palette-group">
            {choices.map(({ id, label, about, keys, run }) => (
              <Command.Item
                key={id}
                value={id}
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
      <p className="only-heard" role="status">
        {typed.trim() === "" || looking ? "" : say.found(count)}
      </p>
    </Command>
  );
}

/** What this page offers first. A page that it offers itself is there once. */
function useChoices(typed: string): { choices: Place[]; looking: boolean } {
  const offered: readonly Place[] = useOffered().filter(({ hidden }) => hidden !== true);
  const elsewhere = useRead("places", readPlaces);
  const places = elsewhere.value ?? [];
  const asked = useSettled(typed.trim(), typedForMs);
  const newest = useRead("places.lessons.", () => readLessons(""));
  const recent = newest.value ?? [];
  const search = useRead(asked === "" ? null : `places.lessons.${asked}`, () => readLessons(asked));
  const last = useRef<Place[]>([]);
  if (search.value !== undefined) last.current = search.value;
  // The newest are at hand, and found without regard to accents; the server looks through all of them.
  const known = new Set(recent.map(({ id }) => id));
  const lessons =
    typed.trim() === ""
      ? recent.slice(0, mostRecent)
      : [...recent, ...last.current.filter(({ id }) => !known.has(id))];
  const named = new Set(offered.map(({ label }) => label));
  const pages = places.filter((each) => isPage(each) && !named.has(each.label));
  return {
    choices: [...offered, ...pages, ...lessons, ...places.filter((each) => !isPage(each))],
    looking: elsewhere.loading || newest.loading || search.loading || asked !== typed.trim(),
  };
}

function isPage({ group }: Place): boolean {
  return group === words.frame.palette.places;
}
