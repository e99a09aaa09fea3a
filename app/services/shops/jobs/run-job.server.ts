// @public

import type { z } from "zod";
import type { JobName, JobPayload } from "../../platform/jobs/job-kinds.server";
import type { JobDeps, JobRegistry } from "./job.server";

/**
 * Checks the payload of a queued job and runs its handler.
 * @throws ZodError for a payload of another shape; the queue keeps the job with that message
 */
export async function runJobOf<Name extends JobName>(
  { payloads, handlers, areaHandlers }: JobRegistry,
  deps: JobDeps,
  name: Name,
  payload: unknown,
): Promise<void> {
  const schemas: { readonly [Kind in JobName]: z.ZodType<JobPayload<Kind>, z.ZodTypeDef, unknown> } =
    payloads;
  await handlers[name]({ ...deps, jobName: name, handlers: areaHandlers }, schemas[name].parse(payload));
}
