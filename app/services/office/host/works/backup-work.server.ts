import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { backupLines } from "~/models/files/business-backup";
import type { BackupInput } from "~/models/office/host/works/work-input";
import { AppError } from "~/models/platform/error/app-error";
import { hostWorks } from "~/tables/office/host-works";
import { shops } from "~/tables/shops/shops";
import { writeBusinessBackup } from "../../../files/backup/write-business-backup.server";
import { packFolder } from "../../../platform/archive/pack-folder.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import type { Work, WorkDeps } from "./host-work";
import { keepFileAt, madeFileKey } from "./work-files.server";

/** Backups of a shop that are kept, the one that is made now included. */
const kept = 3;

/** Backs up a business as a ZIP of every row and file (rule hosting-11). */
export const backupWork: Work<BackupInput> = {
  async run(deps) {
    const { base, code, folder, hostCode, workId, onProgress } = deps;
    const shop = await readShop(base.db, eq(shops.code, code));
    if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
    const whole = join(folder, "backup");
    const backup = await writeBusinessBackup({ ...base, tenant: shop.tenant, shop }, whole, onProgress);
    const path = join(folder, "backup.zip");
    await packFolder(whole, path);
    const key = madeFileKey(hostCode, workId);
    const sizeBytes = await keepFileAt(base.fileStore, key, path);
    await removeOldest(deps);
    const day = backup.createdAt.slice(0, 16).replace(/[:T]/g, "-");
    return {
      taken: backupLines(backup, null),
      changed: [],
      refused: [],
      next: ["Keep the file where you alone can read it: it holds customers’ data."],
      file: { key, name: `${code}-${day}.backup.zip`, sizeBytes },
    };
  },
};

async function removeOldest({ base, job, hostId, code }: WorkDeps): Promise<void> {
  // The list of works is at home, wherever the shop lives.
  const earlier = await job.db
    .select({ id: hostWorks.id, report: hostWorks.report })
    .from(hostWorks)
    .where(
      and(
        eq(hostWorks.tenantId, hostId),
        eq(hostWorks.code, code),
        eq(hostWorks.kind, "backup"),
        eq(hostWorks.state, "done"),
      ),
    )
    .orderBy(desc(hostWorks.createdAt))
    .offset(kept - 1);
  for (const { id, report } of earlier) {
    if (!report?.file) continue;
    await base.fileStore.remove([report.file.key]);
    await job.db
      .update(hostWorks)
      .set({ report: { ...report, file: null } })
      .where(and(eq(hostWorks.tenantId, hostId), eq(hostWorks.id, id)));
  }
}
