// @public

import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { achFile, sepaFile } from "~/models/payments/payout/bank-file";
import { painFile } from "~/models/payments/payout/pain-file";
import type { BankScheme } from "~/models/payments/payout-account";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { payouts } from "~/tables/payments/payouts";
import { tenants } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { PayoutRow } from "./prepare-payout.server";

/** A file for the bank: its number and its CSV. */
export type BankFile = { number: string; csv: string };

/**
 * Writes the prepared payouts to bank accounts of a scheme into a new file and marks them as sent (rule
 * payouts-6). Of two at once the second finds what the first left.
 * @returns null where none is prepared
 * @throws AppError `forbidden` where the actor may not make payouts
 */
export async function writeBankFile(ctx: ShopContext, scheme: BankScheme): Promise<BankFile | null> {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  return inTransaction(ctx, async (inner) => {
    const own = and(
      eq(payouts.tenantId, inner.tenant.id),
      eq(payouts.state, "prepared"),
      sql`${payouts.account}->>'kind' = ${scheme}`,
    );
    const waiting = await inner.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(own)
      .orderBy(payouts.id)
      .for("update");
    if (waiting.length === 0) return null;
    const number = `F-${randomUUID().slice(0, 8).toUpperCase()}`;
    await inner.db.update(payouts).set({ state: "sent", file: number, updatedAt: inner.now() }).where(own);
    return readBankFile(inner, number);
  });
}

/**
 * A bank file that was written before, the same as then.
 * @throws AppError `not_found`, or `forbidden` where the actor may not make payouts
 */
export async function readBankFile(ctx: ShopContext, number: string): Promise<BankFile> {
  const { rows, business } = await readFile(ctx, number);
  return { number: number.toUpperCase(), csv: csvOf(rows, business) };
}

/**
 * A file of SEPA payouts that was written before, as pain.001 of this moment (rule payouts-10): banks take a
 * number once. It is paid from the account of the shop's method `bank_transfer`.
 * @throws AppError as {@link readBankFile}; `invalid` where no account has an IBAN, or for another scheme
 */
export async function readPainFile(ctx: ShopContext, number: string): Promise<string> {
  const { rows, business } = await readFile(ctx, number);
  const transfers = sepaOf(rows);
  if (transfers.length === 0) throw new AppError("invalid", "Only SEPA payouts are written as XML.");
  const { offline } = ctx.shop.settings.payment;
  const from = offline.find(({ code, account }) => code === "bank_transfer" && account?.iban)?.account;
  if (!from)
    throw new AppError(
      "invalid",
      "Enter the IBAN that you pay from: the account of the method bank_transfer in Settings > Payment.",
    );
  return painFile(transfers, { number: number.toUpperCase(), business, from, at: ctx.now() });
}

async function readFile(ctx: ShopContext, number: string) {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  const rows = await ctx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.tenantId, ctx.tenant.id), eq(payouts.file, number.toUpperCase())))
    .orderBy(asc(payouts.reference));
  const [tenant] = await ctx.db
    .select({ name: tenants.name })
    .from(tenants)
    .where(eq(tenants.id, ctx.tenant.id));
  if (rows.length === 0) throw new AppError("not_found", "There is no such file.");
  return { rows, business: tenant?.name ?? "" };
}

const sepaOf = (rows: readonly PayoutRow[]) =>
  rows.flatMap(({ account, ...row }) => (account.kind === "sepa" ? [{ ...row, account }] : []));

/** All payouts of a file are of one scheme. */
function csvOf(rows: readonly PayoutRow[], business: string): string {
  const sepa = sepaOf(rows);
  const ach = rows.flatMap(({ account, ...row }) => (account.kind === "ach" ? [{ ...row, account }] : []));
  return sepa.length > 0 ? sepaFile(sepa, business) : achFile(ach, business);
}
