// @public

/** A business: the owner of catalogue, stock, customers and orders. Its `id` leads every key of its data. */
export type Tenant = {
  id: string;
  code: string;
  /** ISO 4217 code of all its amounts; in a further market of a shop that market’s (rule markets-1). */
  currency: string;
};
