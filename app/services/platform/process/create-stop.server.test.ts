import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStop } from "./create-stop.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stopOf(close: () => Promise<void>) {
  const parts = { say: vi.fn(), exit: vi.fn(), kill: vi.fn() };
  return { ...parts, ...createStop({ ...parts, close, limitMs: 25_000 }) };
}

test("a stop exits when everything is closed", async () => {
  const { stop, exit, kill } = stopOf(async () => {});
  await stop("SIGTERM", 0);
  expect([exit.mock.calls, kill.mock.calls]).toEqual([[[0]], []]);
});

test("a stop that is not finished in its time ends by force, and not before (rule operations-3)", () => {
  const { stop, exit, kill, say } = stopOf(() => new Promise(() => {}));
  void stop("SIGTERM", 0);
  vi.advanceTimersByTime(24_999);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([exit.mock.calls.length, kill.mock.calls.length]).toEqual([0, 1]);
  expect(say).toHaveBeenLastCalledWith("Not finished after 25 s: ended by force.");
});

test("a second signal ends by force, but not within a second, when it may be the same", () => {
  const { stop, kill } = stopOf(() => new Promise(() => {}));
  void stop("SIGINT", 0);
  vi.advanceTimersByTime(1_000);
  void stop("SIGINT", 0);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  void stop("SIGINT", 0);
  expect(kill).toHaveBeenCalledOnce();
});
