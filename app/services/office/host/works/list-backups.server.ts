import { and, desc, eq } from "drizzle-orm";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { hostWorks } from "~/tables/office/host-works";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { requireHost } from "../require-host.server";

/** A backup of a business whose file is kept. */
export type KeptBackup = { id: string; code: string; at: Date; file: NonNullable<WorkReport["file"]> };

/** Backups to choose from, the latest of each shop. */
const most = 200;

/** The backups of businesses that are kept here, the latest first. @throws AppError `forbidden` */
export async function listBackups(ctx: RequestContext): Promise<KeptBackup[]> {
  const { db } = await requireHost(ctx, "view");
  const done = await db
    .select({ id: hostWorks.id, code: hostWorks.code, at: hostWorks.createdAt, report: hostWorks.report })
    .from(hostWorks)
    .where(
      and(eq(hostWorks.tenantId, ctx.tenant.id), eq(hostWorks.kind, "backup"), eq(hostWorks.state, "done")),
    )
    .orderBy(desc(hostWorks.createdAt))
    .limit(most);
  return done.flatMap(({ report, ...work }) => (report?.file ? [{ ...work, file: report.file }] : []));
}
