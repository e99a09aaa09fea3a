import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { isWorkUnderWay } from "~/models/office/host/works/work-words";
import { isAppError } from "~/models/platform/error/app-error";
import { hostWorks } from "~/tables/office/host-works";
import type { FilesContext } from "../../../files/files-context.server";
import { isMoving } from "../../../platform/db/nothing-written.server";
import { incomingFolder } from "../../../platform/forms/incoming-files.server";
import { acting } from "../../../shops/context/shop-context.server";
import { shopContextForJob } from "../../../shops/context/shop-context-for-job.server";
import type { JobHandler, RunningJob } from "../../../shops/jobs/job.server";
import { inDatabaseOf } from "../databases/hosted-databases.server";
import { ownBase } from "../own/own-base.server";
import type { Work, WorkDeps } from "./host-work";
import type { HostWork } from "./list-works.server";
import { workFilesPrefix } from "./work-files.server";
import { works } from "./works.server";

const notOver = "Its move to another database is not over: confirm or undo it first.";
const otherFault = "It failed for a reason that stands in the log.";

/** How often the progress is written down, ms. */
const tellEveryMs = 1_000;

/**
 * Finds out what a piece of hosts' work would do, or does it, and keeps the report (rule hosting-7). Whatever
 * goes wrong ends the work with the reason: a host tries again.
 */
export const runHostWorkJob: JobHandler<"host-work"> = async (deps, { shopId, workId }) => {
  const host = await shopContextForJob(deps, shopId);
  if (!host) return;
  const at = and(eq(hostWorks.tenantId, host.tenant.id), eq(hostWorks.id, workId));
  const [work] = await deps.db.select().from(hostWorks).where(at);
  if (!work) return;
  const end = async (set: Partial<HostWork>) => {
    await deps.db.update(hostWorks).set(set).where(at);
  };
  if (isWorkUnderWay(work.state)) {
    const folder = await emptyFolder(deps);
    let toldMs = 0;
    const workDeps = {
      base: hostBase(deps, work.askedBy),
      job: deps,
      code: work.code,
      workId,
      askedBy: work.askedBy,
      hostCode: host.shop.code,
      hostId: host.tenant.id,
      folder,
      shown: work.report,
      onProgress(label: string, done: number, total: number) {
        if (performance.now() < toldMs + tellEveryMs) return;
        toldMs = performance.now();
        end({ progress: `${label}: ${done} of ${total}` }).catch((error: unknown) =>
          deps.log.warn("progress could not be kept", { error }),
        );
      },
    } satisfies WorkDeps;
    try {
      const { ofStaff } = { ofStaff: undefined, ...work.input };
      if (ofStaff !== undefined) workDeps.base = await ownBase(workDeps.base, host, ofStaff);
      const { preview, run } = works[work.kind] as Work<HostWork["input"]>;
      const isShown = work.state === "reading" && preview !== undefined;
      const report = await whereItLives(workDeps, work.kind, (there) =>
        isShown ? preview(there, work.input) : run(there, work.input),
      );
      if (isShown) return await end({ state: "shown", progress: "", report });
      await end({ state: "done", progress: "", report, endedAt: deps.now() });
    } catch (error) {
      const fault = isAppError(error) ? error.message : isMoving(error) ? notOver : otherFault;
      deps.log.error("work of a host failed", { error, work: workId });
      await end({ state: "failed", progress: "", fault, endedAt: deps.now() });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await removeSentFiles(deps, workFilesPrefix(host.shop.code, workId));
};

/** Kinds of work on a shop wherever it lives; others know databases themselves, or have the hosts' one. */
const anywhere: ReadonlySet<HostWork["kind"]> = new Set(["export", "backup", "apply"]);

/** Does work in the database that its shop lives in (rule hosting-12). */
const whereItLives = <T>(
  deps: WorkDeps,
  kind: HostWork["kind"],
  work: (there: WorkDeps) => Promise<T>,
): Promise<T> =>
  anywhere.has(kind)
    ? inDatabaseOf(deps.base, { clusters: deps.job.config.clusters ?? [] }, deps.code, (base) =>
        work({ ...deps, base }),
      )
    : work(deps);

/** What a job works on other businesses with, in the name of a host. */
function hostBase({ db, now, log, box, fileStore, handlers }: RunningJob, by: string): FilesContext {
  return {
    db,
    now,
    log,
    box,
    fileStore,
    handlers,
    actor: acting({ kind: "command-line", command: `host ${by}` }),
  };
}

/** A folder below that of files under way, which is tidied after a process that ended too early. */
async function emptyFolder({ dataDir }: RunningJob): Promise<string> {
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
  return mkdtemp(join(incomingFolder(dataDir), "host-work-"));
}

/** What work made has another place, and stays. */
async function removeSentFiles({ fileStore }: RunningJob, prefix: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of fileStore.list(prefix)) keys.push(key);
  await fileStore.remove(keys);
}
