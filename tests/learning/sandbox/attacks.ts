import type { BoxLimits, BoxStatus } from "../../../src/learning/sandbox/box.ts";

/** What a learner's program might do, and how that may end. Files are by language; a missing one is not tried. */
export type Attack = {
  name: string;
  python?: string;
  javascript?: string;
  limits?: Partial<BoxLimits>;
  ends: readonly BoxStatus[];
  /** Must stand in what the program printed. */
  prints?: string;
  says?: RegExp;
};

/** `where` is what the attacks go for: files and a port of ours, real ones. */
export function attacks(where: {
  secretFile: string;
  outside: string;
  port: number;
  entry: string;
}): Attack[] {
  const { secretFile, outside, port, entry } = where;
  const path = JSON.stringify(secretFile);
  const target = JSON.stringify(outside);
  return [
    {
      name: "an endless loop",
      python: "print('start')\nwhile True: pass",
      javascript: "console.log('start'); for (;;) {}",
      limits: { seconds: 1 },
      ends: ["timeout"],
      prints: "start",
      says: /still running after 1 second and was stopped/,
    },
    {
      name: "a loop that will not be interrupted",
      python:
        "import signal\nfor s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n    try: signal.signal(s, signal.SIG_IGN)\n    except Exception: pass\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass",
      javascript:
        "if (process.on) for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(s, () => {}); for (;;) { try { for (;;) {} } catch {} }",
      limits: { seconds: 0.4 },
      ends: ["timeout"],
    },
    {
      name: "sleeping too long",
      python: "import time\ntime.sleep(60)",
      javascript: "setTimeout(() => {}, 60000)",
      limits: { seconds: 0.4 },
      ends: ["timeout"],
    },
    {
      name: "a fork bomb",
      python: "import os\nwhile True: os.fork()",
      javascript:
        "const { spawn } = require('child_process'); for (;;) spawn(process.execPath, [process.argv[1]], { stdio: 'inherit' });",
      limits: { seconds: 4 },
      ends: ["processes", "failed", "timeout", "memory"],
      says: /./,
    },
    {
      name: "a bomb of other programs that swallows every error",
      python: `import subprocess, sys\nwhile True:\n    try: subprocess.Popen([sys.executable, '${entry}'])\n    except Exception: pass`,
      limits: { seconds: 2 },
      ends: ["processes", "timeout"],
    },
    {
      name: "too many threads",
      python:
        "import threading, time\nfor _ in range(500): threading.Thread(target=time.sleep, args=(60,)).start()",
      limits: { seconds: 4 },
      ends: ["processes"],
      says: /more than 16 processes/,
    },
    {
      name: "10 GB of memory",
      // In steps: 10 GB at once is no number that a 32-bit Python knows.
      python: "x = [bytearray(1024 ** 3) for _ in range(10)]\nprint(len(x))",
      javascript: "const all = []; for (;;) all.push(new Array(1e6).fill(all.length));",
      ends: ["memory"],
      limits: { seconds: 60 }, // memory must end it, however slow the machine is
      says: /more than 256 MB of memory/,
    },
    {
      name: "memory that grows and grows",
      python: "x = []\nwhile True: x.append(' ' * 1000000 + str(len(x)))",
      javascript:
        "let x = 'ab'; const kept = []; for (;;) kept.push({ x: x + kept.length, list: [1, 2, 3] });",
      limits: { seconds: 30, memoryMb: 100 },
      ends: ["memory"],
    },
    {
      name: "1 GB of output",
      python: "while True: print('spam ' * 1000)",
      javascript: "for (;;) console.log('spam '.repeat(1000));",
      ends: ["output"],
      prints: "spam spam",
      says: /more than 256 kB/,
    },
    {
      name: "one huge line",
      python: "import sys\nsys.stdout.write('x' * 50_000_000)\nsys.stdout.flush()",
      javascript: "process.stdout.write('x'.repeat(20_000_000));",
      ends: ["output"],
      prints: "xxx",
    },
    {
      name: "1 GB of error output",
      python: "import sys\nwhile True: sys.stderr.write('e' * 1000)",
      javascript: "for (;;) console.error('e'.repeat(1000));",
      ends: ["output"],
    },
    {
      name: "reading a secret file",
      python: `print(open(${path}).read())`,
      javascript: `console.log(require('fs').readFileSync(${path}, 'utf8'));`,
      ends: ["failed"],
    },
    {
      name: "looking for home folders and accounts",
      python:
        "import os\nfor place in ('/home', '/root', '/etc/passwd', '/etc/shadow', '/Users', '/work', '/var', '/seed/..', os.path.expanduser('~')):\n    try: print(place, sorted(os.listdir(place)) if os.path.isdir(place) else open(place).read())\n    except OSError as error: pass\n    except Exception as error: print(error)",
      javascript:
        "const fs = require('fs'); for (const place of ['/home', '/root', '/etc/passwd', '/etc/shadow', '/work', '/var']) { try { console.log(fs.readFileSync(place, 'utf8')); } catch {} try { console.log(String(fs.readdirSync(place))); } catch {} }",
      ends: ["done"],
    },
    {
      name: "reading the environment",
      python:
        "import os\nprint(dict(os.environ))\nfor pid in ('self', '1', str(os.getppid())):\n    try: print(open(f'/proc/{pid}/environ').read())\n    except OSError: pass",
      javascript:
        "console.log(JSON.stringify(process.env)); try { console.log(require('fs').readFileSync('/proc/1/environ', 'utf8')); } catch {}",
      ends: ["done"],
    },
    {
      name: "connecting to this computer",
      python: `import socket\ns = socket.create_connection(('127.0.0.1', ${port}), 2)\ns.send(b'hello')`,
      javascript: `const net = require('net'); net.connect(${port}, '127.0.0.1').on('error', (e) => { console.error(String(e)); process.exit(1); }).write('hello');`,
      ends: ["failed"],
    },
    {
      name: "asking for a web page",
      python: `import urllib.request\nprint(urllib.request.urlopen('http://127.0.0.1:${port}/', timeout=2).read())`,
      javascript: `fetch('http://127.0.0.1:${port}/').then((r) => console.log(r.status), (e) => { console.error(String(e)); process.exit(1); });`,
      ends: ["failed"],
    },
    {
      name: "looking up a name on the network",
      python: "import socket\nprint(socket.getaddrinfo('example.com', 80))",
      javascript:
        "require('dns').lookup('example.com', (e, a) => { if (e) { console.error(String(e)); process.exit(1); } console.log(a); });",
      ends: ["failed"],
    },
    {
      name: "writing outside",
      python: `import os\nfor place in (${target}, '/usr/bin/evil', '/evil', '/seed/evil', '/etc/evil', '/dev/evil'):\n    try:\n        open(place, 'w').write('evil')\n    except OSError as error: print('no', error)\n`,
      javascript: `const fs = require('fs'); for (const place of [${target}, '/usr/bin/evil', '/evil', '/seed/evil', '../../evil']) { try { fs.writeFileSync(place, 'evil'); } catch (e) { console.log('no', String(e)); } }`,
      ends: ["done"],
    },
    {
      name: "writing through a link",
      python: `import os\nos.symlink(${target}, 'link')\nopen('link', 'w').write('evil')`,
      ends: ["failed", "done"],
    },
    {
      name: "filling the disk",
      python: "with open('big', 'wb') as file:\n    while True: file.write(b'x' * 1000000)",
      javascript:
        "const fs = require('fs'); for (let i = 0; ; i++) fs.writeFileSync('big' + i, 'x'.repeat(1000000));",
      ends: ["disk"],
      says: /more than 16 MB/,
    },
    {
      name: "filling the temporary folder",
      python:
        "import tempfile\nwith tempfile.TemporaryFile() as file:\n    while True: file.write(b'x' * 1000000)",
      ends: ["disk"],
    },
    {
      name: "a million empty files",
      python: "for i in range(1_000_000): open(f'f{i}', 'w').close()",
      javascript: "const fs = require('fs'); for (let i = 0; i < 1e6; i++) fs.writeFileSync('f' + i, '');",
      limits: { seconds: 10 },
      ends: ["disk", "timeout"],
    },
    {
      name: "killing everything it can name",
      python:
        "import os, signal\nme = os.getpid()\nfor pid in [os.getppid(), 1] + list(range(2, 400)):\n    if pid not in (0, me):\n        try: os.kill(pid, signal.SIGKILL)\n        except Exception: pass\ntry: os.kill(-1, signal.SIGKILL)\nexcept Exception: pass\nprint('done')",
      javascript:
        "for (let pid = 1; pid < 400; pid++) { if (pid !== process.pid) try { process.kill(pid, 'SIGKILL'); } catch {} } console.log('done');",
      ends: ["done", "failed"],
    },
    {
      name: "leaving a process behind",
      python:
        "import os, time\ntry:\n    if os.fork() == 0:\n        os.setsid()\n        if os.fork() == 0:\n            os.close(0); os.close(1); os.close(2)\n            time.sleep(300)\n        os._exit(0)\nexcept OSError: pass\nprint('left')",
      ends: ["done"],
      prints: "left",
    },
    {
      name: "memory in places nobody counts",
      python:
        "import os\nkept = []\nfor _ in range(200):\n    fd = os.memfd_create('x')\n    os.write(fd, b'x' * 10_000_000)\n    kept.append(fd)",
      ends: ["failed", "disk", "memory"],
    },
    {
      name: "recursion without end",
      python: "def f(n): return f(n + 1)\nf(0)",
      javascript: "function f(n) { return f(n + 1) + 1; } f(0);",
      ends: ["failed"],
      says: /RecursionError|RangeError|InternalError/,
    },
    // Security V1: a macro of Bun's is run while a program is only being read. Whoever reads it here is in the box too.
    {
      name: "a macro that reads a secret file while the program is read",
      javascript: `import { readFileSync } from "node:fs" with { type: "macro" };\nconsole.log(readFileSync(${path}, "utf8"));`,
      ends: ["failed", "done"],
    },
    {
      name: "a macro that takes the environment while the program is read",
      javascript: `import { execSync } from "node:child_process" with { type: "macro" };\nconsole.log(execSync("env", { encoding: "utf8" }));`,
      ends: ["failed", "done"],
    },
    {
      name: "a macro that writes outside while the program is read",
      javascript: `import { writeFileSync } from "macro:node:fs";\nconsole.log(writeFileSync(${target}, "evil"));`,
      ends: ["failed", "done"],
    },
    {
      name: "a macro that starts a program while a function is read",
      javascript: `import { spawnSync } from "node:child_process" assert { type: "macro" };\nfunction double(n) { spawnSync("sh", ["-c", "id; env; echo evil > " + ${target}]); return n * 2; }\nconsole.log(double(2));`,
      ends: ["failed", "done"],
    },
    {
      name: "a crash of the interpreter",
      python: "import ctypes\nctypes.string_at(0)\nimport os\nos.abort()",
      ends: ["failed"],
      says: /./,
    },
  ];
}
