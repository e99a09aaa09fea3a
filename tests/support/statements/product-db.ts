import type { Db } from "~/services/platform/db/pool/open-pool.server";

const productDbs = new WeakMap<Db, Db>();
const ownDbs = new WeakMap<Db, Db>();

/** Remembers which connection the product works on beside a test's own. */
export function setProductDb(own: Db, product: Db): void {
  productDbs.set(own, product);
  ownDbs.set(product, own);
}

/**
 * The connection services work on in a test, whose statements are checked for their tenant. The test's own,
 * by which it looks at what they did, is not: it may look wherever it likes.
 */
export const productDbOf = (own: Db): Db => productDbs.get(own) ?? own;

/**
 * The test's own connection beside the product's, for rows that a test begins with; others stay what they
 * are.
 */
export const ownDbOf = (product: Db): Db => ownDbs.get(product) ?? product;
