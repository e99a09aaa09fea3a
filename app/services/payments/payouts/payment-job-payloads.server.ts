import { z } from "zod";

/** Payloads of jobs of payouts. */
export const paymentJobPayloads = {
  "run-payouts": z.object({}),
};

type Payloads = typeof paymentJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
