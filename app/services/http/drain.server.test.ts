import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createDrainableServer } from "./drain.server";

/** A server whose answers wait until they are let go. */
async function openServer() {
  const waiting: (() => void)[] = [];
  const drainable = createDrainableServer((req, res) => {
    if (req.url !== "/slow") return void res.end("quick");
    waiting.push(() => res.end("slow"));
  });
  drainable.server.listen(0, "127.0.0.1");
  await once(drainable.server, "listening");
  const { port } = drainable.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [res] = (await once(get({ port, path, agent }), "response")) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of res) parts.push(part as Buffer);
    return { text: Buffer.concat(parts).toString(), connection: res.headers.connection };
  };
  return { ...drainable, ask, waiting };
}

test("an answer that was begun is finished, and an idle connection does not hold the server up", async () => {
  const { ask, drain, waiting, server } = await openServer();
  await ask("/");
  const slow = ask("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const drained = drain(0);
  expect(server.listening).toBe(true);
  waiting[0]?.();
  expect((await slow).text).toBe("slow");
  await drained;
});

test("new requests are served while a proxy takes notice, on connections that close", async () => {
  const { ask, drain, isDraining } = await openServer();
  expect(await ask("/")).toEqual({ text: "quick", connection: "keep-alive" });
  const drained = drain(300);
  expect(isDraining()).toBe(true);
  expect(await ask("/")).toEqual({ text: "quick", connection: "close" });
  await drained;
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
});
