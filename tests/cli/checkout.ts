import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dir, "..", "..");
const lock = readFileSync(join(root, "package-lock.json"), "utf8");

/**
 * A checkout with everything installed, made cheaply: the project's files are copied, each installed package is a link.
 * What the set-up itself writes (stamp, compiled command line, npm's list) is the copy's own.
 */
export function checkout(dir: string): string {
  for (const part of ["bin", "scripts", "src", "plugins", "courses", "workspace"])
    cpSync(join(root, part), join(dir, part), { recursive: true, preserveTimestamps: true });
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(root, file), join(dir, file), { preserveTimestamps: true });
  const modules = join(dir, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync(join(root, "node_modules")))
    if (!name.startsWith(".")) symlinkSync(join(root, "node_modules", name), join(modules, name));
  writeFileSync(
    join(modules, ".package-lock.json"),
    installedList(() => true),
  );
  return dir;
}

/** npm's own list of what is installed, as far as `keep` says. */
export function installedList(keep: (path: string, entry: { dev?: boolean }) => boolean): string {
  const packages: [string, { dev?: boolean }][] = Object.entries(JSON.parse(lock).packages);
  return JSON.stringify({
    packages: Object.fromEntries(packages.filter(([path, entry]) => path !== "" && keep(path, entry))),
  });
}

export function stamp(dir: string): string {
  return join(dir, "node_modules", ".teacher-assist-installed");
}

/** An `npm` that writes down what it is asked and does no more than `brings` says, and the PATH on which it comes first. */
export function recordingNpm(dir: string, brings = ""): { path: string; calls(): string[] } {
  const bin = join(dir, "npm-bin");
  const log = join(dir, "npm-calls");
  rmSync(log, { force: true });
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npm"), `#!/bin/sh\necho "$*" >> '${log}'\n${brings}\n`);
  chmodSync(join(bin, "npm"), 0o755);
  return {
    path: `${bin}:${process.env.PATH}`,
    calls() {
      try {
        return readFileSync(log, "utf8").trim().split("\n");
      } catch {
        return [];
      }
    },
  };
}
