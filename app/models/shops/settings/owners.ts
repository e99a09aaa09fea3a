// @public

import type { Shop } from "../shop";

/** The owners whose changes affect a shop's pages: the shop itself by its id, and its tenant. */
export type Owners = readonly [shopId: string, tenantId: string];

/** The owners of what a shop shows. */
export const ownersOf = ({ id, tenant }: Pick<Shop, "id" | "tenant">): Owners => [id, tenant.id];
