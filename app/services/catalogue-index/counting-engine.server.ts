import { openKernel } from "./kernel.server";
import { KernelMemory } from "./kernel-memory.server";
import { Scratch } from "./scratch.server";

/**
 * What all indexes of a process count with. It goes where its indexes go: server and pages are bundles of their own, so a
 * module would be there twice and each with a memory of its own.
 */
export class CountingEngine {
  readonly memory = new KernelMemory();
  readonly kernel = openKernel(this.memory.memory);
  readonly scratch = new Scratch(this.memory);
}
