/**
 * Firefox as its driver takes it for: run in Firefox's place, with its arguments. What the driver asks of every browser,
 * and this Firefox has no command for (to wear a colour scheme), is answered as done; all else goes through as it is.
 */
const [program = "", ...args] = process.argv.slice(2);
const firefox = Bun.spawn([program, ...args], { stdout: "inherit", stderr: "pipe", stdin: "inherit" });
process.on("SIGTERM", () => firefox.kill());
process.on("SIGINT", () => firefox.kill());

type Line = { real: WebSocket; waiting: string[] };
/** Commands that may be unknown, by their number, until they are answered. */
const optional = new Set<number>();

function through(address: string) {
  const server = Bun.serve<{ path: string; line?: Line }>({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request, self) {
      const { pathname } = new URL(request.url);
      const upgraded = self.upgrade(request, { data: { path: pathname } });
      return upgraded ? undefined : new Response("A WebSocket only.", { status: 400 });
    },
    websocket: {
      maxPayloadLength: 256 * 1024 * 1024,
      open(driver) {
        const real = new WebSocket(`${address}${driver.data.path}`);
        const line: Line = { real, waiting: [] };
        driver.data.line = line;
        real.onopen = () => {
          for (const text of line.waiting.splice(0)) real.send(text);
        };
        real.onmessage = ({ data }) => driver.send(answered(String(data)));
        real.onclose = () => driver.close();
      },
      message({ data: { line } }, message) {
        if (line === undefined) return;
        const text = String(message);
        const { id, method } = JSON.parse(text);
        if (typeof method === "string" && method.startsWith("emulation.")) optional.add(id);
        if (line.real.readyState === WebSocket.OPEN) line.real.send(text);
        else line.waiting.push(text);
      },
      close: ({ data: { line } }) => line?.real.close(),
    },
  });
  return `ws://127.0.0.1:${server.port}`;
}

function answered(text: string): string {
  if (optional.size === 0) return text;
  const { id, type, error } = JSON.parse(text);
  if (!optional.delete(id) || type !== "error" || error !== "unknown command") return text;
  return JSON.stringify({ type: "success", id, result: {} });
}

const said = new TextDecoder();
for await (const chunk of firefox.stderr) {
  const text = said.decode(chunk, { stream: true });
  process.stderr.write(text.replace(/ws:\/\/[\d.a-z]+:\d+/, (address) => through(address)));
}
process.exit(await firefox.exited);

export {};
