import { expect, test } from "vitest";
import { readLimitedText } from "./read-body.server";

/** A body that comes in pieces and says nothing of its length. */
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

test("a byte more is not, though no header said so", async () => {
  expect(await readLimitedText(inChunks("abc", "def"), 5)).toBeNull();
});

test("bytes count, not signs", async () => {
  expect(await readLimitedText(inChunks("ää"), 3)).toBeNull();
});

test("a request without a body has an empty one", async () => {
  expect(await readLimitedText(new Request("http://harbor.localhost/", { method: "POST" }), 5)).toBe("");
});
