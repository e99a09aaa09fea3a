import { z } from "zod";

/** Payloads of jobs of the office. */
export const officeJobPayloads = {
  "host-work": z.object({ shopId: z.string(), workId: z.string().uuid() }),
  "remove-gone-businesses": z.object({}),
};

type Payloads = typeof officeJobPayloads;

declare module "../../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
