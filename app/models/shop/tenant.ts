/** A business: who owns catalogue, stock, customers and orders. Its `id` leads every key of what it owns. */
export type Tenant = {
  id: string;
  code: string;
  /** ISO 4217 code of all its amounts. */
  currency: string;
};
