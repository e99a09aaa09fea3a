// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunningWork } from "~/models/office/frame/running-work";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { RunningWorks } from "./running-works";

const importOf = (percent: number | null): RunningWork => ({
  to: "/admin/many/1",
  text: "Importing products",
  percent,
});
let page: ReturnType<typeof mount> | undefined;
let answers: (RunningWork[] | number | "lost")[];
let asked: number;
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const answer = answers.shift() ?? [];
    if (answer === "lost") throw new TypeError("the network is down");
    return typeof answer === "number" ? new Response("", { status: answer }) : Response.json(answer);
  });
});
afterEach(() => {
  page?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (works: RunningWork[]) => {
  page = mount(onPage(<RunningWorks works={works} />));
  return {
    percents: () =>
      [...(page?.host.querySelectorAll("progress") ?? [])].map((bar) => bar.getAttribute("value")),
    text: () => page?.host.textContent ?? "",
  };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing is shown and nothing asked while nothing runs", async () => {
  const { text } = shown([]);
  await pass(10_000);
  expect(text()).toBe("");
  expect(asked).toBe(0);
});

test("what runs is looked up every three seconds until it has ended (rule office-99)", async () => {
  answers = [[importOf(40)], []];
  const { percents, text } = shown([importOf(10)]);
  expect(percents()).toEqual(["10"]);
  await pass(3000);
  expect(percents()).toEqual(["40"]);
  await pass(3000);
  expect(text()).toBe("");
  await pass(10_000);
  expect(asked).toBe(2);
});

test("the progress bar has no value where the number of rows is unknown", () => {
  expect(shown([importOf(null)]).percents()).toEqual([null]);
});

test.each([
  ["without a session", 401],
  ["without a connection", "lost"],
] as const)("%s what was known stays", async (_, answer) => {
  answers = [answer];
  const { percents } = shown([importOf(10)]);
  await pass(3000);
  expect(asked).toBe(1);
  expect(percents()).toEqual(["10"]);
});

test("a hidden window does not ask for progress", async () => {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  shown([importOf(10)]);
  await pass(9000);
  expect(asked).toBe(0);
  state.mockRestore();
});
