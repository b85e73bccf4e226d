import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Env, environmentFor } from "../env.ts";

export type Situation = {
  env: Env;
  platform: NodeJS.Platform;
  /** A person reads what is printed. */
  atTerminal: boolean;
  /** They asked for it not to be opened, or never to be asked anything. */
  declined: boolean;
  exists?(path: string): boolean;
};

/** The program that opens an address in the person's browser; null where they had better do it themselves. */
export function browserOpener({
  env,
  platform,
  atTerminal,
  declined,
  exists = existsSync,
}: Situation): string[] | null {
  if (declined || !atTerminal || isSet(env.CI) || env.BROWSER === "none") return null;
  if (isSet(env.SSH_CONNECTION) || isSet(env.SSH_TTY)) return null; // the browser would open on the other machine
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"]; // unlike `start`, no shell reads the address
  const onPath = (name: string) =>
    (env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && exists(join(folder, name)));
  if (isSet(env.WSL_DISTRO_NAME) && onPath("wslview")) return ["wslview"];
  // Without a screen, xdg-open would start a browser for text in this very terminal.
  const hasScreen = isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY);
  return hasScreen && onPath("xdg-open") ? ["xdg-open"] : null;
}

/** How a program finds the person's screen and their browser. */
const ofDesktop =
  /^(DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|DESKTOP_SESSION|BROWSER|(XDG|KDE|GNOME|WSL)_?\w*)$/;

/** Whatever becomes of it: the address was printed, and the server runs. */
export function openBrowser(opener: readonly string[], url: string, env: Env): void {
  try {
    const child = Bun.spawn([...opener, url], {
      env: environmentFor(env, ofDesktop),
      stdin: "ignore",
      stdout: "ignore",
      stderr: "ignore",
    });
    child.unref();
  } catch {
    // Not there after all.
  }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "false" && value !== "0";
}
