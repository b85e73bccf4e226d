import type { Env } from "../env.ts";
import { ModelError } from "./errors.ts";

/** A program that serves models on this computer, and speaks as OpenAI's Chat Completions do. */
export type LocalServer = { name: LocalName; title: string; baseUrl: string };

/** Where each is when nobody has moved it; `owner` is what it says of its models. */
const usual = {
  ollama: { title: "Ollama", port: 11434, owner: "library" },
  lmstudio: { title: "LM Studio", port: 1234, owner: "organization_owner" },
  llamacpp: { title: "llama.cpp", port: 8080, owner: "llamacpp" },
  vllm: { title: "vLLM", port: 8000, owner: "vllm" },
} as const;

type LocalName = keyof typeof usual;
const names = ["ollama", "lmstudio", "llamacpp", "vllm"] as const satisfies readonly LocalName[];

/**
 * Which of them are looked for: all at their usual ports, or what TEACHER_ASSIST_LOCAL_SERVERS says ("ollama=11435,vllm",
 * or "off"). Never further away than this computer. Throws `ModelError` for what it cannot say.
 */
export function localServers(env: Env): LocalServer[] {
  const said = env.TEACHER_ASSIST_LOCAL_SERVERS?.trim();
  if (!said) return names.map((name) => at(name, usual[name].port));
  if (said.toLowerCase() === "off") return [];
  return said.split(",").map((entry) => {
    const [, word = "", digits] = /^\s*(\w+)\s*(?:=\s*(\d{1,5})\s*)?$/.exec(entry) ?? [];
    const name = names.find((each) => each === word.toLowerCase());
    const port = digits === undefined && name !== undefined ? usual[name].port : Number(digits);
    if (name === undefined || !(port > 0 && port < 65_536)) throw notUnderstood(entry.trim());
    return at(name, port);
  });
}

/** Who says so of its models; undefined where that tells nothing. */
export function titleOf(owner: string | undefined): string | undefined {
  return names.map((name) => usual[name]).find((each) => each.owner === owner)?.title;
}

/** `ollama/llama3.2` means that model on this computer; null where a name means something else. */
export function localModel(model: string | undefined, env: Env): { baseUrl: string; model: string } | null {
  const [, prefix, rest] = /^(\w+)\/(.+)$/.exec(model?.trim() ?? "") ?? [];
  if (rest === undefined || !names.some((name) => name === prefix)) return null;
  const server = localServers(env).find(({ name }) => name === prefix);
  return server === undefined ? null : { baseUrl: server.baseUrl, model: rest };
}

function at(name: LocalName, port: number): LocalServer {
  return { name, title: usual[name].title, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function notUnderstood(entry: string): ModelError {
  return new ModelError(
    "bad_request",
    `TEACHER_ASSIST_LOCAL_SERVERS: "${entry}" is not understood. It is off, or names with a port where that is not the usual one: ${names.join(", ")} (ollama=11435, say).`,
  );
}
