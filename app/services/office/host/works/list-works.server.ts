import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { hostWorks } from "~/tables/office/host-works";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { requireWorker } from "../own/require-worker.server";

/** A piece of long work as it is stored. */
export type HostWork = typeof hostWorks.$inferSelect;

/** The latest work of hosts, of one shop or all. @throws AppError `forbidden` */
export async function listWorks(
  ctx: RequestContext,
  { code, limit }: { code?: string; limit: number },
): Promise<HostWork[]> {
  await requireWorker(ctx, "view");
  return ctx.db
    .select()
    .from(hostWorks)
    .where(and(eq(hostWorks.tenantId, ctx.tenant.id), code ? eq(hostWorks.code, code) : undefined))
    .orderBy(desc(hostWorks.createdAt))
    .limit(limit);
}

/** One piece of work. @throws AppError `forbidden`, `not_found` */
export async function findWork(ctx: RequestContext, id: string): Promise<HostWork> {
  await requireWorker(ctx, "view");
  const isId = z.string().uuid().safeParse(id).success;
  const [work] = isId
    ? await ctx.db
        .select()
        .from(hostWorks)
        .where(and(eq(hostWorks.tenantId, ctx.tenant.id), eq(hostWorks.id, id)))
    : [];
  if (!work) throw new AppError("not_found", "There is no such work.");
  return work;
}
