// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { fetchPicturesJob } from "./jobs/fetch-pictures.server";
import { removeFilesJob } from "./jobs/remove-files.server";

const fileJobPayloads = {
  /** `fillsHome` after the first pictures, of a new shop whose home page has waited for them. */
  "fetch-pictures": z.object({ shopId: z.string(), fillsHome: z.boolean().default(false) }),
  /** What deleted messages had, as their rows named it. */
  "remove-files": z.object({ shopId: z.string(), files: z.array(z.string()) }),
};

type Payloads = typeof fileJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of imports and deleted accounts. */
export const fileJobs: AreaJobs<typeof fileJobPayloads> = {
  payloads: fileJobPayloads,
  handlers: { "fetch-pictures": fetchPicturesJob, "remove-files": removeFilesJob },
  scheduled: [],
};
