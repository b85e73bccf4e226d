import { useState } from "react";
import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed } from "../api/use-read.ts";
import { tell } from "../ui/toast-list.ts";
import { words } from "../words/words.ts";
import { type KeyProblem, problemRefused, problemTried } from "./key-wish.ts";

export type KeyWish = {
  provider: "anthropic" | "openai";
  key: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
};

/** Tries what is wished, then saves it; what did not answer is saved only when that is asked for. */
export function useKeyWish(onDone: () => void) {
  const say = words.frame.model;
  const [busy, setBusy] = useState<"trying" | "saving" | null>(null);
  const [problem, setProblem] = useState<KeyProblem | null>(null);
  /** What was tried without an answer. */
  const [untried, setUntried] = useState<{ wish: KeyWish; model: string } | null>(null);

  const attempt = async (what: "trying" | "saving", work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemRefused(error));
    } finally {
      setBusy(null);
    }
  };
  const keep = async (wish: KeyWish, said: string) => {
    await ask(api.about.key.$put({ json: wish }));
    changed("about");
    tell(said);
    onDone();
  };
  return {
    busy,
    problem,
    canSaveAnyway: untried !== null,
    /** What was typed is another wish now. */
    changedMind: () => setUntried(null),
    save: (wish: KeyWish) =>
      attempt("trying", async () => {
        setUntried(null);
        const tried = await ask(api.about.key.try.$post({ json: wish }));
        if (tried.answered) return await keep(wish, say.saved(tried.model));
        setUntried({ wish, model: tried.model });
        setProblem(problemTried(tried, wish.baseUrl !== undefined));
      }),
    saveAnyway: () =>
      attempt("saving", async () => {
        if (untried !== null) await keep(untried.wish, say.savedUntried(untried.model));
      }),
    forget: async () => {
      try {
        await ask(api.about.key.$delete());
        changed("about");
        tell(say.forgotten);
        onDone();
      } catch (error) {
        setProblem({ field: null, message: messageOf(error) });
      }
    },
  };
}
