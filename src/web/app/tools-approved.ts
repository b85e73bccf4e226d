import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed } from "../api/use-read.ts";
import { tell } from "../ui/toast-list.ts";
import { words } from "../words/words.ts";
import type { Action } from "./actions.ts";

/** Of each plugin whose tools may run: that they may no longer. */
export function takingBack(plugins: readonly string[]): Action[] {
  return plugins.map((plugin) => ({
    id: `tools-revoke-${plugin}`,
    label: words.frame.tools.takeBack(plugin),
    group: words.frame.keys.general,
    run: () => void takeBack(plugin),
  }));
}

async function takeBack(plugin: string): Promise<void> {
  try {
    await ask(api.about.tools.revoke.$post({ json: { plugin } }));
    tell(words.frame.tools.takenBack(plugin));
  } catch (error) {
    tell(messageOf(error));
  } finally {
    changed("about");
  }
}
