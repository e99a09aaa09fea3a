// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { fetchPicturesJob } from "./jobs/fetch-pictures.server";
import { fileJobPayloads } from "./jobs/file-job-payloads.server";
import { removeFilesJob } from "./jobs/remove-files.server";

/** Jobs of imports and deleted accounts. */
export const fileJobs: AreaJobs<typeof fileJobPayloads> = {
  payloads: fileJobPayloads,
  handlers: { "fetch-pictures": fetchPicturesJob, "remove-files": removeFilesJob },
  scheduled: [],
};
