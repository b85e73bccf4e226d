import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { consentLog } from "../../store/consent-log.ts";
import { inTurn } from "../../store/in-turn.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { confine } from "../../workspace/confine.ts";
import { makeClass, NewClass } from "../../workspace/new-class.ts";
import { makeWorkspace, NewWorkspace } from "../../workspace/new-workspace.ts";
import { withPacks } from "../../workspace/packs/with-packs.ts";
import { plainPath } from "../../workspace/path.ts";
import { type Agreement, askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { sampleDesks } from "../../workspace/sample-desks.ts";
import { readVersioned, writeVersioned } from "../../workspace/versioned.ts";
import { walk } from "../../workspace/walk.ts";
import { Refused } from "../errors.ts";
import { Agreed, body, query } from "../input.ts";
import { rememberWorkspace } from "../last-workspace.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";

const mostBytes = 2_000_000;
const deepest = 12;
const Name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,50}$/, "lower-case letters, digits and hyphens");
/** The workspace a page took its file from: a file of one is never written into another that was opened since. */
const Root = z.string().optional();

/**
 * The teacher's files. Every path goes through `confine`: nothing outside the workspace is read or written, but for files
 * of packs (`packs/…`), which are read, not listed and never written.
 */
export function workspaceRoutes(bench: Workbench) {
  const turn = inTurn();
  const sample = join(bench.setup.project, "workspace");
  const deskOf = (name: string) => sampleDesks(bench.setup.project).find((desk) => desk.name === name)?.root;
  const isSample = (root: string) =>
    root === sample || sampleDesks(bench.setup.project).some((desk) => desk.root === root);
  const own = (name: string) => join(bench.setup.env.HOME || homedir(), "teacher-assist", name);
  const keep = consentLog(bench.setup.data, () => new Date());
  const agreement = (workspace: string, consents: z.output<typeof Agreed>): Agreement => ({
    agreed: consents !== undefined && consents.length > 0,
    keep: (consent) => keep({ workspace, ...consent }),
  });
  const sameWorkspace = async (c: Context, root: string | undefined) => {
    const here = await workspaceAt(bench, c);
    if (root === undefined || root === here) return here;
    const message = "Another workspace is open now. Nothing was written; reload the page to go on.";
    throw new Refused(409, "moved", message);
  };

  return new Hono()
    .get("/", async (c) => {
      const root = await workspaceAt(bench, c);
      return c.json({ root, sample: isSample(root) });
    })
    .get("/tree", async (c) => {
      const entries = [...walk(confine(await workspaceAt(bench, c)), ".", deepest)];
      return c.json({ entries: entries.map(({ path, name, kind, size }) => ({ path, name, kind, size })) });
    })
    .get("/file", query(z.object({ path: z.string(), root: Root })), async (c) => {
      const { path, root } = c.req.valid("query");
      const here = await sameWorkspace(c, root);
      return c.json(readVersioned(withPacks(here), plainPath(path), mostBytes));
    })
    .put(
      "/file",
      body(
        z.object({
          path: z.string(),
          content: z.string().max(mostBytes),
          version: z.string().nullable(),
          root: Root,
          consents: Agreed,
        }),
      ),
      async (c) => {
        const { path, content, version, root, consents } = c.req.valid("json");
        const here = await sameWorkspace(c, root);
        checkText(content);
        await askBeforeSaving([[plainPath(path), content]], agreement(here, consents));
        return c.json(
          await turn(() => writeVersioned(withPacks(here), plainPath(path), content, version, mostBytes)),
        );
      },
    )
    .get("/classes", async (c) => c.json({ classes: await loadClasses(await workspaceAt(bench, c)) }))
    .post("/classes", body(NewClass.extend({ consents: Agreed })), async (c) => {
      const { consents, ...wish } = c.req.valid("json");
      const here = await workspaceAt(bench, c);
      const path = await turn(() => makeClass(here, wish, agreement(here, consents)));
      return c.json({ path }, 201);
    })
    .post("/setup", body(NewWorkspace.extend({ name: Name, consents: Agreed })), async (c) => {
      const { name, consents, ...wish } = c.req.valid("json");
      const root = own(name);
      const made = await makeWorkspace(root, sample, wish, agreement(root, consents));
      bench.moveTo(root);
      await rememberWorkspace(bench.setup.env, root);
      return c.json({ root, files: made }, 201);
    })
    .post("/open", body(z.object({ name: Name.nullable(), sample: Name.optional() })), async (c) => {
      const { name, sample: desk } = c.req.valid("json");
      const root = desk === undefined ? (name === null ? sample : own(name)) : (deskOf(desk) ?? "");
      if (!existsSync(root)) throw new Refused(404, "missing", `There is no workspace ${desk ?? name}.`);
      bench.moveTo(root);
      await rememberWorkspace(bench.setup.env, root);
      return c.json({ root });
    });
}

/** What is written can be read again. */
function checkText(content: string): void {
  if (Buffer.byteLength(content) > mostBytes) {
    throw new Refused(413, "too_large", "The text is too large: 2 MB is the most. Nothing was written.");
  }
  if (content.includes("\0")) {
    throw new Refused(
      400,
      "not_text",
      "There is a NUL character in the text, which no text file can hold. Nothing was written.",
    );
  }
}
