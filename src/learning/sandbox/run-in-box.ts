import type { BoxLanguage, BoxLimits, BoxOutcome, BoxRequest, BoxRunner } from "./box.ts";
import { bubblewrapJavascript, bubblewrapPython } from "./bubblewrap.ts";
import { nameProblem } from "./file-names.ts";
import { refusal } from "./outcome.ts";
import { pyodideRunner } from "./pyodide.ts";
import { quickjsRunner } from "./quickjs.ts";
import { sandboxExecJavascript, sandboxExecPython } from "./sandbox-exec.ts";

export const defaultLimits: BoxLimits = {
  seconds: 5,
  memoryMb: 256,
  outputBytes: 256_000,
  processes: 16,
  diskMb: 16,
};

export type BoxOptions = { runners?: readonly BoxRunner[]; signal?: AbortSignal };

/**
 * Runs a learner's program in the first box that works here (decision 25). Never throws for what the program
 * does: an endless loop, too much memory or a crash are outcomes. Without a working box nothing is run.
 */
export async function runInBox(request: BoxRequest, options: BoxOptions = {}): Promise<BoxOutcome> {
  const limits = { ...defaultLimits, ...request.limits };
  const problem = nameProblem(request);
  if (problem !== null) return refusal(problem);
  const signal = options.signal ?? new AbortController().signal;
  for (const runner of candidates(request.language, options, request.counted)) {
    if (!(await runner.available())) continue;
    const outcome = await runner.run(request, limits, signal);
    if (outcome.status !== "refused") return outcome;
  }
  return refusal(
    `Nothing on this computer can run ${languageNames[request.language]} safely, so your program was not run. What you wrote is safe.`,
  );
}

/** In the order they are tried. */
export function boxRunners(): readonly BoxRunner[] {
  return [
    bubblewrapPython,
    bubblewrapJavascript,
    sandboxExecPython,
    sandboxExecJavascript,
    pyodideRunner,
    quickjsRunner,
  ];
}

export type BoxDescription = { language: BoxLanguage; runner: string | null; why: string };

/** What would run each language here, for `doctor`. */
export async function describeBox(options: BoxOptions = {}): Promise<BoxDescription[]> {
  return Promise.all(languages.map((language) => describeLanguage(language, options)));
}

const languages: readonly BoxLanguage[] = ["python", "javascript", "typescript"];
const languageNames = { python: "Python", javascript: "JavaScript", typescript: "TypeScript" };

function candidates(
  language: BoxLanguage,
  { runners = boxRunners() }: BoxOptions,
  counted = false,
): BoxRunner[] {
  return runners.filter(
    (runner) => runner.languages.includes(language) && (!counted || runner.counts === true),
  );
}

async function describeLanguage(language: BoxLanguage, options: BoxOptions): Promise<BoxDescription> {
  const absent: string[] = [];
  for (const runner of candidates(language, options)) {
    if (await runner.available()) {
      const passedOver = absent.length > 0 ? ` (${absent.join(", ")} does not work here)` : "";
      return { language, runner: runner.name, why: `runs in ${runner.name}${passedOver}` };
    }
    absent.push(runner.name);
  }
  const why = `none of these works here: ${absent.join(", ")}; install bubblewrap, or reinstall teacher-assist`;
  return { language, runner: null, why };
}
