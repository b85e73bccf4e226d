import { Hono } from "hono";
import { z } from "zod";
import { consentLog } from "../../store/consent-log.ts";
import { inTurn } from "../../store/in-turn.ts";
import { lookOver } from "../../workspace/material/look-over.ts";
import { Material } from "../../workspace/material/material.ts";
import { saveMaterial } from "../../workspace/material/save-material.ts";
import type { Consent } from "../../workspace/privacy/before-saving.ts";
import { Refused } from "../errors.ts";
import { Agreed, body, query } from "../input.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";

/** `name`: of the file; without, it was pasted. */
const Given = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  language: z.enum(["en", "ms"]).optional(),
});

/** The teacher's own material: a document in, a note to look over out; and, on her word, the note into her workspace. */
export function materialRoutes(bench: Workbench) {
  const turn = inTurn();
  const keep = consentLog(bench.setup.data, () => new Date());
  return new Hono()
    .post("/document", query(Given), async (c) => {
      const { name = null, language = "en" } = c.req.valid("query");
      const looked = await lookOver(new Uint8Array(await c.req.arrayBuffer()), name, language);
      if (!looked.ok) throw new Refused(422, "unreadable", `${looked.message} Nothing was saved.`);
      return c.json(looked.material);
    })
    .post(
      "/note",
      body(z.object({ material: Material, replace: z.boolean().optional(), consents: Agreed })),
      async (c) => {
        const { material, replace = false, consents = [] } = c.req.valid("json");
        const workspace = await workspaceAt(bench, c);
        const agreement = {
          agreed: consents.length > 0,
          keep: (consent: Consent) => keep({ ...consent, workspace }),
        };
        return c.json(await turn(() => saveMaterial(workspace, material, { replace, agreement })), 201);
      },
    );
}
