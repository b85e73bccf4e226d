import { findPlaces } from "../../src/cli/places.ts";
import type { ProviderFlags } from "../../src/model/provider.ts";
import { type House, house, type reaching, serving } from "./harness.ts";

/** A workbench with folders of its own, wherever its server runs: in this process (`deskHere`), or in one of its own (`program`). */
export type Desk = {
  readonly here: House;
  readonly port: number;
  url(): string;
  /** Its routes, for what a test prepares or looks up. */
  reach(): ReturnType<typeof reaching>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * The real server in this process, which has what it needs loaded since the first of them. For whatever is not about
 * how the program starts, ends or is killed: that is `program`, a process of its own, which costs seconds.
 */
export async function deskHere({
  env = {},
  flags = {},
  firstDay = false,
  now,
}: {
  env?: Record<string, string>;
  flags?: ProviderFlags;
  /** No workspace is named: the one that opens is the one that the program would open for somebody who has none. */
  firstDay?: boolean;
  /** Another clock for the learner's days. */
  now?: () => Date;
} = {}): Promise<Desk> {
  const own = await house();
  const here: House = { ...own, env: { ...own.env, ...env } };
  const home = own.env.HOME ?? own.top;
  const server = await serving(
    firstDay ? { ...here, top: home, workspace: findPlaces({}, here.env, home).workspace } : here,
    { flags, ...(now === undefined ? {} : { now }) },
  );
  return {
    here,
    port: server.port,
    url: () => server.url,
    reach: () => server,
    async [Symbol.asyncDispose]() {
      await server.stop();
      own[Symbol.dispose]();
    },
  };
}
