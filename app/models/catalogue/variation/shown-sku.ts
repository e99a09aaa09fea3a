// @public

/**
 * The SKU as shoppers see it: empty if it was made of the product's address, as an import does where the
 * earlier shop had none. Such a word tells nothing that the address does not.
 */
export const shownSku = (sku: string, slug: string): string =>
  sku === slug || sku.startsWith(`${slug}-`) ? "" : sku;
