import type { AreaJobs } from "../shops/job.server";
import { fetchPicturesJob } from "./jobs/fetch-pictures.server";
import { fileJobPayloads } from "./jobs/file-job-payloads.server";

/** Jobs of imports. */
export const fileJobs: AreaJobs<typeof fileJobPayloads> = {
  payloads: fileJobPayloads,
  handlers: { "fetch-pictures": fetchPicturesJob },
  scheduled: [],
};
