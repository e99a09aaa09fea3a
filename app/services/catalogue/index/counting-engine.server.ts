import { CountingJobs } from "./counting-jobs.server";
import { compileKernel, openKernel } from "./kernel.server";
import { KernelMemory } from "./kernel-memory.server";
import { Scratch } from "./scratch.server";

/**
 * The kernel, memory and threads that all indexes of a process share. It is passed along with them, because server
 * and pages are separate bundles and a module would exist twice, each with its own memory.
 */
export class CountingEngine {
  readonly memory = new KernelMemory();
  readonly #compiled = compileKernel();
  readonly kernel = openKernel(this.#compiled, this.memory.memory);
  readonly scratch = new Scratch(this.memory);
  readonly jobs: CountingJobs;
  /** Number of queries begun. */
  #queries = 0;

  /** @param helpedFrom see {@link CountingJobs} */
  constructor(helpedFrom?: number) {
    const { memory, kernel } = this;
    this.jobs = new CountingJobs({ compiled: this.#compiled, memory, kernel, helpedFrom });
  }

  /**
   * Begins a query and reuses the previous one's working memory.
   * @returns its number
   */
  beginQuery(): number {
    // A query that failed halfway leaves jobs that still write into memory reused here.
    this.jobs.finish();
    this.scratch.begin();
    this.#queries += 1;
    return this.#queries;
  }

  /** @throws Error if another query has begun since, which reuses this one's memory */
  assertLast(query: number): void {
    if (query !== this.#queries) throw new Error("Another query began before this one was awaited.");
  }
}
