import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { Replica, type ReplicaParts } from "./replica.server";

/** How often the primary and each replica are asked how far they are, ms. */
const lookEveryMs = 1_000;
/** How often the replicas are asked while a change is on its way to them, ms, and for how long. */
const catchUpEveryMs = 20;
const catchUpForMs = 1_000;
/** The same while a reader waits, ms. */
const askAgainMs = 2;

/** What the replicas of a process need. */
export type ReplicasParts = ReplicaParts & {
  /** Addresses, each of one replica. */
  urls: readonly string[];
  /** Connections to the primary that requests do not use. */
  primary: pg.Pool;
  /** How far a replica may be behind, ms. */
  lagMs: number;
  /** The process's own clock, ms; it may begin anywhere. */
  clock: () => number;
};

/** Positions of the primary that are kept are at least so far apart, ms. */
const sampleEveryMs = 500;

/** Where the primary was at a moment, as a position in its write-ahead log. */
type Sample = { atMs: number; position: number };

/** What a tenant's readers must see: the position after its last change, endless until that is known. */
type Floor = { position: number };

/**
 * The replicas of a process and how far each is (rule resilience-10). Positions in the write-ahead log
 * decide, never clocks of other hosts: a replica that has replayed what the primary had written some seconds
 * ago is no further behind than that.
 */
export class Replicas {
  readonly #replicas: Replica[];
  /** Of the last looks at the primary, oldest first. */
  #samples: Sample[] = [];
  readonly #floors = new Map<string, Floor>();
  #isHearing = false;
  /** Counts how often the hearing began and ended. */
  #hearings = 0;
  #catchingUp: Promise<void> | null = null;
  /** The position of the last change that the replicas are asked for. */
  #wanted = 0;
  #turn = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly parts: ReplicasParts) {
    this.#replicas = parts.urls.map((url) => new Replica(url, parts));
    this.#timer = setInterval(() => void this.look(), lookEveryMs);
    this.#timer.unref();
  }

  /** Asks all how far they are. */
  async look(): Promise<void> {
    await Promise.all([this.#lookAtPrimary(), ...this.#replicas.map((replica) => replica.look())]);
  }

  /**
   * Says that changes are heard of from now on, or with false that they may be missed: then every read is the
   * primary's.
   */
  async hear(isHearing: boolean): Promise<void> {
    const hearing = ++this.#hearings;
    this.#isHearing = false;
    this.#floors.clear();
    if (!isHearing) return;
    // A primary that took over may be behind the one before it.
    this.#samples = [];
    this.#wanted = 0;
    await this.#lookAtPrimary();
    if (hearing === this.#hearings) this.#isHearing = true;
    void this.#lookAtReplicas();
  }

  /** Hears of a tenant's change that is committed: its readers see it, on a replica or the primary. */
  async change(tenantId: string): Promise<void> {
    this.#floors.set(tenantId, { position: Number.POSITIVE_INFINITY });
    const position = await this.#lookAtPrimary();
    if (position !== null) await this.#catchUp(position);
  }

  /** A replica that shows every change of this tenant that was heard of; null where the primary has to. */
  forTenant(tenantId: string): Replica | null {
    return this.#isHearing ? this.#upTo(this.#floors.get(tenantId)?.position ?? 0) : null;
  }

  /**
   * A replica that shows whatever was committed before this call, in any process.
   * @param patienceMs how long to wait for one
   * @returns null where the primary has to be read
   */
  async asOfNow(patienceMs: number): Promise<Replica | null> {
    if (!this.#upTo(0)) return null;
    const position = await this.#positionNow();
    if (position === null) return null;
    const untilMs = this.parts.clock() + patienceMs;
    for (;;) {
      const replica = this.#upTo(position);
      if (replica || this.parts.clock() >= untilMs || !this.#upTo(0)) return replica;
      await Promise.race([this.#lookAtReplicas(), delay(catchUpEveryMs)]);
      await delay(askAgainMs);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#isHearing = false;
    for (const replica of this.#replicas) replica.close();
  }

  /** One after the other of those that are far enough. */
  #upTo(floor: number): Replica | null {
    const least = Math.max(floor, this.#leastPosition());
    const fit = this.#replicas.filter(({ replayed }) => replayed >= least);
    this.#turn = (this.#turn + 1) % Math.max(1, fit.length);
    return fit[this.#turn] ?? null;
  }

  /** Where the primary was when the bound on the lag began. */
  #leastPosition(): number {
    const sinceMs = this.parts.clock() - this.parts.lagMs;
    const sample = this.#samples.findLast(({ atMs }) => atMs <= sinceMs) ?? this.#samples[0];
    return sample?.position ?? Number.POSITIVE_INFINITY;
  }

  /** @returns where it is now, after every change that was heard of */
  async #lookAtPrimary(): Promise<number | null> {
    const unknown = [...this.#floors.values()].filter(
      ({ position }) => position === Number.POSITIVE_INFINITY,
    );
    const atMs = this.parts.clock();
    const position = await this.#positionNow();
    if (position === null) return null;
    for (const floor of unknown) floor.position = position;
    const last = this.#samples.at(-1);
    if (!last || atMs - last.atMs >= sampleEveryMs) this.#samples.push({ atMs, position });
    this.#forgetOld();
    return position;
  }

  #forgetOld(): void {
    const sinceMs = this.parts.clock() - this.parts.lagMs;
    const bound = this.#samples.findLastIndex(({ atMs }) => atMs <= sinceMs);
    if (bound > 0) this.#samples.splice(0, bound);
    // The bound on the lag holds these, too.
    const least = this.#leastPosition();
    for (const [tenantId, { position }] of this.#floors) if (position <= least) this.#floors.delete(tenantId);
  }

  /** After every record of the log so far, those not yet on the disk included. */
  async #positionNow(): Promise<number | null> {
    try {
      const { rows } = await this.parts.primary.query<{ position: number }>(
        "select (pg_current_wal_insert_lsn() - '0/0')::bigint as position",
      );
      return rows[0]?.position ?? null;
    } catch {
      return null;
    }
  }

  async #lookAtReplicas(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.look()));
  }

  /** Looks again and again until a change is there, so that its tenant's readers come back soon. */
  async #catchUp(position: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, position);
    this.#catchingUp ??= this.#lookUntilThere().finally(() => {
      this.#catchingUp = null;
    });
    await this.#catchingUp;
  }

  async #lookUntilThere(): Promise<void> {
    const untilMs = this.parts.clock() + catchUpForMs;
    while (this.parts.clock() < untilMs) {
      const up = this.#replicas.filter(({ pools }) => pools !== null);
      if (up.every(({ replayed }) => replayed >= this.#wanted)) return;
      await Promise.all(up.map((replica) => replica.look()));
      await delay(catchUpEveryMs);
    }
  }
}
