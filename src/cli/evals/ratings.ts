import { resolve } from "node:path";
import { agreementAmong } from "../../evals/ratings/agreement-among.ts";
import { ratingsByCondition } from "../../evals/ratings/by-condition.ts";
import { agreementReport } from "../../evals/ratings/calibration-report.ts";
import { SetChange } from "../../evals/ratings/change-set.ts";
import { conditionReport } from "../../evals/ratings/condition-report.ts";
import { lessonsToRate } from "../../evals/ratings/lesson-to-rate.ts";
import { changeSet, deleteSet, readSet, setIds, unblind } from "../../evals/ratings/rating-sets.ts";
import { scaleOf } from "../../evals/ratings/scale.ts";
import { unblindedRows, unblindedTable } from "../../evals/ratings/unblinded-table.ts";
import { isOpen } from "../../evals/ratings/unblinding.ts";
import { studyIds } from "../../evals/studies/study-file.ts";
import { csvOf } from "../../evals/tables/table.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { confirm } from "../confirm.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { writeNew } from "../write-new.ts";

/** A set that people rate: how far they agree, and once nobody rates blind any more, what they say by condition. */
export async function ratings(
  { args, env, cwd, terminal }: Invocation,
  [id, word, ...words]: readonly string[],
): Promise<number> {
  const { data } = findPlaces(args, env, cwd);
  if (id === undefined || (word === "unblind" && words.length > 0)) {
    const known = await setIds(data);
    throw new Problem(
      "usage",
      `Which set? eval ratings <set> [unblind] [-o <file.csv>]. There is: ${known.join(", ") || "none yet; make one at the page"}.`,
    );
  }
  if (word === "delete") {
    await readSet(data, id);
    const what = `The set ${id} would be deleted for good, with everything that was rated in it.`;
    if (!(await confirm(what, args, terminal))) return exit.failed;
    await deleteSet(data, id, id);
    terminal.err(`${id} is deleted.\n`);
    return exit.done;
  }
  if (word !== undefined && word !== "unblind") {
    await changeSet(data, id, await changeOf(data, word, words), new Date().toISOString());
    terminal.err(`${id} is changed, and says so.\n`);
  }
  if (word === "unblind") {
    await unblind(data, id, new Date().toISOString());
    terminal.err(`Blinding in ${id} has ended: nothing more can be rated in it.\n`);
  }
  const read = await readSet(data, id);
  const { set } = read;
  for (const { file, line, message } of read.problems) terminal.err(`${file}:${line}: ${message}\n`);
  const agreement = agreementAmong(read.ratings, set.codebook.map(scaleOf));
  const byCondition = isOpen(set, read.ratings) ? ratingsByCondition(set, read.ratings) : null;
  if (args.output !== undefined) {
    if (byCondition === null) throw stillBlind(id);
    const text = csvOf(unblindedTable, unblindedRows(read));
    await writeNew(resolve(cwd, args.output), new TextEncoder().encode(text), true);
    terminal.err(`The ratings with their conditions are in ${args.output}.\n`);
  }
  if (args.format !== "text")
    terminal.out(`${JSON.stringify({ id, changes: set.changes ?? [], agreement, byCondition }, null, 2)}\n`);
  else {
    const changes = (set.changes ?? []).map(({ at, what }) => `- ${at}: ${what}\n`).join("");
    terminal.out(
      `# ${set.title}\n\n${changes === "" ? "" : `Changed since it was made:\n\n${changes}\n`}${agreementReport(agreement)}\n`,
    );
    terminal.out(byCondition === null ? `${stillBlind(id).message}\n` : conditionReport(byCondition));
  }
  return exit.done;
}

const howTo =
  'eval ratings <set> rename "<title>" | add-raters <id>… | remove-raters <id>… | add-lessons <run or study> | remove-lessons <code>… | close | reopen | delete';

async function changeOf(data: string, word: string, words: readonly string[]): Promise<SetChange> {
  const [first = ""] = words;
  if (word === "add-lessons" && words.length === 1) {
    const from = (await studyIds(data)).includes(first) ? { study: first } : { run: first };
    return { change: word, lessons: await lessonsToRate(data, fileStore(data), from) };
  }
  const read = SetChange.safeParse({ change: word, title: words.join(" "), raters: words, items: words });
  if (!read.success) throw new Problem("usage", `What is to be changed? ${howTo}`);
  return read.data;
}

function stillBlind(id: string): Problem {
  return new Problem(
    "usage",
    `${id} is still rated blind, so nothing is said by condition. Once everybody is done it is; before that, eval ratings ${id} unblind ends blinding: nothing more can be rated then.`,
  );
}
