import { beforeEach, expect, test } from "vitest";
import { useBrowserState } from "../browser-state";
import { sendPress } from "./send-press";

const lost = () => useBrowserState.getState().lost;
beforeEach(() => useBrowserState.setState({ lost: "" }));

test.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["a fault of ours", new Response("", { status: 500 })],
])("%s leaves the page and is told over it (rule errors-5)", async (_, failure) => {
  const answered = await sendPress(() => Promise.reject(failure), { ok: false });
  expect(lost()).toBe("This could not be sent. Please try again in a moment.");
  expect(answered).toMatchObject({ status: 503 });
  expect(await (answered as Response).json()).toEqual({ ok: false });
});

test("what the server refuses, or leads elsewhere, goes on", async () => {
  const refused = new Response("", { status: 404 });
  await expect(sendPress(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(lost()).toBe("");
});

test("a press that arrives takes back what was told of an earlier one", async () => {
  useBrowserState.setState({ lost: "This could not be sent." });
  expect(await sendPress(() => Promise.resolve({ ok: true }))).toEqual({ ok: true });
  expect(lost()).toBe("");
});
