import { Problem } from "../problem.ts";
import { NewWorkspace } from "../workspace/new-workspace.ts";
import { countryNamed } from "../workspace/packs/country.ts";
import { packCurricula } from "../workspace/packs/offered.ts";
import { packsFor } from "../workspace/packs/subject-match.ts";
import { stageWritten } from "../workspace/stage.ts";
import { taughtIn } from "../workspace/taught-in.ts";
import type { Terminal } from "./terminal.ts";

type Ask = (question: string) => Promise<string>;

/** The few questions of a set-up, subject and country first, as the page asks them. Throws `Problem` where one is left open. */
export async function askSetUp(ask: Ask, terminal: Pick<Terminal, "err">): Promise<NewWorkspace> {
  const needed = async (question: string) => {
    const answer = (await ask(question)).trim();
    if (answer === "") throw new Problem("usage", "That is needed. Nothing was written.");
    return answer;
  };
  const teaches = await needed('What do you teach? ("Mathematics", or "All subjects" for a primary class) ');
  const country = countryNamed(await ask("Where do you teach? (a country) "));
  const said = taughtIn(teaches);
  const subject = said.subject || teaches;
  const packs = packsFor(packCurricula(), subject, country);
  terminal.err(
    packs.length === 0
      ? "No curriculum comes with that. Bring in your own: curriculum import <file>.\n"
      : packs.map(({ title, outcomes }) => `${title}: ${outcomes} outcomes\n`).join(""),
  );
  const id = await needed("What is your first class called? (as you say it: 7Y1) ");
  // Whoever said it once is not made to say it again.
  const stage =
    said.stage === ""
      ? await needed("Its stage or year? (S3, Year 8, Grade 6) ")
      : (await ask(`Its stage or year? (Enter: ${said.stage}) `)).trim() || said.stage;
  return NewWorkspace.parse({
    teaches,
    ...(country === "" ? {} : { country }),
    class: { id, stage: stageWritten(stage), subject },
    curriculum: [],
  });
}

/** At a terminal; an end of input leaves a question open. */
export async function askAtTerminal(terminal: Terminal, question: string): Promise<string> {
  const { terminalReader } = await import("./line-reader.ts");
  const answer = await terminalReader(terminal, question, { lines: [], add: async () => {} }).read();
  if (answer === null || answer === "interrupt") throw new Problem("usage", "Nothing was written.");
  return answer;
}
