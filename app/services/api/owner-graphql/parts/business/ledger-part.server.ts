import { z } from "zod";
import type { LedgerMovement } from "~/models/api/owner/generated/ledger";
import { checkLedger } from "../../../../payments/ledger/check-ledger.server";
import { type ListedEntry, listMovements } from "../../../../payments/ledger/list-movements.server";
import { readBalances } from "../../../../payments/ledger/read-balances.server";
import { readPage } from "../../cursor.server";
import type { QueryResolvers, Resolvers } from "../../resolvers";

/** Movements of entries that follow each other. */
function movementsOf(entries: readonly ListedEntry[]): LedgerMovement[] {
  const movements = new Map<number, LedgerMovement>();
  for (const one of entries) {
    const { movementId: id, kind, key, note } = one;
    const movement = movements.get(id) ?? {
      id,
      kind,
      key,
      note,
      createdAt: one.createdAt.toISOString(),
      entries: [],
    };
    const { account, part, sellerCode: seller, shopCode: shop, orderNumber } = one;
    const { amountMinor, currency, businessMinor } = one;
    movement.entries.push({
      account,
      part,
      seller,
      shop,
      orderNumber,
      amountMinor,
      currency,
      businessMinor,
    });
    movements.set(id, movement);
  }
  return [...movements.values()];
}

const ledgerMovements: QueryResolvers["ledgerMovements"] = (
  _parent,
  { seller, orderNumber, ...page },
  { api },
) => {
  const of = {
    ...(seller == null ? {} : { sellerCode: seller }),
    ...(orderNumber == null ? {} : { orderNumber }),
  };
  return readPage(page, z.number().int(), {
    list: async (after, limit) => movementsOf(await listMovements(api.ctx, { ...of, after, limit })),
    keyOf: ({ id }) => id,
    nodeOf: (movement) => movement,
  });
};

const ledgerBalances: QueryResolvers["ledgerBalances"] = async (_parent, _asked, { api }) =>
  (await readBalances(api.ctx)).map(({ account, sellerCode: seller, amountMinor }) => ({
    account,
    seller,
    amountMinor,
  }));

const ledgerCheck: QueryResolvers["ledgerCheck"] = (_parent, _asked, { api }) => checkLedger(api.ctx);

export const ledgerResolvers = {
  Query: { ledgerMovements, ledgerBalances, ledgerCheck },
} satisfies Resolvers;
