import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { requireHost } from "../require-host.server";
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
  const { db } = await requireHost(ctx, "create");
  const shop = await readShop(db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  if (ends && shop.tenant.id === ctx.tenant.id)
    throw new AppError("conflict", "This is the business of the hosts: it stays.");
  if (ends && shop.type === "marketplaceseller")
    throw new AppError("conflict", "This shop is a seller’s: remove its marketplace, or the seller in it.");
  return startWork(ctx, code, () => ({ kind: "export", ends }));
}
