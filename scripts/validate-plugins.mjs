// Every plugin and the marketplace against Claude Code's own validator, every skill against the Agent Skills reference.
// Both are development tools under their own licences: installed into a cache folder, never a dependency.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const cache = join(root, "node_modules", ".cache", "plugin-validators");
const bin = (name) => join(cache, "node_modules", ".bin", name);
const plugins = readdirSync(join(root, "plugins")).map((name) => join("plugins", name));
const skills = plugins.flatMap((plugin) => {
  const folder = join(root, plugin, "skills");
  return existsSync(folder) ? readdirSync(folder).map((name) => join(plugin, "skills", name)) : [];
});

install();
const failures = [
  ...[".", ...plugins].filter((path) => !passes(bin("claude"), ["plugin", "validate", "--strict", path])),
  ...skills.filter((path) => !passes(bin("skills-ref"), ["validate", path])),
];
console.log(
  `${plugins.length} plugins, the marketplace and ${skills.length} skills: ${failures.length === 0 ? "all valid" : `not valid: ${failures.join(", ")}`}`,
);
process.exit(failures.length === 0 ? 0 : 1);

function install() {
  const wanted = { "@anthropic-ai/claude-code": "2.1.325", "skills-ref": "0.1.5" };
  const there = Object.entries(wanted).every(([name, version]) => versionOf(name) === version);
  if (there && existsSync(bin("claude")) && existsSync(bin("skills-ref"))) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    join(cache, "package.json"),
    JSON.stringify({ private: true, allowScripts: { "@anthropic-ai/claude-code": true } }),
  );
  const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
  const done = spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact", ...packages],
    { cwd: cache, stdio: ["ignore", 2, 2] },
  );
  if (done.status !== 0) throw new Error("The validators could not be installed.");
}

function versionOf(name) {
  const file = join(cache, "node_modules", name, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null;
}

function passes(command, args) {
  const home = join(cache, "home");
  mkdirSync(home, { recursive: true });
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, HOME: home },
  });
  if (done.status === 0) return true;
  console.log(`${args.join(" ")}\n${done.stdout}${done.stderr}`);
  return false;
}
