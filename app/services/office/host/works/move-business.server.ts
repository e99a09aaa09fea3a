import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { homeCluster } from "../../../platform/config/database-addresses.server";
import type { Config } from "../../../platform/config/read-config.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { inDatabaseOf } from "../databases/hosted-databases.server";
import { requireHost } from "../require-host.server";
import { findWork, type HostWork, listWorks } from "./list-works.server";
import { startWork } from "./start-work.server";

/** Why no business moves (rule tenants-4): both databases need an address. Null where they may. */
export function whyNoMoves({ clusters, databaseUrl }: Config): string | null {
  if (clusters.length === 0) return "DATABASE_CLUSTERS names none";
  return databaseUrl === undefined ? "the private database has no DATABASE_URL" : null;
}

/** The databases a business may live in; none where further ones are off. */
export const databasesOf = (config: Config): string[] =>
  whyNoMoves(config) === null ? [homeCluster, ...config.clusters.map(({ name }) => name)] : [];

const refuseOff = (config: Config): void => {
  const why = whyNoMoves(config);
  if (why !== null) throw new AppError("conflict", `Further databases are off: ${why}.`, "to");
};

/**
 * Has a job show what the move of a shop's business to another database would do, for a host to begin it
 * (rule hosting-12).
 * @returns the work's id
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` where further databases are off, for
 * the hosts' own business and the database it lives in
 */
export async function moveBusiness(ctx: RequestContext, code: string, to: string): Promise<string> {
  const host = await requireHost(ctx, "create");
  refuseOff(ctx.config);
  const { shop, from } = await inDatabaseOf(host, ctx.config, code, async ({ db }, from) => ({
    shop: await readShop(db, eq(shops.code, code)),
    from,
  }));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  if (shop.tenant.id === ctx.tenant.id)
    throw new AppError("conflict", "This is the business of the hosts: move it by the command.", "to");
  if (!databasesOf(ctx.config).includes(to))
    throw new AppError("invalid", "Choose one of the databases.", "to");
  if (to === from) throw new AppError("conflict", `It lives in '${to}' already: choose another one.`, "to");
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
  const work = await findWork(ctx, id);
  const { input, code } = work;
  if (input.kind !== "move" || !(await waitsForItsEnd(ctx, work)))
    throw new AppError("conflict", "This work has no move that waits for its end.");
  const { business, to } = input;
  return startWork(ctx, code, () => ({ kind: "move", business, to, end }));
}

/** Whether a work has moved a business, and no later one ended that move. */
export async function waitsForItsEnd(ctx: RequestContext, work: HostWork): Promise<boolean> {
  if (work.input.kind !== "move" || work.input.end !== null || work.state !== "done") return false;
  const latest = await listWorks(ctx, { code: work.code, limit: 50 });
  return !latest.some(
    ({ input, state, createdAt }) =>
      input.kind === "move" && input.end !== null && state !== "failed" && createdAt > work.createdAt,
  );
}
