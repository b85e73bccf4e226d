import { afterAll, describe, expect, test } from "bun:test";
import type { BoxLanguage, BoxRequest } from "../../../src/learning/sandbox/box.ts";
import { pyodideRunner } from "../../../src/learning/sandbox/pyodide.ts";
import { boxRunners, runInBox } from "../../../src/learning/sandbox/run-in-box.ts";
import { times } from "../../sweep.ts";
import { entryName, leftovers, ownTemporaryFolder, patience } from "./host.ts";

const { remove } = ownTemporaryFolder();
afterAll(remove);

for (const runner of boxRunners()) {
  const here = await runner.available();
  if (!here) console.log(`skipped: ${runner.name} does not work on this computer`);
  const run = (request: BoxRequest, signal?: AbortSignal) =>
    runInBox(request, { runners: [runner], ...(signal ? { signal } : {}) });

  describe.skipIf(!here)(runner.name, () => {
    for (const language of runner.languages) {
      const program = programs[language];
      const entry = entryName[language];

      test(
        `${language}: a program of several files reads its input, prints in any alphabet, and its exit code is kept`,
        async () => {
          const outcome = await run({
            language,
            files: program.several,
            entry,
            stdin: "Ämne 日本\nsecond\n",
          });
          expect(outcome).toMatchObject({
            status: "failed",
            exitCode: 7,
            stdout: "Ämne 日本 🎉 42\n",
            stderr: "",
            message: expect.stringContaining("7"),
            runner: runner.name,
          });
          expect(outcome.seconds).toBeGreaterThan(0);
        },
        patience,
      );

      // By sample not where a start is dear: what a line that fails is told there is asked by the console's tests.
      if (runner === pyodideRunner && times(0, 1) === 0) continue;

      test(
        `${language}: an error is told with the learner's own file name and line`,
        async () => {
          const outcome = await run({ language, files: program.wrong, entry });
          expect(outcome).toMatchObject({ status: "failed", exitCode: 1 });
          expect(outcome.stdout).toBe("before\n");
          expect(outcome.message).toMatch(/^Your program ended with an error: .*(no such bird)/);
          expect(outcome.stderr).toMatch(program.place);
          expect(outcome.stderr).not.toMatch(/\/box|teacher-assist\.tmp|<box>|node_modules/);
        },
        patience,
      );

      test(
        `${language}: a slip in the grammar of the program is told, not hidden`,
        async () => {
          const outcome = await run({ language, files: { [entry]: program.slip }, entry });
          expect(outcome.status).toBe("failed");
          expect(outcome.stderr).toContain(entry);
          expect(outcome.message.toLowerCase()).toMatch(/error/);
        },
        patience,
      );
    }

    test(
      "a run can be cancelled at any time",
      async () => {
        const language = runner.languages[0] ?? "python";
        const entry = entryName[language];
        const text = language === "python" ? "while True: pass" : "for (;;) {}";
        const later = new AbortController();
        setTimeout(() => later.abort(), 150);
        const limits = { seconds: 60 };
        const stopped = await run({ language, files: { [entry]: text }, entry, limits }, later.signal);
        const never = await run({ language, files: { [entry]: text }, entry, limits }, AbortSignal.abort());
        for (const outcome of [stopped, never])
          expect(outcome).toMatchObject({ status: "failed", message: "The run was cancelled." });
        expect(leftovers()).toEqual({ folders: [], processes: [] });
      },
      patience,
    );

    test(
      "several learners at once do not see each other, and bytes that are no text do no harm",
      async () => {
        const language = runner.languages[0] ?? "python";
        const entry = entryName[language];
        const text = (who: number) =>
          language === "python"
            ? `import os, sys\nopen('mine', 'w').write('${who}')\nprint(open('mine').read(), sorted(os.listdir('.')))\nsys.stderr.buffer.write(bytes(range(256)))`
            : `const fs = require('fs'); fs.writeFileSync('mine', '${who}'); console.log(fs.readFileSync('mine', 'utf8'), fs.existsSync('other'));`;
        const outcomes = await Promise.all(
          [1, 2].map((who) =>
            run({ language, files: { [entry]: text(who) }, entry, limits: { seconds: 30 } }),
          ),
        );
        const tail = language === "python" ? `['${entryName.python}', 'mine']` : "false";
        expect(outcomes).toMatchObject(
          [1, 2].map((who) => ({ status: "done", exitCode: 0, message: "", stdout: `${who} ${tail}\n` })),
        );
        if (language === "python") for (const { stderr } of outcomes) expect(stderr).toContain("ABC");
      },
      patience,
    );
  });
}

type Programs = {
  several: Record<string, string>;
  wrong: Record<string, string>;
  place: RegExp;
  slip: string;
};

const programs: Record<BoxLanguage, Programs> = {
  python: {
    several: {
      [entryName.python]:
        "from parts.helper import double\nname = input()\nprint(name, '🎉', double(21))\nraise SystemExit(7)\n",
      "parts/__init__.py": "",
      "parts/helper.py": "def double(x):\n    return x * 2\n",
    },
    wrong: {
      [entryName.python]: "from bird import sing\nprint('before')\nsing()\n",
      "bird.py": "def sing():\n    raise ValueError('no such bird')\n",
    },
    place: /File "main\d+\.py", line 3[\s\S]*File "bird\.py", line 2/,
    slip: "print('a'\nx = = 3\n",
  },
  javascript: {
    several: {
      [entryName.javascript]:
        "const { double } = require('./parts/helper.js');\nconst [name] = require('fs').readFileSync(0, 'utf8').split('\\n');\nconsole.log(name, '🎉', double(21));\nprocess.exit(7);\n",
      "parts/helper.js": "exports.double = (x) => x * 2;\n",
    },
    wrong: {
      [entryName.javascript]: "const { sing } = require('./bird.js');\nconsole.log('before');\nsing();\n",
      "bird.js": "exports.sing = function sing() {\n  throw new Error('no such bird');\n};\n",
    },
    place: /bird\.js:2[\s\S]*main\d+\.js:3/,
    slip: "const x = = 3;\n",
  },
  typescript: {
    several: {
      [entryName.typescript]:
        "import { readFileSync } from 'node:fs';\nimport { double } from './parts/helper.ts';\nconst name: string | undefined = readFileSync(0, 'utf8').split('\\n')[0];\nconsole.log(name, '🎉', double(21));\nprocess.exit(7);\n",
      "parts/helper.ts": "export function double(x: number): number {\n  return x * 2;\n}\n",
    },
    wrong: {
      [entryName.typescript]: "import { sing } from './bird';\nconsole.log('before');\nsing();\n",
      "bird.ts": "export function sing(): void {\n  throw new Error('no such bird');\n}\n",
    },
    place: /bird\.ts:2[\s\S]*main\d+\.ts:3/,
    slip: "const x: number = = 3;\n",
  },
};
