import { Suspense, useEffect, useRef, useState } from "react";
import { useRead } from "../api/use-read.ts";
import { Icon } from "../ui/icon.tsx";
import { Shown, Skeleton } from "../ui/states.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import { AboutContext, readAbout } from "./about.ts";
import { type Action, useActions } from "./actions.ts";
import { Broken } from "./broken.tsx";
import { HeadSlot } from "./head.tsx";
import { HeadTools } from "./head-tools.tsx";
import { KeyList } from "./key-list.tsx";
import { useKeys } from "./keys.ts";
import { Link } from "./link.tsx";
import { ModelBadge } from "./model-badge.tsx";
import { Palette } from "./palette.tsx";
import { RoomFailure } from "./room-failure.tsx";
import { rooms } from "./rooms.ts";
import { go, useRoute } from "./route.ts";
import { chooseTheme, chosenTheme, themes } from "./theme.ts";

const themeIcons = { system: "contrast", light: "sun", dark: "moon" } as const;

/** The rooms at the edge, the head above, and the room that the address names. */
export function Frame() {
  const { parts, query } = useRoute();
  const room = rooms.find(({ name }) => name === parts[0]) ?? rooms[0];
  const about = useRead("about", readAbout);
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const [theme, setTheme] = useState(chosenTheme);
  const nextTheme = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
    chooseTheme(next);
    setTheme(next);
  };
  const narrow = useWidth() === "narrow";
  useKeys();
  useActions([
    ...rooms.map(
      ({ name }, index): Action => ({
        id: `room-${name}`,
        label: words.frame.goTo(words.frame.rooms[name]),
        group: words.frame.keys.general,
        keys: `mod+${index + 1}`,
        run: () => go(`/${name}`),
      }),
    ),
    {
      id: "palette",
      label: words.frame.palette.open,
      group: words.frame.keys.general,
      keys: "mod+k",
      hidden: true,
      run: () => setOpen("palette"),
    },
    {
      id: "keys",
      label: words.frame.help,
      group: words.frame.keys.general,
      keys: "?",
      run: () => setOpen("keys"),
    },
    {
      id: "theme",
      label: words.frame.theme.next(words.frame.theme[theme]),
      group: words.frame.keys.general,
      run: nextTheme,
    },
  ]);
  const name = room?.name ?? "plan";
  useEffect(() => {
    document.title = `${words.frame.rooms[name]} · ${words.frame.product}`;
  }, [name]);
  useContentFocus(parts.join("/"));
  if (room === undefined) return null;
  const { Component } = room;
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {words.frame.skipToContent}
      </a>
      <nav className="rooms" aria-label={words.frame.roomsLabel}>
        {rooms.map(({ name: each, icon }) => (
          <Link
            key={each}
            to={`/${each}`}
            className="room-link"
            aria-current={each === name ? "page" : undefined}
          >
            <Icon name={icon} />
            {words.frame.rooms[each]}
          </Link>
        ))}
      </nav>
      <header className="head">
        <HeadSlot />
        <div className="head-tools">
          {about.value !== undefined && <ModelBadge about={about.value} />}
          <HeadTools
            narrow={narrow}
            tools={[
              { icon: "search", label: words.frame.palette.open, run: () => setOpen("palette") },
              {
                icon: themeIcons[theme],
                label: words.frame.theme.next(words.frame.theme[theme]),
                run: nextTheme,
              },
              { icon: "help", label: words.frame.help, run: () => setOpen("keys") },
            ]}
          />
        </div>
      </header>
      <Broken />
      <main id="content" className={`room room-${name}`} tabIndex={-1} aria-label={words.frame.rooms[name]}>
        <Shown read={about}>
          {(value) => (
            <AboutContext value={value}>
              <RoomFailure key={name}>
                <Suspense fallback={<Skeleton lines={5} />}>
                  <Component parts={parts.slice(1)} query={query} />
                </Suspense>
              </RoomFailure>
            </AboutContext>
          )}
        </Shown>
      </main>
      <Toasts />
      <Palette open={open === "palette"} onClose={() => setOpen(null)} />
      <KeyList open={open === "keys"} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Whoever goes to another place has the keyboard there, unless that place has taken it already. */
function useContentFocus(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const content = document.getElementById("content");
    if (content !== null && !content.contains(document.activeElement)) content.focus();
  }, [place]);
}
