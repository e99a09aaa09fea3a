import { expect, test } from "vitest";
import { loadQuietly } from "./load-quietly";

test.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["a fault", new Response("", { status: 500 })],
  ["what is not there", new Response("", { status: 404 })],
])("%s is no data (rule errors-5)", async (_, failure) => {
  expect(await loadQuietly(() => Promise.reject(failure))).toBeNull();
});

test("a way to another page goes on", async () => {
  const away = new Response("", { status: 302, headers: { Location: "/login" } });
  await expect(loadQuietly(() => Promise.reject(away))).rejects.toBe(away);
});

test("what was loaded is passed on", async () => {
  expect(await loadQuietly(() => Promise.resolve({ messages: 2 }))).toEqual({ messages: 2 });
});
