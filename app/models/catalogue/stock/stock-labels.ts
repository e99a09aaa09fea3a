// @public

/** Messages about stock limits (rule selling-11); `qty` counts pieces. */
export const stockLabels = {
  limitOf: (qty: number) => `Limit of ${qty}`,
  onlyAvailable: (qty: number) => `Only ${qty} available`,
  inStock: (qty: number) => `${qty} in stock`,
  backordered: (qty: number) => `${qty} backordered`,
  onlyInStock: (qty: number) => `Only ${qty} in Stock`,
};
