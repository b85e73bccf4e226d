import { hc } from "hono/client";
import type { App } from "../../server/app.ts";
import { withSafeParams } from "./safe-params.ts";
import { studyHeaders } from "./study-lesson.ts";

/** Every route of the server, with its shapes. Await its calls through `ask`, which throws in a person's words. */
export const api = withSafeParams(hc<App>("/", { headers: studyHeaders }).api);
