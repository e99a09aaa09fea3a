// @public

import type { Subject } from "./subject";

/**
 * Products and categories as `can` judges them; all shops of a tenant share them.
 * @param sellerId who brought the product, while they alone sell it (rule sellers-20)
 */
export const catalogueSubject = (tenantId: string, sellerId: string | null = null): Subject => ({
  kind: "content",
  tenantId,
  shopId: null,
  sellerId,
});
