import { AppError } from "~/models/platform/error/app-error";
import { canHelp, startHelper } from "./counting-helper.server";
import type { Kernel } from "./kernel.server";
import { Arena, type KernelMemory, type Placed } from "./kernel-memory.server";

/** The result of counting jobs, which the caller must await before the next query begins. */
export type Begun<Result> = () => Result;

/**
 * The kinds of jobs, by their numbers in `assembly/jobs.ts`. A job that reads the results of others must wait for
 * them.
 */
const kinds = {
  countInPlanes: 0,
  countEach: 1,
  widen: 2,
  tallyZones: 3,
  choose: 4,
  union: 5,
  between: 6,
  combine: 7,
} as const;
type Kind = keyof typeof kinds;

/** With fewer places everything would be done before a helper wakes up. */
const worthHelping = canHelp ? 131_072 : Number.POSITIVE_INFINITY;
/** How long to wait for a job taken by the helper, ns: a thousand times its usual duration. */
const patience = 1_000_000_000n;

/** What counting beside is done with. */
type CountingJobsParts = {
  compiled: WebAssembly.Module;
  kernel: Kernel;
  memory: KernelMemory;
  /** Smallest number of places for which a second thread helps; the default is where it pays off. */
  helpedFrom?: number | undefined;
  start?: typeof startHelper;
};

/**
 * Counting started now and awaited later. In big shops a helper thread runs some jobs on the same memory; the
 * caller runs those not taken, so that it never waits for a thread to wake up.
 */
export class CountingJobs {
  /** Jobs and who took them, see `assembly/jobs.ts`. */
  readonly #ring: Placed;
  #helper: { end(): void } | null = null;
  #isHelped = false;
  #isGivenUp = false;

  constructor(private readonly parts: CountingJobsParts) {
    this.#ring = new Arena(parts.memory).take(Uint32Array, parts.kernel.ringBytes() >>> 2);
  }

  /** Sets the number of places of the query that begins. */
  expect(places: number): void {
    const { compiled, memory, helpedFrom = worthHelping, start = startHelper } = this.parts;
    this.#isHelped = places >= helpedFrom && !this.#isGivenUp;
    if (!this.#isHelped) return;
    if (this.#helper) {
      this.parts.kernel.wakeHelper(this.#ring.byteOffset);
      return;
    }
    try {
      this.#helper = start({ compiled, memory: memory.memory, ring: this.#ring.byteOffset });
    } catch {
      // If no thread can be started, everything is counted here.
      this.#giveUp();
    }
  }

  /** Starts a job with the kernel's arguments. */
  begin<Name extends Kind>(kind: Name, ...given: Parameters<Kernel[Name]>): void {
    if (!this.#isHelped) {
      (this.parts.kernel[kind] as (...given: number[]) => void)(...given);
      return;
    }
    const ring = this.#ring.byteOffset;
    let address = this.parts.kernel.nextJob(ring);
    // One call suffices, except for a helper about to take a job that is already done.
    while (address === 0) {
      this.finish();
      address = this.parts.kernel.nextJob(ring);
    }
    const job = (address - ring) >>> 2;
    this.#ring[job] = kinds[kind];
    for (let nth = 0; nth < given.length; nth++) this.#ring[job + 1 + nth] = given[nth] as number;
    this.parts.kernel.beginJob(ring);
  }

  /** Number of jobs begun, to {@link finish} these but not later ones. It wraps at 2 ** 32. */
  get begun(): number {
    return this.#isHelped ? this.parts.kernel.begunJobs(this.#ring.byteOffset) : 0;
  }

  /**
   * Finishes all jobs begun, or the first `begun` of them.
   * @throws AppError `unavailable` if the helper took a job and stopped; it is not used again
   */
  finish(begun = this.begun): void {
    if (!this.#isHelped) return;
    if (this.parts.kernel.finishJobs(this.#ring.byteOffset, begun, patience) !== 0) return;
    this.#giveUp();
    throw new AppError("unavailable", "Please try again in a moment.");
  }

  /** The result that `read` finds once the jobs begun so far are done. */
  coming<Result>(read: () => Result): Begun<Result> {
    const { begun } = this;
    return () => {
      this.finish(begun);
      return read();
    };
  }

  /** Stops the helper, if there is one. */
  end(): void {
    this.#helper?.end();
    this.#helper = null;
    this.#isHelped = false;
  }

  #giveUp(): void {
    this.end();
    this.#isGivenUp = true;
  }
}
