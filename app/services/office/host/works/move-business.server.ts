import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { homeCluster } from "../../../platform/config/database-addresses.server";
import type { Config } from "../../../platform/config/read-config.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { requireHost } from "../require-host.server";
import { findWork } from "./list-works.server";
import { startWork } from "./start-work.server";

/** The databases a business may live in; none where further ones are off (rule tenants-4). */
export const databasesOf = ({ clusters, databaseDirectUrl }: Config): string[] =>
  clusters.length === 0 || databaseDirectUrl === undefined
    ? []
    : [homeCluster, ...clusters.map(({ name }) => name)];

const refuseOff = (config: Config): void => {
  if (databasesOf(config).length === 0)
    throw new AppError("conflict", "Further databases are off: DATABASE_CLUSTERS names none.", "to");
};

/**
 * Has the business of a shop moved to another database while it sells (rule hosting-12).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` where further databases are off, and
 * for the hosts' own business
 */
export async function moveBusiness(ctx: RequestContext, code: string, to: string): Promise<string> {
  const { db } = await requireHost(ctx, "create");
  refuseOff(ctx.config);
  const shop = await readShop(db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  if (shop.tenant.id === ctx.tenant.id)
    throw new AppError("conflict", "This is the business of the hosts: move it by the command.", "to");
  if (!databasesOf(ctx.config).includes(to))
    throw new AppError("invalid", "Choose one of the databases.", "to");
  return startWork(ctx, code, () => ({ kind: "move", business: shop.tenant.code, to, end: null }));
}

/**
 * Ends a move that was done: the old database forgets the business, or has it back.
 * @param id of the work that moved it
 * @returns the id of the work that ends it
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict`
 */
export async function endMoveOf(ctx: RequestContext, id: string, end: "confirm" | "undo"): Promise<string> {
  await requireHost(ctx, "create");
  refuseOff(ctx.config);
  const { input, code, state } = await findWork(ctx, id);
  if (input.kind !== "move" || state !== "done") throw new AppError("conflict", "This work moved no shop.");
  const { business, to } = input;
  return startWork(ctx, code, () => ({ kind: "move", business, to, end }));
}
