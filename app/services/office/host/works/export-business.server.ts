import { AppError } from "~/models/platform/error/app-error";
import { homeCluster } from "../../../platform/config/database-addresses.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { findHostedShop } from "../databases/find-hosted-shop.server";
import { startWork } from "./start-work.server";

/**
 * Has the business of a shop exported, and removed afterwards where it `ends` (rule hosting-9).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` for the hosts' own business
 * and a seller's shop, with which its marketplace would go
 */
export async function exportBusiness(
  ctx: RequestContext,
  code: string,
  { ends }: { ends: boolean },
): Promise<string> {
  const shop = await findHostedShop(ctx, "create", code);
  if (ends && shop.database !== homeCluster)
    throw new AppError("conflict", `This shop lives in '${shop.database}': move it home to remove it.`);
  if (ends && shop.tenant.id === ctx.tenant.id)
    throw new AppError("conflict", "This is the business of the hosts: it stays.");
  if (ends && shop.type === "marketplaceseller")
    throw new AppError("conflict", "This shop is a seller’s: remove its marketplace, or the seller in it.");
  return startWork(ctx, code, () => ({ kind: "export", ends }));
}
