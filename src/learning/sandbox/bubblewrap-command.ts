import { existsSync, lstatSync, readlinkSync } from "node:fs";
import type { BoxLimits } from "./box.ts";
import { type Interpreter, systemPrefixes } from "./interpreters.ts";

/** How bubblewrap is called on this machine. */
export type BubblewrapSetup = {
  bwrap: string;
  prlimit: string;
  /** Gives up root before anything else, where we are root; empty otherwise. */
  giveUpRoot: readonly string[];
  interpreter: Interpreter;
  /** Interpreter options before the file's name. */
  options: readonly string[];
  /** Threads that the interpreter itself needs. */
  ownThreads: number;
  filtered: boolean;
};

/**
 * The box: an empty root, read-only programs and libraries, no home, no network, an empty environment, a
 * folder in memory of limited size, and in it `files`, whose texts the child finds open in this order: the filter as
 * descriptor 3 where there is one, then theirs.
 */
export function bubblewrapCommand(
  setup: BubblewrapSetup,
  files: readonly string[],
  entry: string,
  limits: BoxLimits,
): [string, ...string[]] {
  const firstFile = setup.filtered ? 4 : 3;
  const [first = setup.bwrap, ...others] = [...setup.giveUpRoot, setup.bwrap];
  return [
    first,
    ...others,
    ...["--unshare-all", "--unshare-user", "--die-with-parent", "--new-session"],
    ...["--uid", "1000", "--gid", "1000", "--hostname", "box", "--clearenv"],
    ...Object.entries(environment).flatMap(([name, value]) => ["--setenv", name, value]),
    ...systemFolders(),
    ...setup.interpreter.folders
      .filter((folder) => !systemPrefixes.includes(folder))
      .flatMap((folder) => ["--ro-bind", folder, folder]),
    ...programBind(setup.interpreter),
    ...["--proc", "/proc", "--dev", "/dev"],
    ...["--size", String(megabyte), "--tmpfs", "/dev/shm"],
    ...["--size", String(limits.diskMb * megabyte), "--tmpfs", "/box", "--symlink", "box", "/tmp"],
    ...files.flatMap((name, at) => ["--perms", "0644", "--file", String(firstFile + at), `/box/${name}`]),
    ...["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/box"],
    ...(setup.filtered ? ["--seccomp", "3"] : []),
    "--",
    setup.prlimit,
    ...resourceLimits(setup, limits),
    ...["--", programInBox(setup.interpreter), ...setup.options, entry],
  ];
}

const megabyte = 1024 * 1024;

const environment = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HOME: "/box",
  LANG: "C.UTF-8",
  TZ: "UTC",
  NO_COLOR: "1",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONUNBUFFERED: "1",
  PYTHONUTF8: "1",
  // Sets in the same order every time: the same program gives the same result.
  PYTHONHASHSEED: "0",
  DO_NOT_TRACK: "1",
  BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0",
};

/** Programs and libraries; not /usr as a whole, where containers keep the project itself (/usr/src/app). */
function systemFolders(): string[] {
  const shown = ["/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/bin", "/usr/local/lib"];
  const small = ["/usr/share/zoneinfo", "/etc/ld.so.cache", "/etc/alternatives"];
  const top = ["/bin", "/lib", "/lib32", "/lib64"].filter((folder) => existsSync(folder));
  return [
    ...[...shown, ...small].flatMap((folder) => ["--ro-bind-try", folder, folder]),
    ...top.flatMap((folder) =>
      lstatSync(folder).isSymbolicLink()
        ? ["--symlink", readlinkSync(folder), folder]
        : ["--ro-bind", folder, folder],
    ),
  ];
}

/** A program outside all folders shown (our own runtime) is shown alone, as one file. */
function programBind(interpreter: Interpreter): string[] {
  const inside = programInBox(interpreter);
  return inside === interpreter.program ? [] : ["--ro-bind", interpreter.program, inside];
}

function programInBox({ program, folders }: Interpreter): string {
  return folders.some((folder) => program.startsWith(`${folder}/`)) ? program : "/opt/interpreter";
}

/**
 * What the kernel holds to even if nobody watches. Memory is limited as data, not as addresses: JavaScript
 * engines reserve far more addresses than they use. Processes and time are cut earlier by whoever watches.
 */
function resourceLimits({ ownThreads }: BubblewrapSetup, limits: BoxLimits): string[] {
  const stacks = (limits.processes + ownThreads) * 8;
  return [
    `--data=${(limits.memoryMb + stacks) * megabyte}`,
    `--nproc=${(limits.processes + ownThreads) * 3}`,
    `--fsize=${(limits.diskMb + 1) * megabyte}`,
    `--cpu=${Math.ceil(limits.seconds) * 4 + 5}`,
    "--core=0",
    "--nofile=256",
  ];
}
