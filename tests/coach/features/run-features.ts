import { join } from "node:path";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import type { Envelope } from "@cucumber/messages";

export type Outcome = { scenario: string; status: string; failure: string | null };
type Support = Awaited<ReturnType<typeof runCucumber>>["support"];

/** What cucumber would print is told by the tests instead. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const environment = { cwd: join(import.meta.dir, "../../.."), stdout: nowhere(), stderr: nowhere() };

/** Runs the scenarios of each version with cucumber, and gives what became of each. */
export async function runFeatures(versions: readonly string[]): Promise<Map<string, Outcome[]>> {
  const outcomes = new Map<string, Outcome[]>();
  let support: Support | null = null;
  for (const version of versions) {
    const { runConfiguration } = await loadConfiguration(
      {
        file: false,
        provided: {
          paths: ["features/coach/*.feature"],
          import: [fileURLToPath(import.meta.resolve("./steps.ts"))],
          tags: `@v${version}`,
          worldParameters: { version },
          strict: true,
        },
      },
      environment,
    );
    const messages: Envelope[] = [];
    // Steps are defined once in a process: the second run takes them from the first.
    const options = support === null ? runConfiguration : { ...runConfiguration, support };
    const run = await runCucumber(options, environment, (message) => messages.push(message));
    support = run.support;
    outcomes.set(version, outcomesIn(messages));
  }
  return outcomes;
}

function outcomesIn(messages: readonly Envelope[]): Outcome[] {
  const names = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle.name]] : [])));
  return messages.flatMap(({ testCase }) => {
    if (!testCase) return [];
    const started = messages.find(({ testCaseStarted }) => testCaseStarted?.testCaseId === testCase.id);
    const steps = messages.flatMap(({ testStepFinished }) =>
      testStepFinished && testStepFinished.testCaseStartedId === started?.testCaseStarted?.id
        ? [testStepFinished.testStepResult]
        : [],
    );
    const bad = steps.find(({ status }) => status !== "PASSED");
    const status = steps.length === 0 ? "NOT RUN" : (bad?.status ?? "PASSED");
    return [{ scenario: names.get(testCase.pickleId) ?? "?", status, failure: bad?.message ?? null }];
  });
}
