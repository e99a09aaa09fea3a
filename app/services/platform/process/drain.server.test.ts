import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createDrainableServer } from "./drain.server";

const requestDeadlineMs = 20_000;
const wholeBytes = 20_000_000;

/** A server whose responses wait until they are released. */
async function openServer() {
  const waiting: (() => void)[] = [];
  const drainable = createDrainableServer((req, res) => {
    if (req.url === "/large") return void res.end(Buffer.alloc(wholeBytes));
    if (req.url !== "/slow") return void res.end("quick");
    waiting.push(() => res.end("slow"));
  });
  drainable.server.listen(0, "127.0.0.1");
  await once(drainable.server, "listening");
  const { port } = drainable.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [res] = (await once(get({ port, path, agent }), "response")) as [IncomingMessage];
    return { text: (await buffer(res)).toString(), connection: res.headers.connection };
  };
  return { ...drainable, ask, waiting, port, agent };
}

test("a begun response is finished, and an idle connection does not delay the shutdown", async () => {
  const { ask, drain, waiting, server } = await openServer();
  await ask("/");
  const slow = ask("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const drained = drain({ noticeMs: 0, requestDeadlineMs });
  expect(server.listening).toBe(true);
  waiting[0]?.();
  expect(await slow).toEqual({ text: "slow", connection: "close" });
  await drained;
});

test("new requests are served until a proxy notices, on connections that close", async () => {
  const { ask, drain, isDraining } = await openServer();
  expect(await ask("/")).toEqual({ text: "quick", connection: "keep-alive" });
  const drained = drain({ noticeMs: 300, requestDeadlineMs });
  expect(isDraining()).toBe(true);
  expect(await ask("/")).toEqual({ text: "quick", connection: "close" });
  await drained;
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
});

test("a slowly read response is sent completely", async () => {
  const { drain, port, agent, server } = await openServer();
  const [res] = (await once(get({ port, path: "/large", agent }), "response")) as [IncomingMessage];
  const drained = drain({ noticeMs: 0, requestDeadlineMs });
  await expect.poll(() => server.listening).toBe(false);
  expect((await buffer(res)).length).toBe(wholeBytes);
  await drained;
});

test("a connection without a request does not delay the shutdown", async () => {
  const { drain, port, server } = await openServer();
  const early = connect(port, "127.0.0.1");
  await once(server, "connection");
  const ended = once(early, "close");
  early.resume();
  await drain({ noticeMs: 0, requestDeadlineMs });
  await ended;
});
