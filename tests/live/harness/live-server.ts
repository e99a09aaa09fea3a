import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Send } from "../../http/runner/answer";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { freePort } from "../../support/free-port";

/** The built product, running as it would in production. */
export type LiveServer = {
  port: number;
  /** From the start of the process to its first 'ok', ms. */
  readyMs: number;
  /** Everything it wrote so far. */
  output: () => string;
  /** Sends to this server whatever the host of the address. */
  send: Send;
  /** Ends it as an operator would, and waits. */
  stop: () => Promise<void>;
  /** Ends it as a power cut would, and waits. */
  kill: () => Promise<void>;
};

const readyWithinMs = 120_000;

/**
 * Starts `build/server.js` and waits until it serves.
 * @throws with what it wrote when it ends or is not ready in time
 */
export async function startLiveServer(env: Record<string, string>): Promise<LiveServer> {
  const port = await freePort();
  const startedMs = performance.now();
  const { child, output } = spawnServer({ ...env, PORT: String(port) });
  const send = sendOverHttp({ host: "127.0.0.1", port });
  await untilReady(send, child, output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  };
  return {
    port,
    readyMs: performance.now() - startedMs,
    output,
    send,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

/** Starts `build/server.js` with only the given variables besides the machine's own, and collects what it writes. */
export function spawnServer(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  const child = spawn(process.execPath, [join("build", "server.js")], {
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      written += part.toString("utf8");
    });
  return { child, output: () => written };
}

async function untilReady(send: Send, child: ChildProcess, output: () => string): Promise<void> {
  const url = new URL("http://localhost/healthz");
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended (${child.exitCode ?? child.signalCode}):\n${output()}`);
    const answer = await send({ method: "GET", url, headers: {}, body: "" }).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  child.kill("SIGKILL");
  throw new Error(`the server was not ready in ${readyWithinMs / 1000} s:\n${output()}`);
}
