// @public

import type { WorkerEvents } from "graphile-worker";

/** So many times in a row workers asked for a job and got an error: two looks of each of three workers. */
const refusalsInARow = 6;

/**
 * Which workers have to be replaced (rule resilience-5).
 * @returns `lostWorkers`: those that ended because the end of their job could not be written down: the job is
 * still theirs. `areStuck`: whether asking for jobs fails again and again. The library reads the names of its
 * tasks once and keeps a failure of that read for ever, so that workers that began while the database was
 * away would do no job until the process ends; it says so in debug messages alone. `forgetRefusals` begins to
 * count anew.
 */
export function watchWorkers(events: WorkerEvents) {
  const lostWorkers = new Set<string>();
  let refusals = 0;
  const forgetRefusals = () => {
    refusals = 0;
  };
  events.on("worker:fatalError", ({ worker }) => lostWorkers.add(worker.workerId));
  events.on("worker:getJob:error", () => {
    refusals += 1;
  });
  events.on("worker:getJob:empty", forgetRefusals);
  events.on("job:start", forgetRefusals);
  return { lostWorkers, areStuck: () => refusals >= refusalsInARow, forgetRefusals };
}
