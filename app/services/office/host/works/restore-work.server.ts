import type { RestoreInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { AppError } from "~/models/platform/error/app-error";
import { readBusinessBackup, restoreBusiness } from "../../../files/backup/restore-business.server";
import type { Work, WorkDeps } from "./host-work";
import { backupLimits, fetchArchive } from "./work-files.server";

/** Brings a business back, in its place or as a new shop (rule hosting-11). */
export const restoreWork: Work<RestoreInput> = {
  preview: (deps, input) => restored(deps, input, true),
  run: (deps, input) => restored(deps, input, false),
};

async function restored(deps: WorkDeps, input: RestoreInput, isTrial: boolean): Promise<WorkReport> {
  const { base, code, hostId, onProgress } = deps;
  const key = input.file?.key ?? input.kept;
  if (!key) throw new AppError("invalid", "Choose a backup.");
  const place = { folder: deps.folder, name: "backup", limits: backupLimits };
  const folder = await fetchArchive(base.fileStore, key, place);
  const backup = await readBusinessBackup(folder);
  const isOwn = backup.shops.some((shop) => shop.code === code);
  if (isOwn && backup.tenant.id === hostId)
    throw new AppError("conflict", "This is the business of the hosts. Restore it as a new shop.");
  if (!isOwn && input.domain === "")
    throw new AppError("invalid", `The backup has no shop '${code}': enter the domain of a new shop.`);
  const copy = isOwn ? null : { code, domain: input.domain };
  const { lines, notes } = await restoreBusiness(base, folder, { copy, isTrial, onProgress });
  const at = `The backup is of ${backup.createdAt.slice(0, 16).replace("T", " ")} UTC.`;
  return { taken: lines, changed: [at, ...notes], refused: [], next: [], file: null };
}
