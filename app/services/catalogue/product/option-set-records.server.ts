// @public

import { and, asc, eq } from "drizzle-orm";
import {
  type OptionSetRecord,
  optionSetRecord,
  optionSetSchema,
  readOptionSets,
} from "~/models/catalogue/options/option-set-record";
import { AppError } from "~/models/platform/error/app-error";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { optionSets, products } from "~/tables/catalogue/catalogue";
import { WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WholeKind } from "../../shops/records/record-kind";

const ofSet = (ctx: ShopContext, code: string) =>
  and(eq(optionSets.tenantId, ctx.tenant.id), eq(optionSets.code, code));

/** The option sets of a business, named by their codes, as options.json has them. */
export const optionSetRecords: WholeKind<OptionSetRecord> = {
  kind: "option-set",
  reach: "tenant",
  subjectOf: (ctx) => catalogueSubject(ctx.tenant.id),
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ code: optionSets.code })
      .from(optionSets)
      .where(eq(optionSets.tenantId, ctx.tenant.id))
      .orderBy(asc(optionSets.code));
    return rows.map(({ code }) => code);
  },
  async readAll(ctx) {
    const rows = await ctx.db
      .select()
      .from(optionSets)
      .where(eq(optionSets.tenantId, ctx.tenant.id))
      .orderBy(asc(optionSets.code));
    const { currency } = ctx.tenant;
    return new Map(rows.map(({ code, definition }) => [code, optionSetRecord(code, definition, currency)]));
  },
  async read(ctx, code, hold) {
    const found = ctx.db.select().from(optionSets).where(ofSet(ctx, code));
    const [row] = await (hold ? found.for("update") : found);
    return row ? optionSetRecord(code, row.definition, ctx.tenant.currency) : null;
  },
  check(code, typed, { tenant }) {
    const given = typeof typed === "object" ? { ...typed, code } : typed;
    const record = checkRecord(optionSetSchema, `option set '${code}'`, given);
    const { sets, problems } = readOptionSets([record], tenant.currency);
    if (problems.length > 0) throw new AppError("invalid", problems.join("\n  "));
    // Amounts are compared as they are stored: '5' is '5.00'.
    return [...sets].map(([, set]) => optionSetRecord(code, set, tenant.currency))[0] ?? record;
  },
  async save(inner, code, record, before) {
    if (record === null) {
      await refuseUsed(inner, code);
      await inner.db.delete(optionSets).where(ofSet(inner, code));
      return [];
    }
    const definition = readOptionSets([record], inner.tenant.currency).sets.get(code);
    if (!definition) throw new Error(`option set ${code} is not among what was read`);
    const [tenantId, now] = [inner.tenant.id, inner.now()];
    await inner.db
      .insert(optionSets)
      .values({ tenantId, code, definition, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [optionSets.tenantId, optionSets.code],
        set: { definition, updatedAt: now },
      });
    return before === null ? [] : [WHOLE_SHOP];
  },
};

async function refuseUsed(ctx: ShopContext, code: string): Promise<void> {
  const users = await ctx.db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.optionSet, code)))
    .orderBy(asc(products.sku))
    .limit(3);
  if (users.length > 0)
    throw new AppError(
      "conflict",
      `Products have the option set '${code}' (${users.map(({ sku }) => sku).join(", ")}): give them another one first.`,
    );
}
