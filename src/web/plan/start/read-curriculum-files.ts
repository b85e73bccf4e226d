import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";

/** For `useRead("curriculum/files", …)`: which files and levels there are; outcomes hardly matter here. */
export const readCurriculumFiles = () => ask(api.curriculum.$get({ query: { limit: 1 } }));
