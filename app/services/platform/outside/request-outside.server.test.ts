import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requestOutside } from "./request-outside.server";

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ask = (url: string, own: Partial<Parameters<typeof requestOutside>[0]> = {}) =>
  requestOutside({ url, method: "GET", timeoutMs: 5_000, maxBytes: 100, allowPrivate: true, ...own });

test("an answer comes with its status and body", async () => {
  const url = await serve((_request, response) => response.writeHead(201).end("made"));
  expect(await ask(url)).toMatchObject({ status: 201, body: Buffer.from("made"), isWhole: true });
});

test("a redirect is an answer and is not followed", async () => {
  const url = await serve((_request, response) => response.writeHead(302, { Location: "/next" }).end());
  expect((await ask(url)).status).toBe(302);
});

test("an answer that is too long is cut off", async () => {
  const url = await serve((_request, response) => response.end("x".repeat(1000)));
  const { body, isWhole } = await ask(url);
  expect([body.length, isWhole]).toEqual([100, false]);
});

test("a server that hangs is left", async () => {
  const url = await serve(() => {});
  await expect(ask(url, { timeoutMs: 50 })).rejects.toThrow("no answer within 0.05 seconds");
});

test.each(["http://127.0.0.1:1/", "http://[::1]:1/", "http://localhost:1/"])(
  "%s is of a private network",
  async (url) => {
    await expect(ask(url, { allowPrivate: false })).rejects.toThrow("is an address of a private network");
  },
);
