import { CountingJobs } from "./counting-jobs.server";
import { compileKernel, openKernel } from "./kernel.server";
import { KernelMemory } from "./kernel-memory.server";
import { Scratch } from "./scratch.server";

/**
 * What all indexes of a process count with. It goes where its indexes go: server and pages are bundles of their own, so a
 * module would be there twice and each with a memory of its own.
 */
export class CountingEngine {
  readonly memory = new KernelMemory();
  readonly #compiled = compileKernel();
  readonly kernel = openKernel(this.#compiled, this.memory.memory);
  readonly scratch = new Scratch(this.memory);
  readonly jobs: CountingJobs;
  /** Queries begun. */
  #queries = 0;

  /** @param helpedFrom see {@link CountingJobs} */
  constructor(helpedFrom?: number) {
    const { memory, kernel } = this;
    this.jobs = new CountingJobs({ compiled: this.#compiled, memory, kernel, helpedFrom });
  }

  /** Begins a query: what the one before worked with is free from here on. @returns its number */
  beginQuery(): number {
    // One that failed half way has left jobs behind, which write into what is given away here.
    this.jobs.finish();
    this.scratch.begin();
    this.#queries += 1;
    return this.#queries;
  }

  /** @throws Error when another query began since: what this one worked with is not there any more */
  assertLast(query: number): void {
    if (query !== this.#queries) throw new Error("A query was waited for after another one had begun.");
  }
}
