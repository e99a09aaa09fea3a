import { z } from "zod";
import type { Payout, PayoutRow, PayoutStatement } from "~/models/api/owner/generated/payout";
import type { Statement, StatementRow } from "~/models/payments/payout/statement";
import { accountText } from "~/models/payments/payout-account";
import { AppError } from "~/models/platform/error/app-error";
import { readStatement } from "../../../../payments/ledger/read-statement.server";
import { failPayout } from "../../../../payments/payouts/fail-payout.server";
import { findPayoutByReference } from "../../../../payments/payouts/find-payout.server";
import { type ListedPayout, listPayouts } from "../../../../payments/payouts/list-payouts.server";
import { runPayouts } from "../../../../payments/payouts/run-payouts.server";
import { settlePayout } from "../../../../payments/payouts/settle-payout.server";
import {
  readBankFile,
  writeBankFile as writeFile,
} from "../../../../payments/payouts/write-bank-file.server";
import { readPage } from "../../cursor.server";
import { nullIfMissing } from "../../null-if-missing.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const payoutOf = (row: ListedPayout): Payout => ({
  reference: row.reference,
  seller: row.sellerCode,
  state: row.state,
  amountMinor: row.amountMinor,
  currency: row.currency,
  until: row.until.toISOString(),
  createdAt: row.createdAt.toISOString(),
  account: accountText(row.account),
  file: row.file,
  failure: row.failure,
});

const payouts: QueryResolvers["payouts"] = (_parent, { seller, state, ...page }, { api }) => {
  const of = { ...(seller == null ? {} : { sellerCode: seller }), ...(state == null ? {} : { state }) };
  return readPage(page, z.string(), {
    list: (after, limit) => listPayouts(api.ctx, { ...of, after, limit }),
    keyOf: ({ reference }) => reference,
    nodeOf: payoutOf,
  });
};

const rowOf = ({ shopName, orderNumber, amounts, totalMinor }: StatementRow): PayoutRow => ({
  shopName,
  orderNumber,
  goodsMinor: amounts.goods,
  deliveryMinor: amounts.delivery,
  taxMinor: amounts.tax,
  promotionMinor: amounts.promotion,
  commissionMinor: amounts.commission,
  feeMinor: amounts.fee,
  adjustmentMinor: amounts.adjustment,
  totalMinor,
});

const statementOf = ({ business: _business, rows, totals, ...statement }: Statement): PayoutStatement => ({
  ...statement,
  until: statement.until.toISOString(),
  createdAt: statement.createdAt.toISOString(),
  rows: rows.map(rowOf),
  totalMinor: totals.totalMinor,
});

const payout: QueryResolvers["payout"] = (_parent, { reference }, { api }) =>
  nullIfMissing(async () => statementOf(await readStatement(api.ctx, reference)));

const bankFile: QueryResolvers["bankFile"] = (_parent, { number }, { api }) => readBankFile(api.ctx, number);

/** Payouts as they are now, of these references. */
async function loadPayouts({ ctx }: OwnerApi, references: readonly string[]): Promise<Payout[]> {
  if (references.length === 0) return [];
  return (await listPayouts(ctx, { references, limit: references.length })).map(payoutOf);
}

const makePayouts: MutationResolvers["makePayouts"] = async (_parent, { isBySchedule }, { api }) => {
  const made = await runPayouts(api.ctx, isBySchedule ? "schedule" : "now");
  return loadPayouts(
    api,
    made.map(({ reference }) => reference),
  );
};

const writeBankFile: MutationResolvers["writeBankFile"] = (_parent, { scheme }, { api }) =>
  writeFile(api.ctx, scheme);

const notePayout: MutationResolvers["notePayout"] = async (_parent, sent, { api }) => {
  const { id, reference } = await findPayoutByReference(api.ctx, sent.reference);
  if (sent.state === "failed") await failPayout(api.ctx, id, sent.reason ?? "");
  else await settlePayout(api.ctx, id, { state: sent.state });
  const [noted] = await loadPayouts(api, [reference]);
  if (!noted) throw new AppError("not_found", "We couldn’t find this payout.");
  return noted;
};

export const payoutResolvers = {
  Query: { payouts, payout, bankFile },
  Mutation: { makePayouts, writeBankFile, notePayout },
} satisfies Resolvers;
