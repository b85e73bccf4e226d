import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addLibrary, type LibraryProgress, removeLibrary } from "../../src/library/add-library.ts";
import { archiveAddress } from "../../src/library/download.ts";
import { openLibraries } from "../../src/library/libraries.ts";
import { small, tarball, zip } from "./packed.ts";

let data = "";
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "library-test-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

function add(source: string, heard: (progress: LibraryProgress) => void = () => {}) {
  return addLibrary({ data, source, cwd: "/", day: "2026-11-16", fetch, heard });
}

function inFile(name: string, bytes: Uint8Array | string): string {
  const path = join(data, name);
  writeFileSync(path, bytes);
  return path;
}

const whole = { name: "oak", version: "9.8.7", lessons: 2, units: 1, descriptors: 2 };

describe("a library is brought in whole", () => {
  test("from a folder, with its progress told", async () => {
    const told: LibraryProgress[] = [];
    expect(await add(small, (one) => told.push(one))).toMatchObject(whole);
    expect(told.length).toBeGreaterThan(0);
    const lesson = openLibraries(data).lesson("oak", "lesson-702");
    expect(lesson?.lesson).toMatchObject({
      title: "How the Moon makes tides",
      subject: "Science",
      keyStage: "Key Stage 2",
      years: [5],
      unit: { id: "unit-70", title: "The sea that rises and falls", position: 2, of: 2 },
      outcome: "I can explain how the Moon makes the sea rise and fall.",
      threads: ["Sea and sky"],
      descriptors: ["contentdescriptor-tides-moon"],
      misconceptions: [
        {
          statement: "Tides are made by the wind.",
          correction: "Tides are made by the pull of the Moon and the Sun; the wind makes waves.",
        },
      ],
    });
    expect(lesson?.lesson.points[0]).toBe("A tide is the slow rise and fall of the sea.");
    expect(lesson?.lesson.priorKnowledge).toHaveLength(2);
    expect(lesson?.before.map(({ id }) => id)).toEqual(["lesson-701"]);
    expect(lesson?.words.map(({ word }) => word)).toContain("strandline");
    expect(openLibraries(data).entry("oak", "unit-70")).toMatchObject({ kind: "unit", why: "" });
  });

  test("from a tar.gz, a zip and an address", async () => {
    expect(await add(inFile("a.tar.gz", await tarball()))).toMatchObject(whole);
    expect(await add(inFile("a.zip", zip()))).toMatchObject(whole);
    const packed = await tarball();
    using server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(packed) });
    const told: LibraryProgress[] = [];
    expect(await add(`http://127.0.0.1:${server.port}/oak.tar.gz`, (one) => told.push(one))).toMatchObject({
      ...whole,
      source: `http://127.0.0.1:${server.port}/oak.tar.gz`,
    });
    expect(told[0]).toMatchObject({ doing: "downloading" });
  });

  test("the page of a repository means the archive of its files", () => {
    expect(archiveAddress("https://github.com/oaknational/oak-curriculum-ontology")).toBe(
      "https://github.com/oaknational/oak-curriculum-ontology/archive/HEAD.tar.gz",
    );
    expect(archiveAddress("https://example.org/a/b")).toBe("https://example.org/a/b");
  });

  test("is found by words, by subject and by year", async () => {
    await add(small);
    const { search } = openLibraries(data);
    expect(search({ words: "tides", kind: "lesson" })[0]?.id).toBe("lesson-702");
    expect(search({ words: "tides", subjects: ["Science"], years: [4, 5, 6] })[0]?.id).toBe("lesson-702");
    expect(search({ words: "tides", years: [9] })).toEqual([]);
    expect(search({ words: "tides", subjects: ["History"] })).toEqual([]);
    expect(search({ words: 'weed "or" (shells*' })[0]?.id).toBe("lesson-701");
  });

  test("and taken away again, with its name kept for the lessons that used it", async () => {
    await add(small);
    expect(removeLibrary(data, "oak")).toMatchObject(whole);
    const left = openLibraries(data);
    expect([left.list(), left.search({ words: "tides" }), left.entry("oak", "lesson-702")]).toEqual([
      [],
      [],
      null,
    ]);
    expect(left.known("oak")).toMatchObject({ here: false, about: { version: "9.8.7" } });
    expect(() => removeLibrary(data, "oak")).toThrow("There is no library here.");
    await add(small);
    expect(openLibraries(data).known("oak")).toMatchObject({ here: true });
  });
});

describe("what is cut or hostile gives a sentence, and nothing half brought in", () => {
  const turtle = async () => await Bun.file(join(small, "science-key-stage-2.ttl")).text();

  test("a Turtle file cut in the middle of a sentence, or between two", async () => {
    const text = await turtle();
    await expect(add(inFile("a.ttl", text.slice(0, text.length / 2)))).rejects.toThrow(
      /cut off or damaged: a\.ttl .* Nothing was brought in/,
    );
    const between = text.slice(0, text.indexOf("oakcurric:keyword-gravity a"));
    await expect(add(inFile("b.ttl", between))).rejects.toThrow(/breaks off: in b\.ttl/);
  });

  test("an archive cut in half, something else under its name, an empty folder, no lessons", async () => {
    const packed = await tarball();
    await expect(add(inFile("a.tar.gz", packed.slice(0, packed.length / 2)))).rejects.toThrow(
      /cut off or damaged/,
    );
    await expect(add(inFile("a.zip", zip().slice(0, 400)))).rejects.toThrow(/cut off or damaged/);
    await expect(add(inFile("a.tgz", "hello"))).rejects.toThrow(/cut off or damaged/);
    await expect(add(data)).rejects.toThrow(/no Turtle files|cut off/);
    await expect(add(join(small, "structure.ttl"))).rejects.toThrow(/holds no lessons/);
    await expect(add(join(data, "not-there"))).rejects.toThrow(/There is no file or folder/);
  });

  test("a connection that breaks off, a server that has nothing, an address in the clear", async () => {
    const packed = await tarball();
    using server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: ({ url }) =>
        url.endsWith("half") ? new Response(packed.slice(0, 500)) : new Response("no", { status: 404 }),
    });
    const at = (path: string) => `http://127.0.0.1:${server.port}/${path}`;
    await expect(add(at("half"))).rejects.toThrow(/cut off or damaged/);
    await expect(add(at("none"))).rejects.toThrow(/the server answered 404/);
    await expect(add("http://example.org/oak.tar.gz")).rejects.toThrow(
      /only addresses that begin with https/,
    );
  });

  test("and what was there before stays, with no other file left", async () => {
    await add(small);
    const text = await turtle();
    await expect(add(inFile("a.ttl", text.slice(0, 2000)))).rejects.toThrow("what was there before stays");
    expect(openLibraries(data).list()).toMatchObject([whole]);
    expect(readdirSync(join(data, "library"))).toEqual(["oak.sqlite"]);
  });
});
