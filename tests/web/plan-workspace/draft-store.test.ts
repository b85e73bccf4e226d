import { describe, expect, test } from "bun:test";
import { draftStore, type Shelf } from "../../../src/web/plan/workspace/draft-store.ts";

function shelf(most = Number.POSITIVE_INFINITY): Shelf & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    get: (name) => held.get(name) ?? null,
    set(name, value) {
      if (value === null) held.delete(name);
      else if (value.length <= most) held.set(name, value);
    },
    names: () => [...held.keys()],
  };
}

/** Shelves of pages in processes of their own: what one writes is seen by the others when they `meet`, and not before. */
function apart(count: number) {
  const common = new Map<string, string>();
  const pages = Array.from({ length: count }, () => {
    const [seen, written] = [new Map<string, string>(), new Map<string, string | null>()];
    const put = (on: Map<string, string>, name: string, value: string | null) =>
      value === null ? on.delete(name) : on.set(name, value);
    const shelf: Shelf = {
      get: (name) => seen.get(name) ?? null,
      set(name, value) {
        put(seen, name, value);
        written.set(name, value);
      },
      names: () => [...seen.keys()],
    };
    const send = () => {
      for (const [name, value] of written) put(common, name, value);
    };
    return { shelf, seen, send };
  });
  return {
    shelves: pages.map(({ shelf }) => shelf),
    meet() {
      for (const page of pages) page.send();
      for (const { seen } of pages) {
        seen.clear();
        for (const [name, value] of common) seen.set(name, value);
      }
    },
  };
}

const draft = (text: string) => ({ text, version: "v" });

describe("unsaved texts in the browser", () => {
  test("are there after a reload and after the page is gone, and leave nothing behind when saved", () => {
    const on = shelf();
    draftStore(on, "one").keep("/w", "a.md", draft("mine"));
    expect(draftStore(on, "one").read("/w", "a.md")).toEqual(draft("mine"));
    const later = draftStore(on, "two");
    expect(later.read("/w", "a.md")).toEqual(draft("mine"));
    expect([...later.paths("/w")]).toEqual(["a.md"]);
    later.keep("/w", "a.md", null);
    expect(on.held.size).toBe(0);
  });

  test("of two pages with one file open, each keeps its own", () => {
    const on = shelf();
    const [one, two] = [draftStore(on, "one"), draftStore(on, "two")];
    one.keep("/w", "a.md", draft("first"));
    expect(two.read("/w", "a.md")).toEqual(draft("first"));
    one.keep("/w", "a.md", draft("first, more"));
    two.keep("/w", "a.md", draft("second"));
    expect(draftStore(on, "one").read("/w", "a.md")).toEqual(draft("first, more"));
    expect(draftStore(on, "two").read("/w", "a.md")).toEqual(draft("second"));
    two.keep("/w", "a.md", null);
    expect(draftStore(on, "three").read("/w", "a.md")).toEqual(draft("first, more"));
  });

  test("a page that does not see yet what another has written does not make it forget", () => {
    const { shelves, meet } = apart(2);
    const [left, right] = shelves.map((on, index) => draftStore(on, `page ${index}`));
    left?.keep("/w", "a.md", draft("left"));
    right?.keep("/w", "a.md", draft("right"));
    right?.keep("/w", "a.md", null);
    meet();
    const [again] = shelves.map((on) => draftStore(on, "page 0"));
    expect(again?.read("/w", "a.md")).toEqual(draft("left"));
    expect([...(again?.paths("/w") ?? [])]).toEqual(["a.md"]);
  });

  test("of texts whose pages are gone, the one kept last is taken over", () => {
    const on = shelf();
    for (const page of ["b", "c", "a"]) draftStore(on, page).keep("/w", "a.md", draft(page));
    expect(draftStore(on, "new").read("/w", "a.md")).toEqual(draft("a"));
  });

  test("another workspace has its own, and a path may hold anything", () => {
    const on = shelf();
    const store = draftStore(on, "one");
    store.keep("/w", "a#b\n.md", draft("x"));
    expect(store.read("/other", "a#b\n.md")).toBeNull();
    expect(store.read("/w", "a#b\n.md")).toEqual(draft("x"));
  });

  test("what does not fit is said, and what is damaged is no text", () => {
    const on = shelf(100);
    const store = draftStore(on, "one");
    expect(store.keep("/w", "a.md", draft("x".repeat(200)))).toBe(false);
    expect(store.paths("/w").size).toBe(0);
    on.held.set("draft./w:a.md#one", "{broken");
    expect(store.read("/w", "a.md")).toBeNull();
  });

  test("a text that no longer fits does not leave an older one in its place unnoticed", () => {
    const on = shelf(100);
    const store = draftStore(on, "one");
    store.keep("/w", "a.md", draft("short"));
    expect(store.keep("/w", "a.md", draft("x".repeat(200)))).toBe(false);
    expect(store.read("/w", "a.md")).toEqual(draft("short"));
  });
});
