/** What a shopper was told of a checkout: its order, and the total they agreed to. */
export type Confirmed = { email: string; orderId: string };
/** An order as the database has it. */
export type StoredOrder = { id: string; email: string; isCanceled: boolean };

/** How what was confirmed and what is stored agree. Every checkout has an e-mail address of its own. */
export type Verdict = {
  confirmed: number;
  /** Confirmed, and not there or canceled. */
  lost: string[];
  /** Checkouts with more than one order. */
  doubled: string[];
  /** Orders whose shopper got no answer: they may press the button again and get this one. */
  unanswered: number;
};

/** How mails and orders agree: every order has one mail that confirms it. */
export type MailVerdict = { unmailed: string[]; mailedTwice: string[]; mailedWithoutOrder: string[] };

/**
 * Compares the mails that confirm orders with the orders.
 * @param mailed the order of each mail
 */
export function judgeMails(
  stored: readonly Pick<StoredOrder, "id">[],
  mailed: readonly string[],
): MailVerdict {
  const ids = new Set(stored.map(({ id }) => id));
  return {
    unmailed: [...ids].filter((id) => !mailed.includes(id)),
    mailedTwice: mailed.filter((id, index) => mailed.indexOf(id) !== index),
    mailedWithoutOrder: mailed.filter((id) => !ids.has(id)),
  };
}

/** Compares what shoppers were told with what is there. */
export function judgeOrders(confirmed: readonly Confirmed[], stored: readonly StoredOrder[]): Verdict {
  const alive = new Set(stored.filter(({ isCanceled }) => !isCanceled).map(({ id }) => id));
  const ordersOf = new Map<string, Set<string>>();
  const note = (email: string, id: string) =>
    ordersOf.set(email, new Set([...(ordersOf.get(email) ?? []), id]));
  for (const { email, id } of stored) note(email, id);
  for (const { email, orderId } of confirmed) note(email, orderId);
  const told = new Set(confirmed.map(({ orderId }) => orderId));
  return {
    confirmed: told.size,
    lost: [...told].filter((id) => !alive.has(id)),
    doubled: [...ordersOf].filter(([, ids]) => ids.size > 1).map(([email]) => email),
    unanswered: stored.filter(({ id }) => !told.has(id)).length,
  };
}
