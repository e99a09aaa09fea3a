import { expect, test } from "vitest";
import { readLimitedText } from "./read-body.server";

/** A chunked body without a length. */
function inChunks(...chunks: string[]): Request {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
      stream.close();
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return new Request("http://harbor.localhost/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

test("a body of just the allowed length is read", async () => {
  expect(await readLimitedText(inChunks("abc", "de"), 5)).toBe("abcde");
});

test("one byte more is not, even without a length header", async () => {
  expect(await readLimitedText(inChunks("abc", "def"), 5)).toBeNull();
});

test("bytes count, not characters", async () => {
  expect(await readLimitedText(inChunks("ää"), 3)).toBeNull();
});

test("a request without a body has an empty one", async () => {
  expect(await readLimitedText(new Request("http://harbor.localhost/", { method: "POST" }), 5)).toBe("");
});
