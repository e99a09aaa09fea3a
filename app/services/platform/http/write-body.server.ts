import type { ServerResponse } from "node:http";

/**
 * Writes a stream as fast as the client reads it, so that a large file for a slow client is not held in
 * memory. Ends the stream when the client is gone.
 */
export async function writeBody(res: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || res.destroyed) break;
      if (!res.write(value)) await drained(res);
      // Added by the compression of answers; without it a part would wait for the next.
      if ("flush" in res && typeof res.flush === "function") res.flush();
    }
    res.end();
  } catch (error) {
    res.destroy(error instanceof Error ? error : undefined);
    throw error;
  } finally {
    await reader.cancel().catch(() => {});
  }
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
