import { and, asc, eq, notExists } from "drizzle-orm";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { tenants } from "~/tables/shops/tenants";
import type { JobHandler } from "../../shops/jobs/job.server";
import { measureFiles } from "../../shops/limits/measure-files.server";

/** Adds up what the files of every business take, so that what was removed makes room (rule hosting-10). */
export const measureAllFilesJob: JobHandler<"measure-files"> = async ({ db, fileStore }) => {
  const moved = db
    .select({ id: tenantHomes.tenantId })
    .from(tenantHomes)
    .where(and(eq(tenantHomes.tenantId, tenants.id), eq(tenantHomes.isHere, false)));
  const here = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(notExists(moved))
    .orderBy(asc(tenants.id));
  for (const { id } of here) await measureFiles({ db, fileStore, tenant: { id } });
};
