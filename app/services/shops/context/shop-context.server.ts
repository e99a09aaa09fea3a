// @public

import type { Actor } from "~/models/shops/actors/actor";
import type { Shop } from "~/models/shops/shop";
import type { Tenant } from "~/models/shops/tenant";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { Log } from "../../platform/log/log.server";

/**
 * What areas do when something happens in an area below them, in the order it is done. The area in which it
 * happens declares its list here, `app/composition/area-handlers.server.ts` fills all of them, and every
 * context carries them: no context can be made without.
 */
export interface AreaHandlers {}

/**
 * What every service gets first: for whom it works and with what. `tenant.id` leads every statement a service
 * makes; what belongs to one storefront is also found by `shop.tenant.id`. `tenant` is always `shop.tenant`.
 * A transaction is passed on as `{ ...ctx, db: tx }`.
 */
export type ShopContext = {
  db: Db;
  tenant: Tenant;
  shop: Shop;
  now: () => Date;
  log: Log;
  actor: ActorSource;
  handlers: AreaHandlers;
  /** The seller within whose page alone templates and widgets are built (rule sellers-23). */
  sellersPage?: { sellerId: string; code: string } | undefined;
};

/** Who acts (docs/rules/actors.md), looked up on first use: most requests never need it. */
export type ActorSource = () => Promise<Actor>;

/** The source of an actor that is known already. */
export const acting =
  (actor: Actor): ActorSource =>
  () =>
    Promise.resolve(actor);
