import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Send } from "../../http/runner/answer";
import { sendOverHttp } from "../../http/runner/send-over-http";

/** The built product, running as it would in production. */
export type LiveServer = {
  port: number;
  /** From the start of the process to its word that it is ready, ms. */
  readyMs: number;
  /** Everything it wrote so far. */
  output: () => string;
  /** What the process did since it was last asked. */
  held: () => Promise<Held>;
  /** Sends to this server whatever the host of the address. */
  send: Send;
  /** Moves what its clock says, against the machine's, and waits until it does. */
  setClock: (offsetMs: number) => Promise<void>;
  /** Settles when the process has ended, whatever ended it. */
  ended: Promise<unknown>;
  /** Ends it as an operator would, and waits. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends it as a power cut would, and waits. */
  kill: () => Promise<void>;
};

/**
 * The longest time the event loop answered nothing, the processor time of all threads, and the memory of now.
 */
export type Held = {
  loopMs: number;
  cpuMs: number;
  rssBytes: number;
  heapBytes: number;
  externalBytes: number;
  /** Part of `externalBytes`. */
  arrayBufferBytes: number;
};

const preloaded = ["loop-probe.mjs", "clock-shim.mjs"];
const readyWithinMs = 240_000;

/**
 * Starts `build/server.js` and waits until it serves.
 * @param folder of the release, by default this checkout
 * @throws with what it wrote when it ends or is not ready in time
 */
export async function startLiveServer(
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<LiveServer> {
  const startedMs = performance.now();
  // The system chooses a port nobody can take in between.
  const spawned = spawnServer({ ...env, PORT: "0" }, folder);
  const { child, output } = spawned;
  const ended = once(child, "exit");
  const port = await untilReady(spawned);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  const held = async () => {
    const answer = once(child, "message");
    child.send("held?");
    const [said] = await answer;
    return said as Held;
  };
  return {
    port,
    readyMs: performance.now() - startedMs,
    output,
    held,
    async setClock(offsetMs) {
      child.send({ clockOffsetMs: offsetMs });
      // Messages are read in their order.
      await held();
    },
    ended,
    send: sendOverHttp({ host: "127.0.0.1", port }),
    stop: (signal = "SIGTERM") => end(signal),
    kill: () => end("SIGKILL"),
  };
}

/** A started process and what it wrote so far. */
type Spawned = { child: ChildProcess; output: () => string };

/**
 * Starts `build/server.js` with only the given variables besides the machine's own, and collects what it
 * writes.
 */
export function spawnServer(env: Record<string, string>, folder = process.cwd()): Spawned {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const ahead = preloaded.flatMap((name) => ["--import", join(import.meta.dirname, name)]);
  const child = spawn(process.execPath, [...ahead, join("build", "server.js")], {
    cwd: folder,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_ENV: "production", PROCESSES: "1", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      written += part.toString("utf8");
    });
  return { child, output: () => written };
}

/** It says where it is once its port is open: nobody has to ask again and again. Answers the port. */
async function untilReady({ child, output }: Spawned): Promise<number> {
  const giveUp = setTimeout(() => child.kill("SIGKILL"), readyWithinMs);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("close", () => reject(new Error(`the server ended before it was ready:\n${output()}`)));
      child.stdout?.on("data", () => {
        const [, port] = /Awning is ready on port (\d+)/.exec(output()) ?? [];
        if (port) resolve(Number(port));
      });
    });
  } finally {
    clearTimeout(giveUp);
  }
}
