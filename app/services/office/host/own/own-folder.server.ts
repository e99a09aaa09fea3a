import { and, eq, inArray } from "drizzle-orm";
import type { ConflictSide } from "~/models/files/three-way";
import { AppError } from "~/models/platform/error/app-error";
import { hostWorks } from "~/tables/office/host-works";
import type { IncomingFile } from "../../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { officePlace } from "../../require-office.server";
import { startWork } from "../works/start-work.server";
import { requireWorker } from "./require-worker.server";

/**
 * Has an owner's own shop, or their whole marketplace, written as a folder in a ZIP (rule hosting-14).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `conflict`
 */
export async function exportOwnFolder(ctx: RequestContext): Promise<string> {
  const ofStaff = await requireOwner(ctx);
  return startWork(ctx, ctx.shop.code, () => ({ kind: "export", ends: false, ofStaff }));
}

/**
 * Has a job show what a folder would change in an owner's own shop (rule hosting-14).
 * @param side who decides what folder and shop both changed; null stops there
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `conflict`, `invalid` without a file
 */
export async function applyOwnFolder(
  ctx: RequestContext,
  file: IncomingFile | undefined,
  side: ConflictSide | null,
): Promise<string> {
  const ofStaff = await requireOwner(ctx);
  if (!file) throw new AppError("invalid", "Choose the ZIP of the shop’s folder.", "file");
  return startWork(ctx, ctx.shop.code, (keptAt) => ({ kind: "apply", file: keptAt("file"), side, ofStaff }), {
    file,
  });
}

/** One piece of work at a time: each may fill a folder of the machine. */
async function requireOwner(ctx: RequestContext): Promise<number> {
  const { staffId } = await requireWorker(ctx, "change");
  const { isHost, isSellersShop } = officePlace(ctx);
  if (isHost || staffId === null)
    throw new AppError("conflict", "Hosts export and apply on the page of the shop, among all shops.");
  if (isSellersShop)
    throw new AppError("conflict", "This shop comes and goes with its marketplace: do it in its office.");
  const running = await ctx.db
    .select({ id: hostWorks.id })
    .from(hostWorks)
    .where(and(eq(hostWorks.tenantId, ctx.tenant.id), inArray(hostWorks.state, ["reading", "running"])))
    .limit(1);
  if (running.length > 0)
    throw new AppError("conflict", "Something is under way already: wait until it has ended.");
  return staffId;
}
