import { expect, test } from "bun:test";
import { shapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/shapes.ts";
import { Message } from "../../src/message.ts";
import { planning, quietly } from "./planning.ts";

test("a drafted lesson says as data what shape it has, through a session's file and a part written again", async () => {
  const { ask } = await planning();
  const { conversation, result } = await ask("iteration for 3B");
  const last = () => Message.parse(JSON.parse(JSON.stringify(conversation.session.messages.at(-1))));
  const called = shapes.map((shape) => shape.called).find((name) => result.text.includes(`this is ${name}:`));
  expect(called).toBeDefined();
  const answer = { kind: "lesson", shape: called };
  expect(last()).toMatchObject({ answer });
  const again = await conversation.send("make the starter shorter", quietly());
  expect(again.text).not.toBe(result.text);
  expect(last()).toMatchObject({ answer });
});
