import { connect } from "node:net";

export type RawReply = { line: string; status: number; text: string };

/** A request as it is written: what `fetch` would not send or would tidy up first. */
export function rawRequest(
  { port }: { port: number },
  lines: readonly string[],
  body: string | Buffer = "",
): Promise<RawReply> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
      socket.write(body);
    });
    const done = () => {
      const [line = ""] = answer.split("\r\n");
      resolve({ line, status: Number(line.split(" ")[1] ?? 0), text: answer });
      socket.destroy();
    };
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      if (isWhole(answer)) done();
    });
    socket.on("close", done);
    socket.on("error", done);
  });
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1];
  return (
    answer.startsWith("HTTP/1.1 101") || (length !== undefined && answer.length >= end + 4 + Number(length))
  );
}
