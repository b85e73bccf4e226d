import { words } from "../words/words.ts";
import { type Action, useActions } from "./actions.ts";
import { rooms } from "./rooms.ts";
import { go } from "./route.ts";
import { type Theme, themes } from "./theme.ts";
import { takingBack } from "./tools-approved.ts";

type Doing = {
  approved: readonly string[];
  wear(theme: Theme): void;
  togglePalette(): void;
  showKeys(): void;
};

/** What can be done in every room. Rooms have no keys: a browser needs those with digits for its own tabs. */
export function useFrameActions({ approved, wear, togglePalette, showKeys }: Doing): void {
  const group = words.frame.keys.general;
  const { goTo, rooms: names, palette, help, theme } = words.frame;
  useActions([
    ...rooms.map(
      ({ name }): Action => ({
        id: `room-${name}`,
        label: goTo(names[name]),
        group,
        run: () => go(`/${name}`),
      }),
    ),
    ...takingBack(approved),
    { id: "palette", label: palette.open, group, keys: "mod+k", hidden: true, run: togglePalette },
    { id: "keys", label: help, group, keys: "?", run: showKeys },
    ...themes.map(
      (each): Action => ({ id: `theme-${each}`, label: theme.choose[each], group, run: () => wear(each) }),
    ),
  ]);
}
