import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { PictureTask } from "./picture-task";
import { processorMs } from "./processor-time.server";
import { startPictureProcess } from "./start-picture-process.server";

/** Most processor time a process may take to start, ms: 300 at most on an idle machine. */
const startLimitMs = 5_000;
/** How often it is looked whether a process is late, ms. */
const checkEveryMs = 50;
/** A task may take this many times its processor time where the processors are busy with other work. */
const busyFactor = 10;
/** How long a process without a task stays, ms: it holds 60 MB. */
const keptIdleMs = 60_000;

type Answer = { bytes?: Uint8Array; problem?: string; isLast?: boolean };

/**
 * One process that decodes pictures, a task at a time: started when it is needed, and killed when it is late.
 */
export class PictureProcess {
  #child: ChildProcess | null = null;
  #idleTimer: NodeJS.Timeout | undefined;

  /**
   * Does a task. Wait for the one before.
   * @param limitMs processor time, from when the process is ready
   * @throws Error if it cannot be decoded, takes too long, or the process ends
   */
  async run(task: PictureTask, limitMs: number): Promise<Buffer> {
    clearTimeout(this.#idleTimer);
    const child = this.#child ?? (await this.#start());
    // The parent waits for an answer, and for nothing else of it.
    child.ref();
    child.channel?.ref();
    try {
      const { bytes, problem, isLast } = await this.#answerOf(child, limitMs, task);
      if (isLast) this.#drop(child);
      if (bytes === undefined) throw new Error(problem ?? "undecodable");
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } finally {
      child.unref();
      child.channel?.unref();
      this.#idleTimer = setTimeout(() => void this.end(), keptIdleMs).unref();
    }
  }

  /** Ends the process by force; the next task starts another. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    if (!child) return;
    child.ref();
    const ended = once(child, "exit");
    this.#drop(child);
    await ended;
  }

  async #start(): Promise<ChildProcess> {
    const child = startPictureProcess();
    this.#child = child;
    // What waits for it hears of it; without a listener it would end the server.
    child.on("error", () => this.#drop(child));
    child.once("exit", () => this.#drop(child));
    await this.#answerOf(child, startLimitMs);
    return child;
  }

  #drop(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    child.kill("SIGKILL");
  }

  /**
   * Sends a task, if there is one, and waits for the next message. A process that does not answer in time is
   * killed.
   */
  #answerOf(child: ChildProcess, limitMs: number, task?: PictureTask): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearInterval(timer);
        for (const event of ["message", "exit", "error"]) child.off(event, listeners[event] ?? (() => {}));
        act();
      };
      const ended = () => settle(() => reject(new Error("the picture process ended")));
      const listeners: Record<string, (answer: Answer) => void> = {
        message: (answer) => settle(() => resolve(answer)),
        exit: ended,
        error: ended,
      };
      const [startedMs, usedMs] = [performance.now(), processorMs(child.pid)];
      const timer = setInterval(() => {
        const isLate = processorMs(child.pid) - usedMs > limitMs;
        if (!isLate && performance.now() - startedMs < limitMs * busyFactor) return;
        this.#drop(child);
        settle(() => reject(new Error("the picture takes too long")));
      }, checkEveryMs);
      for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
      if (task) child.send(task);
    });
  }
}
