import type { Thing } from "./thing";

/** Products and categories as `can` judges them; all shops of a tenant share them. */
export const catalogueThing = (tenantId: string): Thing => ({
  kind: "content",
  tenantId,
  shopId: null,
  sellerId: null,
});
