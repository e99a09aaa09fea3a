import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log/log.server";
import { watchThreads } from "./watch-threads.server";

let clockMs: number;
let answers: (() => void)[];
let logged: string[];
const onHopeless = vi.fn();
let watch: ReturnType<typeof watchThreads>;
beforeEach(() => {
  [clockMs, answers, logged] = [0, [], []];
  onHopeless.mockClear();
  watch = watchThreads({
    log: createLog({ write: (line) => logged.push(line) }),
    onHopeless,
    nowMs: () => clockMs,
    ask: (done) => void answers.push(done),
  });
});
afterEach(() => watch.stop());

const lookAt = (ms: number) => {
  clockMs = ms;
  watch.look();
};

test("threads that answer within 5 s are not starved (rule resilience-9)", () => {
  lookAt(0);
  lookAt(4_999);
  expect(watch.isStarved()).toBe(false);
});

test("threads that do not answer for 5 s are starved until they do, and both is logged once", () => {
  lookAt(0);
  lookAt(5_000);
  lookAt(6_000);
  expect(watch.isStarved()).toBe(true);
  answers[0]?.();
  expect(watch.isStarved()).toBe(false);
  expect(logged.map((line) => JSON.parse(line).msg ?? JSON.parse(line).message)).toEqual([
    "threads are starved",
    "threads are free again",
  ]);
});

test("threads that do not answer for 60 s are given up, once", () => {
  lookAt(0);
  lookAt(59_999);
  expect(onHopeless).not.toHaveBeenCalled();
  lookAt(60_000);
  lookAt(61_000);
  expect(onHopeless).toHaveBeenCalledOnce();
});

test("asks one thread at a time, and again after its answer", () => {
  lookAt(0);
  lookAt(1_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  lookAt(2_000);
  expect(answers).toHaveLength(2);
});
