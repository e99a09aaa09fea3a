import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log/log.server";
import type { ToPrimary } from "./server-messages";
import { type ServerProcess, ServerProcesses } from "./server-processes.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that does what a test says. */
function fakeProcess(pid: number) {
  const told: string[] = [];
  let hear: (message: ToPrimary) => void = () => {};
  let end: (code: number | null, signal: string | null) => void = () => {};
  const process: ServerProcess = {
    pid,
    tell: ({ kind }) => void told.push(kind),
    signal: (signal) => void told.push(signal),
    onMessage: (listener) => {
      hear = listener;
    },
    onEnd: (listener) => {
      end = listener;
    },
  };
  return {
    process,
    told,
    serve: () => hear({ kind: "serves", port: 80 }),
    fail: (words: string) => hear({ kind: "failed", words }),
    die: (code: number | null = 1) => end(code, null),
  };
}

function fakes(count: number) {
  const all: ReturnType<typeof fakeProcess>[] = [];
  const fork = () => {
    const one = fakeProcess(all.length);
    all.push(one);
    return one.process;
  };
  const onHopeless = vi.fn();
  const log = createLog({ level: "silent" });
  const processes = new ServerProcesses({ count, fork, onHopeless, log, nowMs: Date.now });
  return { all, processes, onHopeless };
}

/** Two processes that serve. */
async function serving() {
  const two = fakes(2);
  const started = two.processes.start();
  for (const one of two.all) one.serve();
  await started;
  return two;
}

test("none says that it is ready before all serve, and one runs the jobs", async () => {
  const { all, processes } = fakes(2);
  const started = processes.start();
  all[1]?.serve();
  expect(all.map(({ told }) => told)).toEqual([[], ["run jobs"]]);
  all[0]?.serve();
  expect(await started).toBe(80);
  expect(all.map(({ told }) => told)).toEqual([["all serve"], ["run jobs", "all serve"]]);
});

test("a start is given up with the words of the first that fails, and nothing is started again", async () => {
  const { all, processes } = fakes(2);
  const started = processes.start();
  all[0]?.fail("Port 80 is taken.");
  all[1]?.fail("Port 80 is taken, too.");
  all[0]?.die();
  await expect(started).rejects.toThrow("Port 80 is taken.");
  all[1]?.die();
  vi.advanceTimersByTime(120_000);
  expect(all).toHaveLength(2);
});

test("one that dies is started again at once, is ready when it serves, and another runs the jobs", async () => {
  const { all } = await serving();
  all[0]?.die();
  expect(all[1]?.told).toEqual(["all serve", "run jobs"]);
  vi.advanceTimersByTime(0);
  expect(all).toHaveLength(3);
  all[2]?.serve();
  expect(all[2]?.told).toEqual(["all serve"]);
});

test("one that dies again and again is started after longer and longer pauses", async () => {
  const { all, onHopeless } = await serving();
  all[0]?.die();
  vi.advanceTimersByTime(0);
  for (let at = 2; at < 12; at++) {
    all[at]?.die();
    vi.advanceTimersByTime(30_000);
    expect(all).toHaveLength(at + 2);
  }
  all.at(-1)?.die();
  vi.advanceTimersByTime(29_999);
  expect(all).toHaveLength(13);
  expect(onHopeless).not.toHaveBeenCalled();
});

test("with none that serves, the fifth death in a row ends the server", async () => {
  const { all, processes, onHopeless } = fakes(1);
  const started = processes.start();
  all[0]?.serve();
  await started;
  for (let at = 0; at < 4; at++) {
    all[at]?.die();
    vi.advanceTimersByTime(30_000);
  }
  expect(onHopeless).not.toHaveBeenCalled();
  all[4]?.die();
  expect(onHopeless).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(120_000);
  expect(all).toHaveLength(5);
});

test("deaths after a minute of service are no row", async () => {
  const { all, processes, onHopeless } = fakes(1);
  const started = processes.start();
  for (let at = 0; at < 8; at++) {
    all[at]?.serve();
    await started;
    vi.advanceTimersByTime(60_000);
    all[at]?.die();
    vi.advanceTimersByTime(0);
  }
  expect([all.length, onHopeless.mock.calls.length]).toEqual([9, 0]);
});

test("a stop asks all of them, waits for the last, and starts none again", async () => {
  const { all, processes } = await serving();
  let isStopped = false;
  const stopped = processes.stop().then(() => {
    isStopped = true;
  });
  expect(all.map(({ told }) => told.at(-1))).toEqual(["SIGTERM", "SIGTERM"]);
  all[0]?.die(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  all[1]?.die(0);
  await stopped;
  vi.advanceTimersByTime(60_000);
  expect(all).toHaveLength(2);
});
