import { z } from "zod";
import type { BulkKind } from "~/models/bulk/bulk-kinds";
import {
  archiveRow,
  bulkCustomerRow,
  priceRow,
  productRow,
  recordRow,
  sheetRow,
  stockRow,
} from "~/models/bulk/rows/bulk-rows";
import { AppError } from "~/models/platform/error/app-error";
import { approveCustomer } from "../../accounts/owned-customers/approve-customer.server";
import { exemptCustomer } from "../../accounts/owned-customers/exempt-customer.server";
import { findCustomerByEmail } from "../../accounts/owned-customers/find-customer-by-email.server";
import { groupCustomer } from "../../accounts/owned-customers/group-customer.server";
import { noteCustomer } from "../../accounts/owned-customers/note-customer.server";
import { restrictCustomer } from "../../accounts/owned-customers/restrict-customer.server";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { restoreProducts } from "../../catalogue/product/restore-products.server";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { keepCustomers } from "../kept/keep-customers.server";
import { keepPrices } from "../kept/keep-prices.server";
import { keepArchived, keepProducts } from "../kept/keep-products.server";
import { keepRecords } from "../kept/keep-records.server";
import { keepSheet } from "../kept/keep-sheet.server";
import { keepStock } from "../kept/keep-stock.server";
import { byPlace } from "../kept/keeps";
import { applyEach } from "./apply-each.server";
import { applyPrices } from "./apply-prices.server";
import { applyProductRows } from "./apply-products.server";
import { applySheetRows } from "./apply-sheet.server";
import type { BulkChange } from "./bulk-change";
import { selectsSkus } from "./selected-skus.server";

const product: BulkChange<z.infer<typeof productRow>> = {
  stepRows: 200,
  schema: productRow,
  apply: applyProductRows,
  keeps: keepProducts,
  ...selectsSkus("products"),
};

const archive: BulkChange<z.infer<typeof archiveRow>> = {
  stepRows: 200,
  schema: archiveRow,
  async apply(inner, rows) {
    const of = (isArchived: boolean) =>
      rows.filter((row) => row.isArchived === isArchived).map(({ sku }) => ({ sku }));
    const { refused: kept } = await archiveProducts(inner, of(true));
    const { refused: gone } = await restoreProducts(inner, of(false));
    return byPlace(
      rows.map(({ sku }) => sku),
      [...kept, ...gone],
    );
  },
  keeps: keepArchived,
  ...selectsSkus("products"),
};

const price: BulkChange<z.infer<typeof priceRow>> = {
  stepRows: 1000,
  schema: priceRow,
  apply: applyPrices,
  keeps: keepPrices,
  ...selectsSkus("priced"),
};

const stock: BulkChange<z.infer<typeof stockRow>> = {
  stepRows: 1000,
  schema: stockRow,
  async apply(inner, rows) {
    const { refused } = await changeStock(inner, rows);
    return new Map(refused.map(({ at, reason }) => [at, reason]));
  },
  keeps: keepStock,
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

const customer: BulkChange<z.infer<typeof bulkCustomerRow>> = {
  stepRows: 200,
  schema: bulkCustomerRow,
  keeps: keepCustomers,
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
  keeps: keepRecords,
  apply: (inner, rows) =>
    applyEach(inner, rows, (ctx, { kind: named, name, record: typed, expectedVersion }) => {
      const kind = ctx.handlers.recordKinds.find((one) => one.kind === named);
      if (!kind) throw new AppError("invalid", `there is no kind '${named}'`);
      return changeRecord(ctx, kind, { name, typed: typed ?? null, expectedVersion });
    }),
};

const sheet: BulkChange<z.infer<typeof sheetRow>> = {
  stepRows: 200,
  schema: sheetRow,
  apply: applySheetRows,
  keeps: keepSheet,
};

/** How rows of each kind are changed in bulk. */
const changes: Record<BulkKind, BulkChange<unknown>> = {
  product,
  archive,
  price,
  stock,
  customer,
  record,
  sheet,
};

/** How rows of a kind are changed in bulk, whatever they are made of. */
export const bulkChangeOf = (kind: BulkKind): BulkChange<unknown> => changes[kind];
