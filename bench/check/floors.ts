import fs from "node:fs";
import { promisify } from "node:util";

type Span = { id: string; type: string; name: string; start: string; end: string; durationMs: number };

/**
 * The least that does what our loop does a turn: a model that answers at once, one tool, hooks awaited before and after
 * both, a span for each, events, a limit. What it leaves out is what ours costs.
 */
export function bareLoop(hooks: number): (turns: number) => Promise<string> {
  const idle = Array.from({ length: hooks }, () => async () => undefined);
  return async (turns) => {
    const spans: Span[] = [];
    const history: unknown[] = [{ role: "user", text: "Add numbers until told to stop." }];
    let heard = 0;
    const onEvent = () => {
      heard++;
    };
    const around = async (type: string, work: () => Promise<unknown>) => {
      const [at, tick] = [Date.now(), performance.now()];
      history.push(await work());
      const durationMs = performance.now() - tick;
      spans.push({
        id: `1.${spans.length}`,
        type,
        name: type,
        start: new Date(at).toISOString(),
        end: new Date(at + durationMs).toISOString(),
        durationMs,
      });
      onEvent();
    };
    const point = async (name: string) => {
      for (const hook of idle) {
        const tick = performance.now();
        await hook();
        spans.push({
          id: `1.${spans.length}`,
          type: "hook",
          name,
          start: "",
          end: "",
          durationMs: performance.now() - tick,
        });
        onEvent();
      }
    };
    for (let turn = 0; turn < turns && turn < 1e6; turn++) {
      await point("preModel");
      await around("model", async () => ({ call: "add", args: { a: turn, b: 1 } }));
      await point("postModel");
      await point("preTool");
      await around("tool", async () => String(turn + 1));
      await point("postTool");
    }
    return heard > 0 ? "done" : "nothing was done";
  };
}

/** As many texts as asked for, each written and synced before the next one. */
export function bareFile(path: string): { write(text: string, times: number): Promise<void>; close(): void } {
  const fd = fs.openSync(path, "w");
  const fdatasync = promisify(fs.fdatasync);
  let end = 0;
  return {
    async write(text, times) {
      for (let i = 0; i < times; i++) {
        const bytes = new TextEncoder().encode(`${JSON.stringify({ text })}\n`);
        end += fs.writeSync(fd, bytes, 0, bytes.length, end);
        await fdatasync(fd);
      }
    },
    close: () => fs.closeSync(fd),
  };
}
