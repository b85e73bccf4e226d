/**
 * Teachers' first requests, each at a desk of its own, with no key, through the functions that the page calls:
 * `npm run trials:plan -- [rows.jsonl] [--only p01] [--keep <folder>] [--json]`. The rows are not part of the project
 * (`../shared/trials/plan.jsonl` where it is there); beside them may lie `../data/curricula/us-codes.csv` and Oak's archive.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { addLibrary } from "../../src/library/add-library.ts";
import { openLibraries } from "../../src/library/libraries.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { type CameOf, cameOf, isExpected } from "./come-of-it.ts";
import { makeDesk } from "./desk.ts";
import { type Row, rowsIn } from "./row.ts";

const project = join(import.meta.dir, "..", "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    keep: { type: "string" },
    data: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const file = resolve(positionals[0] ?? join(project, "..", "shared", "trials", "plan.jsonl"));
if (!existsSync(file)) {
  console.error(`There are no rows at ${file}. Name a file: npm run trials:plan -- rows.jsonl`);
  process.exit(1);
}
const beside = join(dirname(file), "..", "data");
const codes = join(beside, "curricula", "us-codes.csv");
const rows = rowsIn(readFileSync(file, "utf8")).filter(
  ({ id }) => values.only === undefined || id === values.only,
);

const top = mkdtempSync(join(tmpdir(), "plan-trials-"));
const data = values.data ?? join(top, "data");
mkdirSync(data, { recursive: true });
if (openLibraries(data).list().length === 0 && rows.some(({ desk }) => desk.library)) await bringOak();
const resolved = resolveCommand(
  await discoverPlugins([join(project, "plugins")]),
  "lesson-planning:create-lesson",
);

const told: { row: Row; came: CameOf; expected: boolean; text: string; reason: string | null }[] = [];
for (const row of rows) told.push(await tried(row));
rmSync(top, { recursive: true, force: true });

if (values.json)
  console.log(
    JSON.stringify(
      told.map(({ row, ...rest }) => ({ id: row.id, ...rest })),
      null,
      1,
    ),
  );
else print();

async function tried(row: Row) {
  const root = join(top, row.id);
  const profile = await makeDesk(root, join(project, "workspace"), row, existsSync(codes) ? codes : null);
  const libraries = row.desk.library ? openLibraries(data) : undefined;
  const setting = { workspaceRoot: root, env: {}, flags: { provider: "builtin" }, libraries };
  const prepared = await prepareAgent(setting, resolved, {});
  const conversation = await startConversation({ store: memoryStore() }, prepared, row.request, root);
  const result = await conversation.send(row.request, { signal: new AbortController().signal, onEvent() {} });
  const { found } = await checkInWorkspace(result.text, root, { class: profile.id }, libraries);
  const came = cameOf(row, result, profile, found);
  if (values.keep !== undefined) {
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(
      join(values.keep, `${row.id}.md`),
      `> ${row.request}\n\n${result.text}\n\n${result.reason ?? ""}\n`,
    );
  }
  return { row, came, expected: isExpected(row, came), text: result.text, reason: result.reason };
}

async function bringOak() {
  const archive = join(beside, "oak", "oak-curriculum.tar.gz");
  if (!existsSync(archive)) return console.error("Oak's library is not there: rows that have it go without.");
  console.error("Bringing in Oak's library, once…");
  await addLibrary({ data, source: archive, cwd: project, day: "2026-01-01", fetch, heard() {} });
}

function print() {
  for (const { row, came, expected, reason } of told) {
    const counts = `${came.empty} empty, ${came.fields} fields, ${came.claims} claims, ${came.misfits + came.wrong} wrong`;
    const notes = [
      came.kind === "lesson" ? counts : "",
      came.minutesOff === "" ? "" : `minutes ${came.minutesOff}`,
      came.needsDropped.length === 0 ? "" : `needs dropped: ${came.needsDropped.join(", ")}`,
      came.missing.length === 0 ? "" : `nothing of ${came.missing.join(", ")}`,
      came.kind === "refusal" ? (reason ?? "").split("\n")[0] : "",
    ].filter(Boolean);
    const wanted = came.kind === row.expect.kind ? came.kind : `${came.kind} for a ${row.expect.kind}`;
    console.log(`${expected ? "ok  " : "  - "} ${row.id} ${wanted}: ${notes.join("; ")}`);
  }
  const lessons = told.filter(({ came }) => came.kind === "lesson");
  const sum = (of: (came: CameOf) => number) => lessons.reduce((all, { came }) => all + of(came), 0);
  console.log(
    `\n${told.filter(({ expected }) => expected).length} of ${told.length} as expected; ${lessons.length} lessons, ${sum(({ empty }) => empty)} empty sections, ${sum(({ fields }) => fields)} fields, ${sum(({ claims }) => claims)} claims, ${sum(({ misfits, wrong }) => misfits + wrong)} that do not hold, ${sum(({ needsDropped }) => needsDropped.length)} needs dropped, ${lessons.filter(({ came }) => came.minutesOff !== "").length} with other minutes`,
  );
}
