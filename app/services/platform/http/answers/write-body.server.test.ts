import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { writeBody } from "./write-body.server";

/** Serves a body to one client, and says what came of writing it. */
async function serve(body: ReadableStream<Uint8Array>, use: (response: IncomingMessage) => void) {
  let written: Promise<void> = Promise.resolve();
  const server = createServer((_req, res) => {
    written = writeBody(res, body);
    written.catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) =>
    get({ port, host: "127.0.0.1" }, (response) => {
      response.on("close", resolve).on("error", () => {});
      use(response);
    }).on("error", () => resolve()),
  );
  await written.catch(() => {});
  server.close();
  return written;
}

const part = new Uint8Array(64 * 1024);

test("a body arrives whole", async () => {
  let left = 100;
  let received = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(part) : controller.close()),
  });
  await serve(body, (response) => response.on("data", (chunk: Buffer) => (received += chunk.length)));
  expect(received).toBe(100 * part.length);
});

test("a client that leaves ends the stream", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(part),
    cancel: () => {
      isCancelled = true;
    },
  });
  await serve(body, (response) => response.once("data", () => response.destroy()));
  expect(isCancelled).toBe(true);
});

test("a stream that breaks breaks the answer off", async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      pulls++ < 2 ? controller.enqueue(part) : controller.error(new Error("the disk is gone")),
  });
  let isWhole = true;
  const served = serve(body, (response) => response.on("aborted", () => (isWhole = false)).resume());
  await expect(served).rejects.toThrow("the disk is gone");
  expect(isWhole).toBe(false);
});

test("a short answer is sent with its length, and is not compressed", async () => {
  let heads: IncomingMessage["headers"] = {};
  await serve(new Response("added").body as ReadableStream<Uint8Array>, (response) => {
    heads = response.resume().headers;
  });
  expect(heads).toMatchObject({ "content-length": "5" });
  expect(heads).not.toHaveProperty("transfer-encoding");
});

test("the short beginning of a long answer does not wait for the rest", async () => {
  let goOn = () => {};
  const texts: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("first"));
      goOn = () => {
        controller.enqueue(Buffer.from(" second"));
        controller.close();
      };
    },
  });
  await serve(body, (response) =>
    response.setEncoding("utf8").on("data", (text: string) => {
      if (texts.push(text) === 1) goOn();
    }),
  );
  expect(texts.join("")).toBe("first second");
});
