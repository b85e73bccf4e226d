import { expect, test } from "bun:test";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporary } from "../workspace/temporary.ts";
import { planning, sampleWorkspace } from "./planning.ts";

test("a class's shorthand reaches the lesson, each need with its help; what is not understood is said", async () => {
  using here = temporary();
  cpSync(sampleWorkspace, here.dir, { recursive: true });
  const file =
    "---\nclass: 7C\nstage: S3\nsubject: Computing Science\nlevel: Fourth\n---\n\n- 2 EAL polish\n- 1 HI sits front\n- 3 SpLD\n- 2 XYZQ\n";
  writeFileSync(join(here.dir, "classes", "7C.md"), file);
  const { start } = await planning("create-lesson", here.dir);
  const conversation = await start("iteration for 7C");
  const notes: string[] = [];
  const { text } = await conversation.send("iteration for 7C", {
    signal: new AbortController().signal,
    onEvent(event) {
      if (event.type === "hook" && event.name === "feedforward") notes.push(JSON.stringify(event.report));
    },
  });
  await conversation.close();
  const help = text.slice(text.indexOf("## Differentiation")).split(/\n## /)[0] ?? "";
  for (const need of ["EAL", "HI", "SpLD"]) expect(help).toMatch(new RegExp(`\\b${need}\\b`));
  expect(help.toLowerCase()).toMatch(/hear|face|caption|lip/);
  expect(notes.join()).toContain("Not understood as a need in classes/7C.md");
  expect(notes.join()).toContain("XYZQ");
});
