import { Hono } from "hono";
import { z } from "zod";
import { PersonalDataAsked, settle } from "../../memory/settle.ts";
import { shownProposal } from "../../memory/show.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";

const Answer = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["confirm", "dismiss"]) }),
  z.object({ type: z.literal("edit"), text: z.string().max(2_000), allowPersonalData: z.boolean() }),
]);

/** What was learned and waits for the teacher's word (decision 9). */
export function memoryRoutes(bench: Workbench) {
  const { proposals } = bench.memory;
  return new Hono()
    .get("/", async (c) => {
      const root = await workspaceAt(bench, c);
      const { proposals: all, problem } = await proposals.list(root);
      const waiting = all.filter(({ state }) => state === "pending").map((one) => shownProposal(root, one));
      return c.json({ waiting, problem });
    })
    .post("/:id", body(Answer), async (c) => {
      const root = await workspaceAt(bench, c);
      const settling = settle(proposals, root, c.req.param("id"), c.req.valid("json"));
      const { id, state, path } = await settling.catch((error: unknown) => {
        if (error instanceof PersonalDataAsked) throw new Refused(409, "personal-data", error.message);
        throw error;
      });
      return c.json({ id, state, path });
    });
}
