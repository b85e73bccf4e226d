import { Suspense, useEffect, useState } from "react";
import { line } from "../api/line.ts";
import { useRead } from "../api/use-read.ts";
import { Icon } from "../ui/icon.tsx";
import { Shown, Skeleton } from "../ui/states.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import { AboutContext, readAbout } from "./about.ts";
import { Broken } from "./broken.tsx";
import { useFrameActions } from "./frame-actions.ts";
import { HeadSlot } from "./head.tsx";
import { HeadTools } from "./head-tools.tsx";
import { Help } from "./help.tsx";
import { useKeys } from "./keys.ts";
import { later } from "./later.tsx";
import { Link } from "./link.tsx";
import { ModelBadge } from "./model-badge.tsx";
import { Nowhere } from "./nowhere.tsx";
import { useContentFocus, useFreshAbout } from "./on-arrival.ts";
import { Palette } from "./palette.tsx";
import { chooseRole, useRole } from "./role.ts";
import { RoomFailure } from "./room-failure.tsx";
import { home, rooms, roomsFor } from "./rooms.ts";
import { useRoute } from "./route.ts";
import { chooseTheme, chosenTheme, type Theme, themes } from "./theme.ts";
import { ToolsWaiting } from "./tools-waiting.tsx";

const themeIcons = { system: "contrast", light: "sun", dark: "moon" } as const;

const HandedFrame = later("handed", async () => (await import("./handed-frame.tsx")).HandedFrame);

/** The rooms at the edge, the head above, and the room that the address names. */
export function Frame() {
  const { parts, query } = useRoute();
  const role = useRole();
  const room = rooms.find(({ name }) => name === (parts[0] ?? home[role]));
  const about = useRead("about", readAbout);
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const [theme, setTheme] = useState(chosenTheme);
  const wear = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  const nextTheme = () => wear(themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system");
  const narrow = useWidth() === "narrow";
  useKeys();
  useFrameActions({
    approved: about.value?.approved ?? [],
    wear,
    togglePalette: () => setOpen(open === "palette" ? null : "palette"),
    showKeys: () => setOpen("keys"),
  });
  const name = room?.name ?? null;
  const title = name === null ? null : words.frame.rooms[name];
  useContentFocus(parts.join("/"));
  useFreshAbout(name);
  useEffect(() => line.open(), []);
  if (about.value !== undefined && about.value.handed !== null)
    return <HandedFrame about={about.value} handed={about.value.handed} />;
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {words.frame.skipToContent}
      </a>
      <nav className="rooms" aria-label={words.frame.roomsLabel}>
        {roomsFor(role).map(({ name: each, icon }) => (
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
        {role === "learner" && (
          <button type="button" className="room-link room-more" onClick={() => chooseRole("teacher")}>
            {words.frame.teachers}
          </button>
        )}
      </nav>
      <header className="head">
        <HeadSlot room={title} />
        <div className="head-tools">
          {about.value !== undefined && <ModelBadge about={about.value} room={name ?? "plan"} />}
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
      <ToolsWaiting waiting={about.value?.waiting ?? []} />
      <main
        id="content"
        className={`room room-${name ?? "nowhere"}`}
        tabIndex={-1}
        aria-label={title ?? words.frame.nowhere.title}
      >
        {room === undefined ? (
          <Nowhere />
        ) : (
          <Shown read={about}>
            {(value) => (
              <AboutContext value={value}>
                <RoomFailure key={name}>
                  <Suspense fallback={<Skeleton lines={5} />}>
                    <room.Component parts={parts.slice(1)} query={query} />
                  </Suspense>
                </RoomFailure>
              </AboutContext>
            )}
          </Shown>
        )}
      </main>
      <Toasts page={parts.join("/")} />
      <Palette open={open === "palette"} onClose={() => setOpen(null)} />
      <Help open={open === "keys"} onClose={() => setOpen(null)} parts={parts} />
    </div>
  );
}
