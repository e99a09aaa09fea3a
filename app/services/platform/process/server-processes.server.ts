// @public

import { mostDeathsInARow, restartPauseMs, steadyAfterMs } from "~/models/platform/process/restart-pause";
import { StartError } from "../config/start-error";
import type { Log } from "../log/log.server";
import type { ToPrimary, ToServer } from "./server-messages";

/** A server process, as the primary process sees it. */
export type ServerProcess = {
  pid: number | undefined;
  tell: (message: ToServer) => void;
  signal: (signal: "SIGTERM" | "SIGKILL") => void;
  onMessage: (heard: (message: ToPrimary) => void) => void;
  onEnd: (ended: (code: number | null, signal: string | null) => void) => void;
};

/** What server processes are made of. */
type Parts = {
  count: number;
  fork: () => ServerProcess;
  log: Log;
  /** Called once when there is no hope that a process will ever serve again. */
  onHopeless: () => void;
  nowMs?: () => number;
};

type Running = { process: ServerProcess; startedMs: number; deaths: number; serves: boolean };

/**
 * The processes that serve one port together: starts them, starts those that died again, and has one of them
 * run the jobs (rule operations-18).
 */
export class ServerProcesses {
  readonly #running = new Set<Running>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #jobs: Running | undefined;
  #start: { resolve: (port: number) => void; reject: (error: Error) => void } | undefined;
  #words: string | undefined;
  #stopped: (() => void) | undefined;
  #isStopping = false;

  constructor(private readonly parts: Parts) {}

  /**
   * Starts all of them.
   * @returns the port, once every one serves
   * @throws StartError with the words of the first that could not start
   */
  start(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#start = { resolve, reject };
      for (let at = 0; at < this.parts.count; at++) this.#fork(0);
    });
  }

  /** Lets all of them finish what is under way; settles when they have ended. */
  stop(): Promise<void> {
    this.#isStopping = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    return new Promise((resolve) => {
      this.#stopped = resolve;
      if (this.#running.size === 0) resolve();
      for (const { process } of this.#running) process.signal("SIGTERM");
    });
  }

  /** Ends all of them at once. */
  kill(): void {
    for (const { process } of this.#running) process.signal("SIGKILL");
  }

  #fork(deaths: number): void {
    const process = this.parts.fork();
    const running = { process, startedMs: this.#nowMs(), deaths, serves: false };
    this.#running.add(running);
    process.onMessage((message) => {
      if (message.kind === "serves") this.#serves(running, message.port);
      if (message.kind === "failed") this.#words ??= message.words;
    });
    process.onEnd((code, signal) => this.#ended(running, code, signal));
  }

  #serves(running: Running, port: number): void {
    running.serves = true;
    this.parts.log.info("a server process serves", { pid: running.process.pid });
    this.#electJobs();
    if (!this.#start) {
      running.process.tell({ kind: "all serve" });
      return;
    }
    const all = [...this.#running];
    if (!all.every(({ serves }) => serves)) return;
    for (const { process } of all) process.tell({ kind: "all serve" });
    this.#start.resolve(port);
    this.#start = undefined;
  }

  #electJobs(): void {
    if (this.#jobs || this.#isStopping) return;
    this.#jobs = [...this.#running].find(({ serves }) => serves);
    if (!this.#jobs) return;
    this.#jobs.process.tell({ kind: "run jobs" });
    this.parts.log.info("a server process runs the jobs", { pid: this.#jobs.process.pid });
  }

  #ended(running: Running, code: number | null, signal: string | null): void {
    if (!this.#running.delete(running)) return;
    if (this.#isStopping) {
      if (this.#running.size === 0) this.#stopped?.();
      return;
    }
    const how = { pid: running.process.pid, code, signal };
    if (this.#start) {
      const words = this.#words ?? `A server process ended before it served (${signal ?? `code ${code}`}).`;
      this.#start.reject(new StartError(words));
      this.#start = undefined;
      this.#isStopping = true;
      return;
    }
    if (this.#jobs === running) this.#jobs = undefined;
    this.#electJobs();
    const wasSteady = running.serves && this.#nowMs() - running.startedMs >= steadyAfterMs;
    const deaths = wasSteady ? 1 : running.deaths + 1;
    const pauseMs = restartPauseMs(deaths);
    this.parts.log.error("a server process ended", { ...how, words: this.#words, restartInMs: pauseMs });
    this.#words = undefined;
    const noneServes = ![...this.#running].some(({ serves }) => serves);
    if (noneServes && deaths >= mostDeathsInARow) {
      this.#isStopping = true;
      this.parts.onHopeless();
      return;
    }
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#fork(deaths);
    }, pauseMs);
    this.#pauses.add(pause);
  }

  #nowMs(): number {
    return (this.parts.nowMs ?? performance.now.bind(performance))();
  }
}
