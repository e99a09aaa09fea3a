// @public

import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type ProductColumns, productRecordCells } from "~/models/catalogue/rows/product-fields";
import { AppError } from "~/models/platform/error/app-error";
import { checkInput, problemText } from "~/models/platform/validation/input-problems";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { products } from "~/tables/catalogue/catalogue";
import { WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { noFiles } from "../changes/product-change.server";
import { familyIds, holdFamilies } from "../changes/read-families.server";
import { writeProducts } from "../changes/write-products.server";
import { requireOffers } from "../offers/require-offers.server";
import { readCatalogue } from "../read-catalogue.server";
import { productKind } from "../save/keep-product-versions.server";
import { archiveIn } from "./archive-products.server";

const fieldsSchema = z.record(z.string().max(200), z.string().max(1_000_000));

/** Products and variations of a tenant with the offer of the shop's seller, named by their SKUs. */
export const productRecords: RecordKind<ProductColumns> = {
  ...productKind,
  keepsVersions: true,
  subjectOf: (ctx) => catalogueSubject(ctx.tenant.id),
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ sku: products.sku })
      .from(products)
      .where(and(eq(products.tenantId, ctx.tenant.id), isNull(products.archivedFrom)))
      .orderBy(asc(products.sku));
    return rows.map(({ sku }) => sku);
  },
  async read(ctx, sku, hold) {
    const found = hold
      ? [...(await holdFamilies(ctx, [sku], [sku])).stored.values()]
      : await readCatalogue(ctx, await familyIds(ctx, [sku]));
    const own = found.find(({ entry }) => entry.sku === sku);
    if (!own || own.isArchived) return null;
    const parent = found.find(({ entry }) => entry.sku === own.entry.parentSku);
    return productRecordCells(own.entry, parent?.entry.name ?? "", ctx.tenant.currency);
  },
  check(sku, typed) {
    const checked = checkInput(fieldsSchema, typed);
    if ("problems" in checked)
      throw new AppError("invalid", problemText(`product '${sku}'`, checked.problems));
    return Object.fromEntries(Object.entries({ ...checked.data, sku }).filter(([, cell]) => cell !== ""));
  },
  async save(inner, sku, after, before) {
    requireOffers(await inner.actor(), inner.tenant.id, inner.shop.sellerId);
    if (after === null) {
      await archiveIn(inner, [{ sku }]);
      return [WHOLE_SHOP];
    }
    const emptied = Object.fromEntries(Object.keys(before ?? {}).map((column) => [column, ""]));
    const change = {
      sku,
      fields: { ...emptied, ...after },
      ...(before === null && { expectedVersion: null }),
    };
    const { refused, tags } = await writeProducts(inner, [change], noFiles);
    if (refused[0]) throw new AppError("invalid", `product '${sku}': ${refused[0].reason}`);
    return tags;
  },
};
