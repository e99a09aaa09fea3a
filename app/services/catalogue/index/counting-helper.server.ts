import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** The code of a helper thread: it calls `help` of `assembly/jobs.ts`, which never returns. */
const helping = `
const { workerData: { compiled, memory, ring } } = require("node:worker_threads");
new WebAssembly.Instance(compiled, { env: { memory } }).exports.help(ring);
`;

/** Whether the machine has a CPU for a second thread. */
export const canHelp = availableParallelism() > 1;

/** What a helper needs: the kernel, its memory, and the address of the ring of jobs. */
type Workplace = { compiled: WebAssembly.Module; memory: WebAssembly.Memory; ring: number };

/**
 * Starts a thread that runs jobs of a ring without keeping the process alive.
 * @returns ends it
 */
export function startHelper(workplace: Workplace): { end(): void } {
  // Without this process's arguments, which load TypeScript compilers and test tools.
  const worker = new Worker(helping, { eval: true, workerData: workplace, execArgv: [] });
  worker.unref();
  // Without a listener an error in the helper would end the process; the caller notices that it stopped.
  worker.on("error", () => undefined);
  return { end: () => void worker.terminate() };
}
