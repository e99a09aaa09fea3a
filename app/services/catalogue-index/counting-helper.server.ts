import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Everything a helping thread runs: the rest of it is `help` of `assembly/jobs.ts`, and never comes back. */
const helping = `
const { workerData: { compiled, memory, ring } } = require("node:worker_threads");
new WebAssembly.Instance(compiled, { env: { memory } }).exports.help(ring);
`;

/** Whether a second thread would find a processor of its own. */
export const canHelp = availableParallelism() > 1;

/** Where a helper finds its work: the kernel, its memory, and the address of the ring of jobs. */
type Workplace = { compiled: WebAssembly.Module; memory: WebAssembly.Memory; ring: number };

/** Starts a thread that does jobs of a ring. It keeps no process alive. @returns what ends it */
export function startHelper(workplace: Workplace): { end(): void } {
  // Without the arguments of this process: those load compilers of TypeScript and what else tests need.
  const worker = new Worker(helping, { eval: true, workerData: workplace, execArgv: [] });
  worker.unref();
  // A helper that broke is missed by whoever waits for it; here it would end the process.
  worker.on("error", () => undefined);
  return { end: () => void worker.terminate() };
}
