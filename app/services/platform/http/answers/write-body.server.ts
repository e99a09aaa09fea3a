// @public

import type { ServerResponse } from "node:http";

/** Bytes from which the compression of answers compresses. */
const compressedFrom = 1024;

/**
 * Writes a stream as fast as the client reads it, so that a large file for a slow client is not held in
 * memory. Ends the stream when the client is gone. A short answer that is there as a whole is sent with its
 * length in one write: without a length it would be compressed, which takes longer than all else about it.
 */
export async function writeBody(res: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    let part = await reader.read();
    if (!part.done && part.value.length < compressedFrom) {
      const next = reader.read();
      if (await endsNow(next)) return sendWhole(res, part.value);
      await write(res, part.value);
      part = await next;
    }
    for (; !part.done && !res.destroyed; part = await reader.read()) await write(res, part.value);
    res.end();
  } catch (error) {
    res.destroy(error instanceof Error ? error : undefined);
    throw error;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Whether a stream ends behind what was read, as far as is known without waiting for it. */
const endsNow = (next: Promise<{ done: boolean }>): Promise<boolean> =>
  Promise.race([
    next.then(({ done }) => done),
    new Promise<false>((resolve) => setImmediate(resolve, false)),
  ]);

function sendWhole(res: ServerResponse, value: Uint8Array): void {
  if (!res.headersSent) res.setHeader("Content-Length", value.length);
  res.end(value);
}

async function write(res: ServerResponse, value: Uint8Array): Promise<void> {
  if (!res.write(value)) await drained(res);
  // Added by the compression of answers; without it a part would wait for the next.
  if ("flush" in res && typeof res.flush === "function") res.flush();
}

function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      res.off("drain", done);
      res.off("close", done);
      resolve();
    };
    res.on("drain", done);
    res.on("close", done);
  });
}
