import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitBodyTime } from "./limit-body-time.server";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const time = { graceMs: 50, bytesPerSecond: 1024, afterAnswerMs: 50 };
const readsBody: RequestListener = (req, res) => {
  req.on("error", () => {});
  req.resume().on("end", () => res.end("thanks"));
};

async function serve(listener: RequestListener): Promise<Server> {
  const server = createHttpServer(limitBodyTime(listener, time));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.closeAllConnections() }, server);
  return server;
}

/** Sends a text and returns the response until the other end closes. */
function send(server: Server, text: string, then: (socket: Socket) => void = () => {}): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(text);
  then(socket);
  return new Promise((resolve) => {
    let came = "";
    socket.on("data", (part) => {
      came += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(came));
  });
}

const head = (lengthBytes: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${lengthBytes}\r\n\r\n`;

test("a stalled body gets a 408 and is cut off", async () => {
  const server = await serve(readsBody);
  expect(await send(server, `${head(10)}abc`)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a stalled chunked body too", async () => {
  const server = await serve(readsBody);
  const chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n";
  expect(await send(server, chunked)).toMatch(/^HTTP\/1\.1 408 /);
});

test("after a response the rest of a body gets a short time", async () => {
  const server = await serve((_req, res) => res.end("no thanks"));
  expect(await send(server, `${head(10)}abc`)).toMatch(/200 OK[\s\S]*no thanks$/);
});

test("a body in time is answered, and the connection stays open", async () => {
  const server = await serve(readsBody);
  const twice = `${head(3)}abc${head(3)}abc`;
  const came = await send(server, twice, (socket) => {
    let answers = 0;
    socket.on("data", (part) => {
      answers += String(part).split("thanks").length - 1;
      if (answers === 2) socket.end();
    });
  });
  expect(came.match(/200 OK/g)).toHaveLength(2);
});
