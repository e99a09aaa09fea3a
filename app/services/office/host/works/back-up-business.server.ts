import type { RequestContext } from "../../../shops/context/request-context.server";
import { findHostedShop } from "../databases/find-hosted-shop.server";
import { startWork } from "./start-work.server";

/**
 * Has the business of a shop backed up (rule hosting-11).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `not_found`
 */
export async function backUpBusiness(ctx: RequestContext, code: string): Promise<string> {
  await findHostedShop(ctx, "create", code);
  return startWork(ctx, code, () => ({ kind: "backup" }));
}
