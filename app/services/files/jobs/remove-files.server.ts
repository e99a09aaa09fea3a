import { uploadKey } from "../../platform/file-store/file-keys";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Removes the files of messages that went with an account (rule accounts-36). */
export const removeFilesJob: JobHandler<"remove-files"> = async ({ fileStore }, { files }) => {
  await fileStore.remove(files.map(uploadKey));
};
