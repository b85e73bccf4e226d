import { newToken, sameToken, tokenIn } from "../security/token.ts";

/** Whose task it is. */
export type Handed = { study: string; participant: string; task: string };

/** A browser that is in a participant's hands. Its cookie is this one's token and no longer the program's. */
export type Pass = Handed & {
  readonly token: string;
  /** What the browser carried before, and gets again. */
  readonly back: string;
  /** The lesson of the task; null until it was asked for. */
  lesson: string | null;
  /** What may be followed: the lesson, and what was made of it since. */
  readonly lessons: Set<string>;
  triesLeft: number;
};

/** `spent`: too many wrong words. Only the address that the program printed leads back then. */
export type Answered = { back: string } | "wrong" | "spent";

/** In memory alone: a program that is started again knows no browser, and lets none in without its new address. */
export type Passes = {
  give(to: Handed, lesson: string | null, word: string, back: string): Pass;
  /** Whose hands the browser of a request is in; null: nobody's but whoever started the program. */
  of(headers: Headers): Pass | null;
  takeBack(pass: Pass, word: string): Answered;
  /** Called whenever a browser changes hands. */
  listen(changed: () => void): void;
};

const mostTries = 5;

export function openPasses(): Passes {
  const given = new Map<string, { pass: Pass; word: string }>();
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const each of listeners) each();
  };
  return {
    give(to, lesson, word, back) {
      const lessons = new Set(lesson === null ? [] : [lesson]);
      const pass: Pass = { ...to, token: newToken(), back, lesson, lessons, triesLeft: mostTries };
      given.set(pass.token, { pass, word: plain(word) });
      tell();
      return pass;
    },
    of(headers) {
      const token = tokenOf(headers);
      return token === null ? null : (given.get(token)?.pass ?? null);
    },
    takeBack(pass, word) {
      const kept = given.get(pass.token);
      if (kept === undefined || pass.triesLeft === 0) return "spent";
      if (!sameToken(plain(word), kept.word)) {
        pass.triesLeft--;
        return pass.triesLeft === 0 ? "spent" : "wrong";
      }
      given.delete(pass.token);
      tell();
      return { back: pass.back };
    },
    listen: (changed) => void listeners.push(changed),
  };
}

/** The token that a request to this server carries; which port it is says its host, which was looked at before. */
export function tokenOf(headers: Headers): string | null {
  return tokenIn(headers, portOf(headers));
}

export function portOf(headers: Headers): number {
  return Number(headers.get("host")?.split(":").at(-1) ?? 0);
}

function plain(word: string): string {
  return word.normalize("NFKC").trim().toLowerCase();
}
