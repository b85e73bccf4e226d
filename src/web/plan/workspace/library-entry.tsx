import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Shown } from "../../ui/states.tsx";
import { library as libraryWords } from "../../words/en/library.ts";

type Place = { name: string; id: string };

/** Which entry of a library a path leads to; null where it leads elsewhere. */
export function entryAt(path: string): Place | null {
  const [, name, id] = /^library\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return name === undefined || id === undefined ? null : { name, id };
}

export function useEntry(place: Place | null) {
  return useRead(place === null ? null : `library-entry ${place.name}/${place.id}`, () =>
    ask(api.library[":name"][":id"].$get({ param: place ?? { name: "", id: "" } })),
  );
}

/** An entry of a library, as it was brought in. */
export function LibraryEntryDialog({ name, id, onClose }: Place & { onClose(): void }) {
  const read = useEntry({ name, id });
  return (
    <Dialog open onClose={onClose} title={read.value?.title ?? libraryWords.entry}>
      <Shown read={read}>{({ text }) => <Markdown text={text.replace(/^# .*\n/, "")} />}</Shown>
    </Dialog>
  );
}
