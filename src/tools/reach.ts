import { didYouMean } from "../nearest.ts";
import type { Gate } from "../workspace/confine.ts";

/**
 * What an agent may touch in a workspace. Hidden and environment files are for people alone. Writing is allowed below
 * the folders that the agent's definition names (`writable`) and nowhere else; what other programs obey is refused
 * even there, and so is what a teacher confirms line by line (`memory/`). The names asked about are the real ones, links resolved.
 *
 * In `writable`, `.` is the whole workspace and `*` any one folder, the same for as long as the agent is at work: an
 * agent that drafts `courses/birds` does not touch `courses/trees`. A name with a dot in it is a file as well
 * (`notes/*.md`: one note).
 */
export function reachOf(writable: readonly string[]): Gate {
  const allowed = writable.map((prefix) => prefix.split("/").filter((name) => name !== "" && name !== "."));
  /** Prefix → the names that its `*` stand for, once it has been written below. */
  const settled = new Map<readonly string[], readonly string[]>();

  const below = (names: readonly string[]) =>
    allowed.find((prefix) => {
      const wanted = settled.get(prefix) ?? prefix;
      const least = wanted.at(-1)?.includes(".") ? wanted.length : wanted.length + 1;
      return names.length >= least && wanted.every((name, at) => fits(name, names[at] ?? ""));
    });

  return {
    read: (names) => {
      const hidden = names.find(isHidden);
      return hidden === undefined
        ? null
        : `\`${hidden}\` is not for agents: hidden and environment files stay with people.`;
    },
    write: (names) => {
      const kept = names.find((name) => isHidden(name) || isObeyed(name));
      if (kept !== undefined)
        return `agents may not write \`${kept}\`: other programs act on it, or it is a person's own.`;
      if (folded(names[0] ?? "") === "memory")
        return "what is remembered is written when the teacher confirms it, and only then.";
      const prefix = below(names);
      if (prefix === undefined)
        return `this agent may write ${placesIn(allowed, settled)}${didYouMean(
          names[0] ?? "",
          allowed.map(([first = ""]) => first),
        )}`;
      settled.set(prefix, names.slice(0, prefix.length));
      return null;
    },
  };
}

/** Whether a name is the one asked for; `*` stands for any letters, or none. */
function fits(wanted: string, name: string): boolean {
  const [first = "", ...rest] = wanted.split("*");
  const last = rest.pop();
  if (last === undefined) return name === wanted;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

function placesIn(
  allowed: readonly (readonly string[])[],
  settled: ReadonlyMap<readonly string[], readonly string[]>,
): string {
  if (allowed.length === 0) return "no files.";
  const places = allowed.map((prefix) => {
    const path = (settled.get(prefix) ?? prefix).join("/");
    return prefix.at(-1)?.includes(".") ? `\`${path}\`` : `below \`${path}/\``;
  });
  return `${places.join(" and ")} alone.`;
}

/** A name as the most forgiving file system would take it: case, width, invisible letters, ends, streams. */
function folded(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, "")
    .toLowerCase()
    .replace(/:.*$/s, "")
    .replace(/[. ]+$/, "");
}

/** Hidden, for the environment, or a short name (`GIT~1`) behind which either may stand. */
function isHidden(name: string): boolean {
  const plain = folded(name);
  return (
    plain === "" || plain.startsWith(".") || /\.env(\.|$)/.test(plain) || /^[^.]{1,6}~\d(\.|$)/.test(plain)
  );
}

/** Files and folders that a program or an assistant acts on, or that are the teacher's own voice. */
const obeyed = new Set([
  "agents.md",
  "claude.md",
  "gemini.md",
  "soul.md",
  "teacher.md",
  "bunfig.toml",
  "bun.lock",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "jsconfig.json",
  "makefile",
  "hooks",
  "plugins",
  "node_modules",
]);

function isObeyed(name: string): boolean {
  const plain = folded(name);
  return obeyed.has(plain) || plain.endsWith(".code-workspace");
}
