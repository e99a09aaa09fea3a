import { AppError } from "~/models/error/app-error";
import { canHelp, startHelper } from "./counting-helper.server";
import type { Kernel } from "./kernel.server";
import { Arena, type KernelMemory, type Placed } from "./kernel-memory.server";

/** What comes of counting that was begun: whoever asks waits for it. To be asked before the next query begins. */
export type Begun<Result> = () => Result;

/**
 * What may be done beside, by the number `assembly/jobs.ts` knows it by. Whoever begins what reads the work of others
 * finishes these first.
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

/** With fewer places to look at, a helper would hardly be awake before everything is done. */
const worthHelping = canHelp ? 131_072 : Number.POSITIVE_INFINITY;
/** How long to wait for a job somebody else took, ns: a thousand times what one takes. */
const patience = 1_000_000_000n;

/** What counting beside is done with. */
type CountingJobsParts = {
  compiled: WebAssembly.Module;
  kernel: Kernel;
  memory: KernelMemory;
  /** Places a query looks at from which on a second thread helps; by default so many that it pays. */
  helpedFrom?: number | undefined;
  start?: typeof startHelper;
};

/**
 * Counting that is begun now and asked for later. In big shops a helping thread does some of it meanwhile, on the same
 * memory; what it has not taken by then is done here, so nothing waits for a thread that is slow to wake.
 */
export class CountingJobs {
  /** Jobs and who has taken them, see `assembly/jobs.ts`. */
  readonly #ring: Placed;
  #helper: { end(): void } | null = null;
  #isHelped = false;
  #isGivenUp = false;

  constructor(private readonly parts: CountingJobsParts) {
    this.#ring = new Arena(parts.memory).take(Uint32Array, parts.kernel.ringBytes() >>> 2);
  }

  /** Says how many places the query that begins has to look at. */
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
      // There is no thread to be had: everything is counted here.
      this.#giveUp();
    }
  }

  /** Begins a job, with the arguments the kernel takes. */
  begin<Name extends Kind>(kind: Name, ...given: Parameters<Kernel[Name]>): void {
    if (!this.#isHelped) {
      (this.parts.kernel[kind] as (...given: number[]) => void)(...given);
      return;
    }
    const ring = this.#ring.byteOffset;
    let address = this.parts.kernel.nextJob(ring);
    // Once is enough but for a helper that was about to take a job that is done by then.
    while (address === 0) {
      this.finish();
      address = this.parts.kernel.nextJob(ring);
    }
    const job = (address - ring) >>> 2;
    this.#ring[job] = kinds[kind];
    for (let nth = 0; nth < given.length; nth++) this.#ring[job + 1 + nth] = given[nth] as number;
    this.parts.kernel.beginJob(ring);
  }

  /** Jobs begun so far, to {@link finish} these and not what is begun later. They go round at 2 ** 32. */
  get begun(): number {
    return this.#isHelped ? this.parts.kernel.begunJobs(this.#ring.byteOffset) : 0;
  }

  /**
   * Sees to it that everything begun is done, or so many jobs of it as were `begun` at some time.
   * @throws AppError `unavailable` when the helper took a job and never came back; from then on there is none
   */
  finish(begun = this.begun): void {
    if (!this.#isHelped) return;
    if (this.parts.kernel.finishJobs(this.#ring.byteOffset, begun, patience) !== 0) return;
    this.#giveUp();
    throw new AppError("unavailable", "Please try again in a moment.");
  }

  /** What `read` finds where the jobs begun by now write, once they are done. */
  coming<Result>(read: () => Result): Begun<Result> {
    const { begun } = this;
    return () => {
      this.finish(begun);
      return read();
    };
  }

  /** Ends the helper, if there is one. */
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
