import type { Server } from "bun";
import { finishWithdrawals } from "../evals/studies/withdraw.ts";
import { Problem } from "../problem.ts";
import { errorCode } from "../store/failure.ts";
import { createApi, rooms } from "./app.ts";
import type { Client } from "./client/bundle.ts";
import { pageOf } from "./client/kept-page.ts";
import { type Front, front, frontFailed } from "./front.ts";
import { newTicket, newToken } from "./security/token.ts";
import { mostOfAnything } from "./security/uploads.ts";
import { type Connection, socketHandler } from "./stream/socket.ts";
import type { Threads } from "./threads/apart.ts";
import { type Setup, workbench } from "./workbench.ts";

export type Running = {
  port: number;
  token: string;
  /** To be opened in a browser: the token in it becomes a cookie. */
  url: string;
  /** The same for a program that opens it: good once, and for two minutes. */
  urlOnce: string;
  /** Stops what runs, saves it, and closes every connection. */
  stop(): Promise<void>;
};

const usualPort = 4170;
const portsTried = 50;

type Wish = {
  port?: number | undefined;
  /** The page's files, where they are to be built by somebody else, or only once they are asked for. */
  client?: Front["client"];
  /** Where several servers of one process share what is done beside them. */
  threads?: Threads;
};

/** The workbench on 127.0.0.1. The next free port is taken where the wished one is in use. */
export async function startServer(setup: Setup, wish: Wish = {}): Promise<Running> {
  const bench = workbench(setup, wish.threads);
  // Before anybody sees what somebody wanted gone.
  for (const line of await finishWithdrawals({
    data: setup.data,
    store: bench.store,
    proposals: bench.memory.proposals,
  }))
    console.error(line);
  const open = rooms(bench);
  const api = createApi(bench, open);
  const client = wish.client ?? built(await pageOf(setup.project));
  const token = newToken();
  const ticket = newTicket();
  const server = listen(wish.port ?? usualPort, (port) => ({
    hostname: "127.0.0.1",
    port,
    idleTimeout: 0, // a stream may be silent for long
    maxRequestBodySize: mostOfAnything,
    development: false, // its page of an error shows the source
    reusePort: false, // outside development Bun would share the port with another server of ours, and mix their visitors
    fetch: front({ token, ticket, passes: bench.passes, api, client }),
    error: () => frontFailed(port),
    websocket: socketHandler(bench.channels, bench.passes),
  }));
  const port = server.port ?? 0;
  return {
    port,
    token,
    url: `http://127.0.0.1:${port}/?token=${token}`,
    urlOnce: `http://127.0.0.1:${port}/?token=${ticket.text}`,
    async stop() {
      await open.close();
      await server.stop(true);
    },
  };
}

function built(client: Client): Front["client"] {
  return async () => client;
}

type Options = Bun.Serve.Options<Connection>;

function listen(first: number, options: (port: number) => Options): Server<Connection> {
  for (let port = first; port < first + portsTried && port <= 65_535; port++) {
    try {
      return Bun.serve<Connection>(options(port));
    } catch (error) {
      if (errorCode(error) === "EADDRINUSE") continue;
      if (errorCode(error) !== "EACCES") throw error;
      throw new Problem("usage", `Port ${port} may not be used by you. Choose one above 1024: --port 4170.`);
    }
  }
  throw new Problem("setup", `No port from ${first} on is free. Choose another: --port <n>.`);
}
