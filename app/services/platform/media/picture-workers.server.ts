// @public

import { PictureProcess } from "./picture-process.server";
import type { PictureTask, TaskRules } from "./picture-task";

/** Why a task was not begun: too many wait, or it waited too long. */
export class PictureWorkersBusy extends Error {
  override readonly name = "PictureWorkersBusy";
}

/** Processes that decode and encode pictures (rule pictures-6). */
export type PictureWorkers = {
  /**
   * @returns the bytes of the picture that was asked for
   * @throws PictureWorkersBusy if it could not be begun; Error if it cannot be decoded or takes too long
   */
  run: (task: PictureTask, rules: TaskRules) => Promise<Buffer>;
  /** Ends the processes, and with them what they were doing. */
  close: () => Promise<void>;
};

type Waiting = { isSlow: boolean; begin: (process: PictureProcess) => void; refuse: (why: string) => void };

/**
 * For pictures of pages: their own queue (`createMakingQueue`) decides what waits, and nothing of it is
 * refused here.
 */
export const pictureQueue = { maxWaiting: Number.POSITIVE_INFINITY, maxWaitMs: 600_000 };

/**
 * Makes processes for pictures. They start with the first task and end after a minute without one.
 * @param options.processes how many tasks run at a time
 * @param options.maxWaiting how many more may wait
 * @param options.maxWaitMs how long one may wait, ms: a request has no longer
 */
export function createPictureWorkers({
  processes = 2,
  maxWaiting = 8,
  maxWaitMs = 10_000,
}: {
  processes?: number;
  maxWaiting?: number;
  maxWaitMs?: number;
} = {}): PictureWorkers {
  const all = Array.from({ length: processes }, () => new PictureProcess());
  const idle = [...all];
  const waiting: Waiting[] = [];
  let slowRunning = 0;
  let isClosed = false;

  const startNext = () => {
    for (;;) {
      const at = waiting.findIndex(({ isSlow }) => !isSlow || slowRunning === 0);
      const process = at < 0 ? undefined : idle.pop();
      if (!process) return;
      waiting.splice(at, 1)[0]?.begin(process);
    }
  };
  /** Waits for a process; the caller gives it back. */
  const take = (isSlow: boolean): Promise<PictureProcess> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new PictureWorkersBusy("the server stops"));
      const mine: Waiting = {
        isSlow,
        begin(process) {
          clearTimeout(timer);
          if (isSlow) slowRunning++;
          resolve(process);
        },
        refuse(why) {
          clearTimeout(timer);
          waiting.splice(waiting.indexOf(mine), 1);
          reject(new PictureWorkersBusy(why));
        },
      };
      const timer = setTimeout(() => mine.refuse("pictures before this one take too long"), maxWaitMs);
      waiting.push(mine);
      startNext();
      if (waiting.length > maxWaiting && waiting.includes(mine)) mine.refuse("too many pictures wait");
    });

  return {
    async run(task, { limitMs, isSlow = false }) {
      const process = await take(isSlow);
      try {
        return await process.run(task, limitMs);
      } finally {
        if (isSlow) slowRunning--;
        idle.push(process);
        startNext();
      }
    },
    async close() {
      isClosed = true;
      for (const one of [...waiting]) one.refuse("the server stops");
      await Promise.all(all.map((process) => process.end()));
    },
  };
}
