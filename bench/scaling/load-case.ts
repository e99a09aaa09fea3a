/** What comes to a site of many shops, and what is assumed of machines; the rest is measured by the bench. */
export type LoadCase = {
  title: string;
  tenants: number;
  /** Part of the shops that anything is asked of within an hour. */
  awakePart: number;
  products: number;
  ordersAMinute: number;
  /** Pages looked at for each order, all visitors counted. */
  pagesAnOrder: number;
  /** Of those pages: from the page cache, and made for a visitor with a cart. The rest is made anew. */
  cachedPart: number;
  cartPart: number;
  addsAnOrder: number;
};

/** An ordinary busy hour: two orders of a hundred visits with eight pages. */
export const busyHour: LoadCase = {
  title: "A busy hour",
  ...{ tenants: 10_000, awakePart: 0.1, products: 50_000_000, ordersAMinute: 500 },
  ...{ pagesAnOrder: 400, cachedPart: 0.7, cartPart: 0.2, addsAnOrder: 4 },
};

/** The opening of a sale: people know what they want, so few pages are looked at for an order. */
export const saleOpening: LoadCase = {
  title: "A sale's opening",
  ...{ tenants: 10_000, awakePart: 0.1, products: 50_000_000, ordersAMinute: 5_000 },
  ...{ pagesAnOrder: 120, cachedPart: 0.8, cartPart: 0.15, addsAnOrder: 3 },
};

/** What is assumed and not measured here. Prices are list prices of rented machines, USD a month. */
export const assumed = {
  /** A processor is planned to be this busy at the peak. */
  busyPart: 0.6,
  coresOfANode: 8,
  nodeUsd: 250,
  coresOfADatabase: 32,
  databaseUsd: 1_400,
  /** Members of a database cluster: a primary, and two that follow. */
  databaseMembers: 3,
  /** Bytes of a product with its offers, words and keys in PostgreSQL. */
  bytesOfAProduct: 6_000,
  /** Bytes an order writes to the log, with its lines, stock, ledger, audit and jobs. */
  logBytesOfAnOrder: 120_000,
  logBytesOfAnAdd: 4_000,
  /** Pictures of a product in all sizes. */
  pictureBytesOfAProduct: 600_000,
  usdOfATerabyte: 23,
  /** Connections a process holds, and what one primary serves well behind a pooler. */
  connectionsOfAProcess: 10,
} as const;
