import { z } from "zod";

/** Payloads of jobs of the catalogue. */
export const catalogueJobPayloads = {
  "fill-rule-categories": z.object({}),
  "settle-sales": z.object({}),
};

type Payloads = typeof catalogueJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
