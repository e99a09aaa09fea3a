import { and, eq, inArray, lte, notExists } from "drizzle-orm";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { hostWorks } from "~/tables/office/host-works";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import type { JobHandler } from "../../../shops/jobs/job.server";
import { removeBusiness } from "./remove-business.server";

/** Removes businesses whose 30 days are over, with the exports that were made of them (rule hosting-9). */
export const removeGoneBusinessesJob: JobHandler<"remove-gone-businesses"> = async (deps) => {
  const { db, log, now, fileStore } = deps;
  // The files of a business that lives elsewhere are in use, whatever its old rows say.
  const moved = db
    .select({ id: tenantHomes.tenantId })
    .from(tenantHomes)
    .where(and(eq(tenantHomes.tenantId, tenants.id), eq(tenantHomes.isHere, false)));
  const gone = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(lte(tenants.goesAt, now()), notExists(moved)));
  for (const { id } of gone) {
    const own = await db.select({ code: shops.code }).from(shops).where(eq(shops.tenantId, id));
    const codes = own.map(({ code }) => code);
    const exported = await db
      .select({ report: hostWorks.report })
      .from(hostWorks)
      .where(and(inArray(hostWorks.code, codes), inArray(hostWorks.kind, ["export", "backup"])));
    await fileStore.remove(exported.flatMap(({ report }) => report?.file?.key ?? []));
    // Its shops are the only way to find these, so they go first.
    await db.delete(hostWorks).where(inArray(hostWorks.code, codes));
    await removeBusiness(deps, id);
    log.info("business removed", { shops: codes.join(" ") });
  }
};
