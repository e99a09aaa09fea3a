import { z } from "zod";

/** Payloads of jobs of numbers. */
export const numbersJobPayloads = {
  "count-sales": z.object({}),
  "forget-old-searches": z.object({}),
};

type Payloads = typeof numbersJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
