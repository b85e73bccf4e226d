import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mostBytes } from "../../src/server/security/uploads.ts";
import { pptxOf } from "../documents/made.ts";
import { house, parsed, serving } from "./harness.ts";

const deck = pptxOf([
  { title: "Knots", points: ["A reef knot is a knot that joins two cords.", "It lies flat."] },
  { title: "Questions", points: ["What does a reef knot join?", "Why does it lie flat?"] },
]);

describe("a document that is sent to the server", () => {
  test("comes back as a note to look over, and is a note in the workspace only when it is saved", async () => {
    using here = await house();
    await using server = await serving(here);
    const post = (path: string, body: Uint8Array) =>
      fetch(`${server.base}/api/material/${path}`, { method: "POST", body, headers: server.headers });
    const reply = await post("document?name=Knots.pptx", deck);
    expect(reply.status).toBe(200);
    const material = await parsed(reply);
    expect(material).toMatchObject({ title: "Knots", source: "Knots.pptx" });
    const note = join(here.workspace, "topics/Knots.md");
    expect(existsSync(note)).toBe(false);
    material.ideas = material.ideas.slice(0, 1); // the rest was unticked
    const saved = await server.send("POST", "/api/material/note", { material });
    expect([saved.status, await parsed(saved)]).toEqual([201, { path: "topics/Knots.md", title: "Knots" }]);
    expect(readFileSync(note, "utf8")).toContain("*(page 1)*");
    expect(readFileSync(note, "utf8")).not.toContain("It lies flat.");
    const again = await server.send("POST", "/api/material/note", { material });
    expect([again.status, (await parsed(again)).error.kind]).toEqual([409, "changed"]);
    const replaced = await server.send("POST", "/api/material/note", { material, replace: true });
    expect(replaced.status).toBe(201);

    const bad = await post("document?name=a.docx", deck.subarray(0, 300));
    expect(bad.status).toBe(422);
    expect((await parsed(bad)).error.message).toMatch(/^a\.docx cannot be read: .* Nothing was saved\.$/);
    const large = await post("document?name=a.pdf", new Uint8Array(mostBytes.document + 1));
    expect([large.status, (await parsed(large)).error.kind]).toEqual([413, "too_large"]);
    expect((await server.get("/api/about")).status).toBe(200);
  });
});
