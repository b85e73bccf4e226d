import type { CompiledSpec } from "./compiled.ts";

/** The hash of every version of the spec that was ever released: `plugins/coach/spec/spec.lock.json`. */
export type SpecLock = Readonly<Record<string, string>>;

/** Decision 27: whoever changes what a spec says also changes its version, and writes a migration note. */
export function lockProblems(
  specs: readonly Pick<CompiledSpec, "version" | "hash">[],
  lock: SpecLock,
): string[] {
  const changed = specs.flatMap(({ version, hash }) => {
    if (!Object.hasOwn(lock, version))
      return [`Version ${version} is not in spec.lock.json: add "${version}": "${hash}".`];
    if (lock[version] === hash) return [];
    return [
      `What version ${version} says has changed, and its version has not. Give it a new version and a migration note, then add "<the new version>": "${hash}" to spec.lock.json.`,
    ];
  });
  const here = new Set(specs.map(({ version }) => version));
  const gone = Object.keys(lock).filter((version) => !here.has(version));
  return [...changed, ...gone.map((version) => `Version ${version} is locked, and its file is gone.`)];
}
