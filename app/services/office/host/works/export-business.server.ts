import type { RequestContext } from "../../../shops/context/request-context.server";
import { findHostedShop } from "../databases/find-hosted-shop.server";
import { refuseStaying } from "../removal/end-business.server";
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
  if (ends) refuseStaying(shop, { hostId: ctx.tenant.id });
  return startWork(ctx, code, () => ({ kind: "export", ends }));
}
