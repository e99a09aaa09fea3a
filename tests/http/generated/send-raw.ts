import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** What came back: the status of the answer, 0 where none came, and all of its text. */
export type RawAnswer = { status: number; text: string };

/** Sends bytes as they are: what no HTTP client would send can be sent. */
export type RawSender = { send: (bytes: Buffer) => Promise<RawAnswer>; close: () => Promise<void> };

/** Far longer than any answer takes. */
const noAnswerMs = 20_000;

/** Serves a listener on a port of this machine and sends to it, each request on a connection of its own. */
export async function openRawSender(listener: RequestListener): Promise<RawSender> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    send: (bytes) =>
      new Promise((resolve) => {
        const parts: Buffer[] = [];
        const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
        socket.setTimeout(noAnswerMs, () => socket.destroy());
        socket.on("data", (part: Buffer) => parts.push(part));
        // A server that refuses a body closes while it is still being sent.
        socket.on("error", () => {});
        socket.once("close", () => {
          const text = Buffer.concat(parts).toString("latin1");
          resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
        });
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
