import { z } from "zod";
import type { BulkKind } from "~/models/bulk/bulk-kinds";
import { customerRow, priceRow, productRow, recordRow, stockRow } from "~/models/bulk/rows/bulk-rows";
import { AppError } from "~/models/platform/error/app-error";
import { approveCustomer } from "../../accounts/owned-customers/approve-customer.server";
import { exemptCustomer } from "../../accounts/owned-customers/exempt-customer.server";
import { findCustomerByEmail } from "../../accounts/owned-customers/find-customer-by-email.server";
import { groupCustomer } from "../../accounts/owned-customers/group-customer.server";
import { noteCustomer } from "../../accounts/owned-customers/note-customer.server";
import { restrictCustomer } from "../../accounts/owned-customers/restrict-customer.server";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { applyEach } from "./apply-each.server";
import { applyPrices } from "./apply-prices.server";
import type { BulkChange } from "./bulk-change";
import { selectsSkus } from "./selected-skus.server";

const product: BulkChange<z.infer<typeof productRow>> = {
  stepRows: 200,
  schema: productRow,
  async apply(inner, rows) {
    const { refused } = await changeProducts(inner, rows);
    const reasons = new Map(refused.map(({ sku, reason }) => [sku, reason]));
    return new Map(
      rows.flatMap(({ sku }, at) => {
        const reason = reasons.get(sku);
        return reason === undefined ? [] : [[at, reason] as const];
      }),
    );
  },
  ...selectsSkus("products"),
};

const price: BulkChange<z.infer<typeof priceRow>> = {
  stepRows: 1000,
  schema: priceRow,
  apply: applyPrices,
  ...selectsSkus("priced"),
};

const stock: BulkChange<z.infer<typeof stockRow>> = {
  stepRows: 1000,
  schema: stockRow,
  async apply(inner, rows) {
    const { refused } = await changeStock(inner, rows);
    return new Map(refused.map(({ at, reason }) => [at, reason]));
  },
  ...selectsSkus("priced"),
};

const customerSelection = z
  .strictObject({
    email: z.string().max(320).nullish(),
    name: z.string().max(200).nullish(),
    group: z.string().max(60).nullish(),
    isRestricted: z.boolean().nullish(),
    isTaxExempt: z.boolean().nullish(),
  })
  .refine((selection) => Object.values(selection).some((value) => value != null), {
    message: "Say which customers: by email, name, group, isRestricted or isTaxExempt.",
  });

const customer: BulkChange<z.infer<typeof customerRow>> = {
  stepRows: 200,
  schema: customerRow,
  apply: (inner, rows) =>
    applyEach(inner, rows, async (ctx, { id: named, email, expectedVersion, ...row }) => {
      const id = named ?? (await findCustomerByEmail(ctx, email ?? ""));
      const { group, isRestricted, isApproved, note, isTaxExempt, taxExemptReason = "" } = row;
      const exemption = isTaxExempt ? taxExemptReason : null;
      const changes: ((expected: ExpectedVersion) => Promise<void>)[] = [
        ...(isApproved ? [approveCustomer.bind(null, ctx, id)] : []),
        ...(isRestricted === undefined ? [] : [restrictCustomer.bind(null, ctx, id, isRestricted)]),
        ...(group === undefined ? [] : [groupCustomer.bind(null, ctx, id, group)]),
        ...(note === undefined ? [] : [noteCustomer.bind(null, ctx, id, note)]),
        ...(isTaxExempt === undefined ? [] : [exemptCustomer.bind(null, ctx, id, exemption)]),
      ];
      // The first one is made to the version that the row names, the others to what it left.
      for (const [at, change] of changes.entries()) await change(at === 0 ? expectedVersion : undefined);
    }),
  async select(ctx, selection, after, limit) {
    const wanted = customerSelection.parse(selection);
    const found = await searchCustomers(ctx, wanted, { after: after === 0 ? null : after, limit });
    return found.map(({ id }) => ({ id, row: { id } }));
  },
  checkSelection(selection) {
    const issue = customerSelection.safeParse(selection).error?.issues[0];
    if (issue) throw new AppError("invalid", issue.message, ["selection", ...issue.path].join("."));
  },
};

const record: BulkChange<z.infer<typeof recordRow>> = {
  stepRows: 100,
  schema: recordRow,
  apply: (inner, rows) =>
    applyEach(inner, rows, (ctx, { kind: named, name, record: typed, expectedVersion }) => {
      const kind = ctx.handlers.recordKinds.find((one) => one.kind === named);
      if (!kind) throw new AppError("invalid", `there is no kind '${named}'`);
      return changeRecord(ctx, kind, { name, typed: typed ?? null, expectedVersion });
    }),
};

/** How rows of each kind are changed in bulk. */
const changes: Record<BulkKind, BulkChange<unknown>> = { product, price, stock, customer, record };

/** How rows of a kind are changed in bulk, whatever they are made of. */
export const bulkChangeOf = (kind: BulkKind): BulkChange<unknown> => changes[kind];
