import { join } from "node:path";
import { userText } from "../../message.ts";
import type { Model, ModelRequest, ModelResponse } from "../../model/model.ts";
import type { Traffic } from "../../model/traffic.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";
import { askedOf, hashOf, RecordedCall } from "./recording.ts";

/**
 * What a model was asked before it is not asked again: a file an answer, in `folder`. `draw` keeps repeats apart, which are made to
 * see how far a model differs from itself; the second time that one run asks the same is another draw too. Failures are not kept.
 */
export type AnswerCache = { traffic(draw: string): Traffic };

export function answerCache(folder: string, disk: Disk = realDisk): AnswerCache {
  /** Asked for by somebody at this moment: who asks the same waits for that. */
  const underWay = new Map<string, Promise<ModelResponse>>();
  const known = async (path: string): Promise<ModelResponse | null> => {
    const bytes = await readIfThere(disk, path);
    const parsed = bytes === null ? null : RecordedCall.safeParse(parseJsonBytes(bytes));
    // One that cannot be read is asked for again.
    return parsed?.success !== true || "failure" in parsed.data.came ? null : parsed.data.came;
  };
  const keep = async (path: string, kept: RecordedCall) => {
    await disk.makeFolder(folder);
    await writeAtomic(disk, path, [new TextEncoder().encode(`${JSON.stringify(kept)}\n`)]);
  };
  const cached = (model: Model, draw: string, times: Map<string, number>): Model => ({
    provider: model.provider,
    id: model.id,
    async generate(request, call) {
      const asked = askedOf(withoutNames(request));
      const same = hashOf([model.provider, model.id, asked, draw]);
      const time = (times.get(same) ?? 0) + 1;
      times.set(same, time);
      const path = join(folder, `${hashOf([same, time])}.json`);
      const before = (await underWay.get(path)?.catch(() => null)) ?? (await known(path));
      if (before !== null) {
        for (const block of before.message.content)
          if (block.type === "text") call.onEvent({ type: "text", delta: block.text });
        return { ...structuredClone(before), cached: true };
      }
      const answering = model.generate(request, call);
      underWay.set(path, answering);
      try {
        const came = await answering;
        await keep(path, { asked, events: [], came });
        return came;
      } finally {
        underWay.delete(path);
      }
    },
  });
  return {
    traffic(draw) {
      const times = new Map<string, number>();
      return {
        inOrder: false,
        chosen: () => null,
        async through({ provider }, open) {
          const model = await open();
          return provider === "builtin" ? model : cached(model, draw, times);
        },
      };
    },
  };
}

/** Sessions are called something else each time, and whoever called somebody in is told the name: it makes no other question. */
function withoutNames(request: ModelRequest): ModelRequest {
  const text = JSON.stringify(request.messages).replace(/\b\d{8}-\d{6}-[a-z0-9]{6}\b/g, "session");
  return { ...request, messages: [userText(text)] };
}
