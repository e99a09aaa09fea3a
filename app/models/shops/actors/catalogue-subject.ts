// @public

import type { Subject } from "./subject";

/** Products and categories as `can` judges them; all shops of a tenant share them. */
export const catalogueSubject = (tenantId: string): Subject => ({
  kind: "content",
  tenantId,
  shopId: null,
  sellerId: null,
});
