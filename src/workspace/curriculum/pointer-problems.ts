import { nearest } from "../../nearest.ts";
import { isCurriculumPath } from "../packs/pack-paths.ts";
import { linesOf } from "../text.ts";
import type { Claim } from "./claims.ts";
import { codeKey } from "./codes.ts";
import type { EvidenceContext, EvidenceProblem } from "./evidence.ts";
import { libraryFolder, libraryProblem } from "./library-pointer.ts";
import type { Outcome } from "./outcome.ts";
import { type Pointer, pointerLink } from "./pointer.ts";
import { standsIn } from "./quotation.ts";
import type { Registry } from "./registry.ts";

export type Wrong = { problem: EvidenceProblem; message: string; fix: string };

/** What is wrong with where a claim points, and with what it quotes from there. */
export function pointerProblems(
  claim: Claim,
  outcome: Outcome | null,
  registry: Registry,
  context: EvidenceContext,
): Wrong[] {
  const { link } = claim;
  const name = outcome?.code ?? "This pointer";
  const fix =
    outcome === null
      ? "Point to the outcome's own lines."
      : `Write ${pointerLink(outcome.code, entryOf(outcome))}.`;
  if (link === null || link.kind === "elsewhere") {
    return [
      {
        problem: "no-pointer",
        message: `${name} has no link to the lines of your curriculum files it comes from.`,
        fix,
      },
    ];
  }
  if (link.kind === "refused") {
    const message =
      link.problem === "no-lines"
        ? `${name} points to ${link.file} and says no lines.`
        : `${name} points to ${link.file}, which is not a path inside your workspace.`;
    return [{ problem: link.problem, message, fix }];
  }
  const { file, start, end } = link.pointer;
  const text = context.read(file);
  if (text === null && file.startsWith(libraryFolder))
    return [libraryProblem(file, outcome?.code ?? "This link", context.libraries ?? (() => null))];
  if (text === null) {
    const near = nearest(
      file,
      registry.files.map(({ path }) => path),
    );
    const hint = near === null ? "" : ` The nearest is ${near}.`;
    return [
      {
        problem: "missing-file",
        message: `${name} points to ${file}, and there is no such file in your workspace.${hint}`,
        fix,
      },
    ];
  }
  if (isCurriculumPath(file) && registry.file(file) === null) return [notHers(name, file, registry, context)];
  const lines = linesOf(text.replace(/(?:\r\n|\n|\r)$/, ""));
  if (start < 1 || end < start || end > lines.length) {
    const message = `${name} points to lines ${start} to ${end} of ${file}, which has ${lines.length} lines.`;
    return [{ problem: "range-outside-file", message, fix }];
  }
  const entry = outcome === null ? null : entryProblem(outcome, link.pointer, registry, fix);
  const quotation = quotationProblem(claim, name, lines.slice(start - 1, end), link.pointer, registry);
  const source = sourceProblem(name, file, registry);
  return [entry, quotation, source].filter((wrong) => wrong !== null);
}

/**
 * A pack's curriculum of another country or subject can be read by its path, and so can a lesson that somebody shared
 * point to it: that it stands there says nothing of hers.
 */
function notHers(name: string, file: string, registry: Registry, { fit }: EvidenceContext): Wrong {
  const near = fit === undefined ? undefined : registry.outcomes.find((outcome) => fit(outcome, false).fits);
  return {
    problem: "missing-file",
    message: `${name} points to ${file}, which is no curriculum of this workspace.${near === undefined ? "" : ` Nearest that fits: ${near.code} (${near.title}).`}`,
    fix:
      near === undefined
        ? "Take the claim out, or cite an outcome of your own curriculum."
        : `Write ${pointerLink(near.code, entryOf(near))}, or take the claim out.`,
  };
}

/** The lines must lie in the outcome's entry and show what it is: its heading or its text. */
function entryProblem(
  outcome: Outcome,
  { file, start, end }: Pointer,
  registry: Registry,
  fix: string,
): Wrong | null {
  const held = registry.file(file)?.outcomes ?? null;
  const own = held?.find(({ code }) => codeKey(code) === codeKey(outcome.code));
  const where = `lines ${start} to ${end} of ${file}`;
  const wrong = (message: string): Wrong => ({ problem: "wrong-entry", message, fix });
  if (held === null) return wrong(`${outcome.code} points to ${file}, which is not a curriculum file.`);
  if (own === undefined || start < own.startLine || end > own.endLine) {
    const others = held.filter((one) => one.startLine <= end && one.endLine >= start).map(({ code }) => code);
    const whose = others.length === 0 ? "belong to no outcome" : `belong to ${others.slice(0, 3).join(", ")}`;
    return wrong(`${outcome.code} points to ${where}, which ${whose}.`);
  }
  const shown =
    start === own.startLine || (own.textLine !== undefined && start <= own.textLine && end >= own.textLine);
  return shown
    ? null
    : wrong(`${outcome.code} points to ${where}, which show neither its heading nor its text.`);
}

function quotationProblem(
  claim: Claim,
  name: string,
  lines: string[],
  { file, start, end }: Pointer,
  registry: Registry,
): Wrong | null {
  if (claim.quotation === null) return null;
  const { text, asSummary } = claim.quotation;
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  const summary = registry.file(file)?.wording === "summary";
  if (!standsIn(text, lines)) {
    return {
      problem: "quotation-mismatch",
      message: `${name} is given the words "${shown}", and they do not stand in lines ${start} to ${end} of ${file}.`,
      fix: summary
        ? "Take the quotation out; that file holds summaries, nothing to quote."
        : "Quote those lines word for word, or take the quotation out.",
    };
  }
  if (!summary || asSummary) return null;
  return {
    problem: "summary-as-quotation",
    message: `${name} is quoted as "${shown}", but ${file} holds summaries and not the official words.`,
    fix: "Take the quotation marks out, or say that it is a summary.",
  };
}

function sourceProblem(name: string, file: string, registry: Registry): Wrong | null {
  if (registry.file(file)?.integrity !== "edited") return null;
  return {
    problem: "unverified-source",
    message: `${name} points to ${file}, which was changed after it was imported, so it cannot vouch for the official text.`,
    fix: "Import the curriculum again, or undo the changes in that file.",
  };
}

function entryOf({ file, startLine, endLine }: Outcome): Pointer {
  return { file, start: startLine, end: endLine };
}
