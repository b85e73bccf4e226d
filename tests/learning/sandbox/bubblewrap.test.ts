import { expect, test } from "bun:test";
import { bubblewrapPython } from "../../../src/learning/sandbox/bubblewrap.ts";
import { runInBox } from "../../../src/learning/sandbox/run-in-box.ts";
import { systemCallFilter } from "../../../src/learning/sandbox/system-call-filter.ts";

const here = await bubblewrapPython.available();
if (!here) console.log("skipped: bubblewrap does not work on this computer");
const python = (files: Record<string, string>, entry: string) =>
  runInBox({ language: "python", files, entry }, { runners: [bubblewrapPython] });

test.skipIf(!here || systemCallFilter() === null)(
  "the kernel refuses what leads past the box: machine sockets, hidden memory, further namespaces",
  async () => {
    const text = `
import ctypes, os, socket
libc = ctypes.CDLL(None, use_errno=True)
def errno(result): return ctypes.get_errno() if result == -1 else 0
print("vsock", errno(libc.socket(40, 1, 0)))
print("memory", errno(libc.memfd_create(b"x", 0)))
print("shared", errno(libc.shmget(0, 4096, 0o1600)))
print("namespace", errno(libc.unshare(0x10000000)))
print("ptrace", errno(libc.ptrace(0, 0, 0, 0)))
print("inet", socket.socket().family == socket.AF_INET)
print("thread", __import__("threading").Thread(target=int).start())
`;
    const { stdout, stderr } = await python({ "a.py": text }, "a.py");
    expect({
      stderr,
      lines: stdout
        .split("\n")
        .filter((line) => line !== "")
        .sort(),
    }).toEqual({
      stderr: "",
      lines: ["inet True", "memory 1", "namespace 1", "ptrace 1", "shared 1", "thread None", "vsock 97"],
    });
  },
);

test.skipIf(!here)("tests that a program overwrites are whole again at the next run", async () => {
  const files = {
    "exercise.py": "open('check.py', 'w').write('print(\"passed\")')\ndef answer(): return 41\n",
    "check.py": "from exercise import answer\nprint('passed' if answer() == 42 else 'failed')\n",
  };
  for (const _ of ["first", "second"]) expect((await python(files, "check.py")).stdout).toBe("failed\n");
  expect(files["check.py"]).toContain("answer() == 42");
});
