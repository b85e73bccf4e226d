import { z } from "zod";
import type { Confined } from "../workspace/confine.ts";
import { plainPath } from "../workspace/path.ts";
import { number } from "./cap.ts";
import { defineTool, type Tool } from "./tool.ts";

export function writeFileTool(confined: Confined): Tool {
  return defineTool({
    name: "write_file",
    description:
      "Writes a whole file of the workspace, replacing what was there; missing folders are created. To change a part of a file, use str_replace.",
    serial: true,
    schema: z.strictObject({
      path: z.string().describe("Relative to the workspace, such as `lessons/iteration.md`."),
      content: z.string().describe("All of the file's text."),
    }),
    async run({ path: asked, content }) {
      const path = plainPath(asked);
      const { created, bytes } = await confined.write(path, content);
      return {
        content: `${created ? "Created" : "Overwrote"} ${path} (${number(bytes)} bytes).`,
        facts: { path, bytes, created },
      };
    },
  });
}
