import type { Author } from "teacher-assist/builtin";
import { textOf } from "teacher-assist/message";

/**
 * "12 turns of 30 lines": so many turns, each with so many lines and a look into the workspace. `TALKER_STOP_AT` makes it
 * stand still at that turn, as a model that takes long would.
 */
const talker: Author = {
  async next({ messages }) {
    const asked = messages.findLastIndex(({ role }) => role === "user");
    const request = messages[asked];
    const [, turns = "1", lines = "1"] =
      /(\d+) turns of (\d+) lines/.exec(request === undefined ? "" : textOf(request)) ?? [];
    const said = messages.slice(asked).filter(({ role }) => role === "assistant").length;
    if (String(said + 1) === process.env.TALKER_STOP_AT) await Bun.sleep(120_000);
    await Bun.sleep(1);
    const text = Array.from({ length: Number(lines) }, (_, i) => `turn ${said + 1}, line ${i + 1}\n`).join(
      "",
    );
    if (said + 1 >= Number(turns)) return { text: `${text}That was all.` };
    return { text, calls: [{ name: "list_directory", args: { path: "." } }] };
  },
};

export default talker;
