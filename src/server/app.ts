import { Hono, type MiddlewareHandler } from "hono";
import { answerError } from "./errors.ts";
import { theirsAlone } from "./handed/gate.ts";
import { aboutRoutes } from "./routes/about.ts";
import { cardRoutes } from "./routes/cards.ts";
import { coachRoutes } from "./routes/coach.ts";
import { companionRoutes } from "./routes/companions.ts";
import { curriculumRoutes } from "./routes/curriculum.ts";
import { evalRoutes } from "./routes/evals.ts";
import { exerciseRoutes } from "./routes/exercises.ts";
import { handedRoutes } from "./routes/handed.ts";
import { learnerDataRoutes } from "./routes/learner-data.ts";
import { lessonRoutes } from "./routes/lessons.ts";
import { libraryRoutes } from "./routes/library.ts";
import { makingRoutes } from "./routes/making.ts";
import { materialRoutes } from "./routes/material.ts";
import { memoryRoutes } from "./routes/memory.ts";
import { ratingRoutes } from "./routes/ratings.ts";
import { researchRoutes } from "./routes/research.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { shareRoutes } from "./routes/share.ts";
import { humanStudyRoutes } from "./routes/studies.ts";
import { studyRoutes } from "./routes/study.ts";
import { togetherRoutes } from "./routes/together.ts";
import { unitRoutes } from "./routes/units.ts";
import { workspaceRoutes } from "./routes/workspace.ts";
import { type CardTables, cardTables } from "./runs/card-tables.ts";
import { type Coachings, coachings } from "./runs/coachings.ts";
import { type EvalRuns, evalRuns } from "./runs/eval-runs.ts";
import { stopAll } from "./runs/runs.ts";
import { type Talks, talks } from "./runs/talks.ts";
import { atMost, mostBytes, pictureAtMost } from "./security/uploads.ts";
import type { Workbench } from "./workbench.ts";

export type Rooms = {
  talks: Talks;
  cards: CardTables;
  coachings: Coachings;
  evals: EvalRuns;
  close(): Promise<void>;
};

/** What is open between requests. */
export function rooms(bench: Workbench): Rooms {
  const open = {
    talks: talks(bench),
    cards: cardTables(bench),
    coachings: coachings(bench),
    evals: evalRuns(bench),
  };
  return {
    ...open,
    async close() {
      await Promise.all([stopAll(bench), open.evals.stop()]);
      await Promise.all([open.talks.closeAll(), open.cards.finishAll(), open.coachings.closeAll()]);
      await bench.settled();
      bench.apart.close();
    },
  };
}

/** Every route under `/api`. */
export function createApi(bench: Workbench, open: Rooms) {
  const api = new Hono()
    .basePath("/api")
    .use(theirsAlone(bench.passes, bench.store))
    .use(withinLimits)
    .route("/about", aboutRoutes(bench))
    .route("/workspace", workspaceRoutes(bench))
    .route("/curriculum", curriculumRoutes(bench))
    .route("/library", libraryRoutes(bench))
    .route("/lessons", lessonRoutes(bench))
    .route("/making", makingRoutes(bench))
    .route("/material", materialRoutes(bench))
    .route("/memory", memoryRoutes(bench))
    .route("/sessions", sessionRoutes(bench))
    .route("/share", shareRoutes(bench))
    .route("/study", studyRoutes(bench))
    .route("/together", togetherRoutes(bench))
    .route("/units", unitRoutes(bench))
    .route("/learner-data", learnerDataRoutes(bench, open))
    .route("/exercises", exerciseRoutes(bench, open.talks))
    .route("/cards", cardRoutes(open.cards))
    .route("/companions", companionRoutes(bench))
    .route("/coach", coachRoutes(bench, open.coachings))
    .route("/research", researchRoutes(bench))
    .route("/evals", evalRoutes(bench, open.evals))
    .route("/studies", humanStudyRoutes(bench))
    .route("/handed", handedRoutes(bench))
    .route("/ratings", ratingRoutes(bench));
  api.onError(answerError);
  api.notFound((c) =>
    c.json({ error: { message: "There is nothing at this address.", kind: "missing" } }, 404),
  );
  return api;
}

const forText = atMost(mostBytes.json);
const forImages = pictureAtMost(mostBytes.image);

const forDocuments = atMost(mostBytes.document);
const documents = [
  "/api/material/document",
  "/api/share/open",
  "/api/making/look",
  "/api/making/import",
  "/api/making/open",
];

const withinLimits: MiddlewareHandler = (c, next) => {
  if (documents.includes(c.req.path)) return forDocuments(c, next);
  return c.req.path.endsWith("/image") ? forImages(c, next) : forText(c, next);
};

/** For the web client: `hc<App>(…)` knows every route and its shapes. */
export type App = ReturnType<typeof createApi>;
