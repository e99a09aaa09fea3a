import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, request as openRequest } from "node:http";
import { afterEach, expect, test } from "vitest";
import { duplexPair } from "../../../../../tests/http/runner/duplex-pair";
import { requestBody } from "./request-body.server";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

type Work = (body: ReadableStream<Uint8Array>, req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Posts to a server that does something with the body, and answers what came back. */
function post(work: Work, write: (out: ReturnType<typeof openRequest>) => void): Promise<string> {
  const server = createServer((req, res) => void work(requestBody(req, res), req, res));
  servers.push(server);
  return new Promise((resolve, reject) => {
    const out = openRequest({
      method: "POST",
      createConnection() {
        const [ours, theirs] = duplexPair();
        server.emit("connection", theirs);
        return ours;
      },
    });
    out.once("error", reject);
    out.once("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(`${answer.statusCode} ${Buffer.concat(parts)}`));
    });
    write(out);
  });
}

test("a body is read to its end", async () => {
  const answer = await post(
    async (body, _req, res) => void res.end(await new Response(body).text()),
    (out) => {
      out.write("one, ");
      out.end("two");
    },
  );
  expect(answer).toBe("200 one, two");
});

test("an empty body ends", async () => {
  const answer = await post(
    async (body, _req, res) => void res.end(`[${await new Response(body).text()}]`),
    (out) => out.end(),
  );
  expect(answer).toBe("200 []");
});

test("a reader that has had enough answers at once, and the rest is dropped", async () => {
  let asked: IncomingMessage | undefined;
  const answer = await post(
    async (body, req, res) => {
      asked = req;
      const reader = body.getReader();
      await reader.read();
      await reader.cancel();
      res.writeHead(413).end("too long");
    },
    (out) => {
      out.write("x".repeat(1000));
      // Still sending when the answer comes.
      out.once("response", () => out.end("y".repeat(500_000)));
    },
  );
  expect(answer).toBe("413 too long");
  await expect.poll(() => asked?.complete).toBe(true);
});

test("a body that is cut off fails its reader", async () => {
  const failed = new Promise<string>((resolve) => {
    post(
      async (body, req) => {
        setImmediate(() => req.socket.destroy());
        resolve(await new Response(body).text().catch((error) => error.message));
      },
      (out) => void out.write("x"),
    ).catch(() => {});
  });
  expect(await failed).toMatch(/cut off/);
});
