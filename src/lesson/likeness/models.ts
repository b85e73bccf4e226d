import { lazily } from "./model.ts";
import scope from "./scope.model.txt" with { type: "text" };
import unfit from "./unfit.model.txt" with { type: "text" };

/** What requests that are no lesson read like, and tasks that go in front of no class. Read when first needed. */
export const scopeModel = lazily(scope);
export const unfitModel = lazily(unfit);
