import type { Shop } from "./shop";

/** Whose changes touch what a shop shows: its own, by its id, and those of its tenant. */
export type Owners = readonly [shopId: string, tenantId: string];

/** The owners of what a shop shows. */
export const ownersOf = ({ id, tenant }: Pick<Shop, "id" | "tenant">): Owners => [id, tenant.id];
