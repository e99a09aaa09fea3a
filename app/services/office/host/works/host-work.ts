import type { WorkInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { FilesContext } from "../../../files/files-context.server";
import type { RunningJob } from "../../../shops/jobs/job.server";

/** What a piece of work is done with. */
export type WorkDeps = {
  /** In the name of the host who asked. */
  base: FilesContext;
  job: RunningJob;
  /** Code of the shop it is about. */
  code: string;
  workId: string;
  /** Email of the host. */
  askedBy: string;
  /** Code of the hosts' shop, below which its files are kept, and the id of their business. */
  hostCode: string;
  hostId: string;
  /** An empty folder of this machine; it goes when the work ends. */
  folder: string;
  /** What the host saw and agreed to; null before. */
  shown: WorkReport | null;
  onProgress: OnProgress;
};

/** How a kind of work is done. */
export type Work<Input extends WorkInput> = {
  /** Finds out what it would do, and leaves everything as it is; absent for one that needs no agreement. */
  preview?: (deps: WorkDeps, input: Input) => Promise<WorkReport>;
  /** Does it, whole or not at all. */
  run: (deps: WorkDeps, input: Input) => Promise<WorkReport>;
};
