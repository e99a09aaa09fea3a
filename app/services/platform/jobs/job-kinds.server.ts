// @public

import type { z } from "zod";

/**
 * Every kind of job by the name it is queued under, with the schema of its payload; each area adds its own. A
 * payload is stored as JSON and checked when the job runs: a queue can hold jobs of an older version of the
 * program.
 */
export interface JobSchemas {}

/** Name of a kind of job. */
export type JobName = keyof JobSchemas;

/** What a job's handler gets: the checked payload. */
export type JobPayload<Name extends JobName> = z.output<JobSchemas[Name]>;

/**
 * Names of the jobs that work for one shop. Only these are queued by callers; the others run by the clock.
 */
export type ShopJobName = {
  [Name in JobName]: JobPayload<Name> extends { shopId: string } ? Name : never;
}[JobName];

/** What a caller hands over to queue a job: its payload as JSON, without the `shopId`. */
export type QueuedPayload<Name extends ShopJobName> = DistributedOmit<z.input<JobSchemas[Name]>, "shopId">;

type DistributedOmit<Payload, Key extends PropertyKey> = Payload extends unknown ? Omit<Payload, Key> : never;
