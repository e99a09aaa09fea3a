import type { z } from "zod";
import type { JobDeps } from "./job.server";
import { type JobName, type JobPayload, jobPayloads } from "./job-payloads.server";
import { taskList } from "./task-list.server";

const schemas: { readonly [Name in JobName]: z.ZodType<JobPayload<Name>, z.ZodTypeDef, unknown> } =
  jobPayloads;

/** Names of all kinds of jobs. */
export const jobNames = Object.keys(jobPayloads) as JobName[];

/**
 * Checks the payload of a queued job and runs its handler.
 * @throws ZodError for a payload of another shape; the queue keeps the job with that message
 */
export async function runJob<Name extends JobName>(
  deps: JobDeps,
  name: Name,
  payload: unknown,
): Promise<void> {
  const checked = schemas[name].parse(payload);
  await taskList[name]({ ...deps, jobName: name }, checked);
}
