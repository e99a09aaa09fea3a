import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessageStreams } from "./message-streams.server";

let streams: MessageStreams;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  streams = new MessageStreams(() => Date.now());
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

const open = (customerId = 7, signal = new AbortController().signal, tenantId = "t") =>
  streams.open(tenantId, customerId, signal);
const reader = (...from: Parameters<typeof open>) => {
  const stream = open(...from);
  if (!stream) throw new Error("no stream");
  return stream.getReader();
};
const decoder = new TextDecoder();
async function next(from: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { done, value } = await from.read();
  return done ? "end" : decoder.decode(value);
}
const changed = (customerId: number, ownerId = "t") =>
  streams.change({ ownerId, tags: [`messages:${customerId}`] });

test("a customer gets an event for their own messages alone, which says nothing of them", async () => {
  const ada = reader();
  expect(await next(ada)).toBe("retry: 5000\n\n");
  changed(8);
  changed(7, "other");
  changed(7);
  streams.close();
  expect([await next(ada), await next(ada)]).toEqual(["event: messages\ndata: {}\n\n", "end"]);
});

test("after missed changes everyone gets one", async () => {
  const ada = reader();
  await next(ada);
  streams.change(null);
  expect(await next(ada)).toContain("event: messages");
});

test("a quiet stream has a heartbeat, and ends after ten minutes", async () => {
  const ada = reader();
  await next(ada);
  vi.advanceTimersByTime(25_000);
  expect(await next(ada)).toBe(": still here\n\n");
  const rest: string[] = [];
  for (let beats = 2; beats <= 24; beats++) {
    vi.advanceTimersByTime(25_000);
    rest.push(await next(ada));
  }
  expect(rest.at(-1)).toBe("end");
});

test("a customer has five streams at most, and one more when another ended", () => {
  const gone = new AbortController();
  open(7, gone.signal);
  for (let count = 0; count < 4; count++) open();
  expect(open()).toBeNull();
  expect(open(8)).not.toBeNull();
  expect(open(7, undefined, "other")).not.toBeNull();
  gone.abort();
  expect(open()).not.toBeNull();
});

test("a browser that does not read loses its stream", async () => {
  const slow = reader();
  for (let count = 0; count < 30; count++) changed(7);
  let parts = 0;
  while ((await next(slow)) !== "end") parts++;
  expect(parts).toBe(20);
});

test("a process that stops ends all streams and opens none", async () => {
  const ada = reader();
  await next(ada);
  streams.close();
  expect(await next(ada)).toBe("end");
  expect(open()).toBeNull();
});
