import type { Thing } from "./thing";

/** Products and categories, which all shops of a tenant share, as `can` judges them. */
export const catalogueThing = (tenantId: string): Thing => ({
  kind: "content",
  tenantId,
  shopId: null,
  sellerId: null,
});
