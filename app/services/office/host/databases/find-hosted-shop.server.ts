import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { Verb } from "~/models/shops/actors/subject";
import type { Shop } from "~/models/shops/shop";
import { shops } from "~/tables/shops/shops";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { requireHost } from "../require-host.server";
import { inDatabaseOf } from "./hosted-databases.server";

/**
 * A shop of any database, for a host who may do this with it, and the name of that database.
 * @throws AppError `forbidden`, `confirm_first`, `not_found`
 */
export async function findHostedShop(
  ctx: RequestContext,
  verb: Verb,
  code: string,
): Promise<Shop & { database: string }> {
  return inDatabaseOf(await requireHost(ctx, verb), ctx.config, code, async ({ db }, database) => ({
    ...(await shopIn(db, code)),
    database,
  }));
}

/** The shop of this code in one database. @throws AppError `not_found` */
export async function shopIn(db: Db, code: string): Promise<Shop> {
  const shop = await readShop(db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  return shop;
}
