import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "~/models/platform/error/app-error";
import { CountingEngine } from "./counting-engine.server";
import type { startHelper } from "./counting-helper.server";
import { CountingJobs } from "./counting-jobs.server";
import { compileKernel } from "./kernel.server";
import { placeRuns } from "./runs.server";

let engine: CountingEngine;
beforeEach(() => {
  engine = new CountingEngine(0);
});
afterEach(() => engine.jobs.end());

/** Steps of 128 places per job. */
const steps = 32;

/**
 * Starts counting `times` sets of places that all match.
 * @returns where each job writes
 */
function begin(times: number, jobs = engine.jobs) {
  const { scratch } = engine;
  jobs.expect(1);
  const places = scratch.take(4 * steps).fill(0xffffffff);
  const runs = placeRuns(scratch, Uint32Array.of(0, steps));
  const sets = scratch.addresses([places]);
  const counts = scratch.takeEmpty(times);
  for (let nth = 0; nth < times; nth++)
    jobs.begin(
      "countEach",
      places.byteOffset,
      sets.byteOffset,
      1,
      runs.address,
      runs.count,
      counts.byteOffset + 4 * nth,
    );
  return counts;
}

/** Counting with another way of starting the helper. */
const jobsWith = (start: typeof startHelper) => {
  const { kernel, memory } = engine;
  return new CountingJobs({ compiled: compileKernel(), kernel, memory, helpedFrom: 0, start });
};

/** A helper that takes the first job and never finishes it (see `assembly/jobs.ts`). */
const takeOneAndSleep: typeof startHelper = ({ memory, ring }) => {
  const entries = new Int32Array(memory.buffer, ring, 7);
  const [taken, helps, job] = [1, 5, 6];
  Atomics.store(entries, job, 0);
  Atomics.store(entries, helps, 1);
  Atomics.store(entries, taken, 1);
  return { end: () => undefined };
};

describe("counting jobs", () => {
  it("run on the helper before they are awaited", async () => {
    engine.beginQuery();
    const counts = begin(3);
    await vi.waitFor(() => expect([...counts]).toEqual(Array(3).fill(128 * steps)), { interval: 5 });
    engine.jobs.finish();
  });

  it("are done once awaited, whatever their number", () => {
    engine.beginQuery();
    const counts = begin(500);
    engine.jobs.finish();
    expect(counts.every((count) => count === 128 * steps)).toBe(true);
  });

  it("finish before their memory is reused after a query failed halfway", () => {
    engine.beginQuery();
    const counts = begin(60);
    engine.beginQuery();
    expect(counts.every((count) => count === 128 * steps)).toBe(true);
  });

  it("are run by helpers that are stopped and restarted repeatedly", async () => {
    for (let time = 0; time < 3; time++) {
      engine.beginQuery();
      const counts = begin(1);
      await vi.waitFor(() => expect(counts[0]).toBe(128 * steps), { interval: 5 });
      engine.jobs.end();
    }
  });

  it("keep no process alive", async () => {
    const program = `
      const { CountingEngine } = await import("./counting-engine.server.ts");
      const engine = new CountingEngine(0);
      engine.jobs.expect(1);
      await new Promise((later) => setTimeout(later, 50));
      console.log("out of work");
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      { cwd: import.meta.dirname, timeout: 4000 },
    );
    expect(stdout).toBe("out of work\n");
  });

  it("run here if no thread can be started", () => {
    const jobs = jobsWith(() => {
      throw new Error("No thread.");
    });
    const counts = begin(3, jobs);
    expect([...counts]).toEqual(Array(3).fill(128 * steps));
  });

  it("wait for the helper's job, although all later ones were done here", () => {
    const jobs = jobsWith(takeOneAndSleep);
    begin(1, jobs);
    const first = jobs.coming(() => "counted");
    begin(1, jobs);
    expect(first).toThrow(new AppError("unavailable", "Please try again in a moment."));
  });

  it("are refused if the helper took a job and stopped; it is not used again", () => {
    const jobs = jobsWith(takeOneAndSleep);
    begin(1, jobs);
    expect(() => jobs.finish()).toThrow(new AppError("unavailable", "Please try again in a moment."));
    const counts = begin(3, jobs);
    expect([...counts]).toEqual(Array(3).fill(128 * steps));
  });
});
