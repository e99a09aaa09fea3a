import { setTimeout as delay } from "node:timers/promises";
import { type LiveServer, startLiveServer } from "../harness/live-server";

/** What systemd waits before it starts a process again (docs/examples/awning@.service). */
const restartPauseMs = 1_000;

/** A process of the product and the process manager that starts it again (rule resilience-4). */
export type SupervisedServer = {
  /** Its port while it serves. */
  port: () => number | undefined;
  setClock: (offsetMs: number) => void;
  /** Ends it as a power cut would. */
  kill: () => void;
  /** Ends it as an operator does, and waits until the next one serves. */
  restart: () => Promise<void>;
  /** What all of its processes wrote. */
  output: () => string;
  /** Ends of the process that nobody asked for. */
  unaskedEnds: () => number;
  stop: () => Promise<void>;
};

/** Starts a process and keeps it running until it is stopped. */
export async function superviseServer(env: Record<string, string>): Promise<SupervisedServer> {
  const past: string[] = [];
  let current: LiveServer | null = null;
  let isEndAsked = false;
  let isOver = false;
  let unasked = 0;
  const start = async () => {
    const server = await startLiveServer(env);
    current = server;
    void server.ended.then(() => {
      current = null;
      past.push(server.output());
      if (!isEndAsked) unasked += 1;
      isEndAsked = false;
      if (!isOver) starting = startAgain();
    });
  };
  const startAgain = async (): Promise<void> => {
    while (!isOver) {
      await delay(restartPauseMs);
      try {
        return await start();
      } catch (error) {
        // A start while the database is away ends with one line; the process manager tries again.
        past.push(String(error));
      }
    }
  };
  let starting: Promise<void> = start();
  await starting;
  return {
    port: () => current?.port,
    setClock(offsetMs) {
      // One that dies meanwhile needs none.
      void current?.setClock(offsetMs).catch(() => {});
    },
    kill() {
      if (!current) return;
      isEndAsked = true;
      void current.kill();
    },
    async restart() {
      if (!current) return;
      isEndAsked = true;
      await current.stop();
      await starting;
    },
    output: () => [...past, current?.output() ?? ""].join("\n"),
    unaskedEnds: () => unasked,
    async stop() {
      isOver = true;
      isEndAsked = true;
      await starting.catch(() => {});
      await current?.stop();
    },
  };
}
