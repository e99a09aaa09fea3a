import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { requireHost } from "../require-host.server";
import { startWork } from "./start-work.server";

/**
 * Has the business of a shop backed up (rule hosting-11).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `not_found`
 */
export async function backUpBusiness(ctx: RequestContext, code: string): Promise<string> {
  const { db } = await requireHost(ctx, "create");
  if (!(await readShop(db, eq(shops.code, code))))
    throw new AppError("not_found", `There is no shop '${code}'.`);
  return startWork(ctx, code, () => ({ kind: "backup" }));
}
