// @public

import { and, eq, isNull } from "drizzle-orm";
import { optionSetOf } from "~/models/catalogue/options/option-set-of";
import { optionSetSchema, readOptionSets } from "~/models/catalogue/options/option-set-record";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import type { PriceLevel } from "~/models/catalogue/price/price-level";
import { unitPrice } from "~/models/catalogue/price/unit-price";
import type { OfferRecord } from "~/models/catalogue/product/product-record";
import { variationText } from "~/models/catalogue/variation/variation-text";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { optionSets } from "~/tables/catalogue/catalogue";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { familyIds } from "../changes/read-families.server";
import { readCatalogue } from "../read-catalogue.server";

/** A product or variation that is bought with the options; null without a price of this shop. */
export type TriedPiece = { sku: string; text: string; unitMinor: Minor | null };

/** What a product's options are tried with. */
export type TriedOptions = {
  name: string;
  /** Code of the option set; null for a product that has only fields of its own. */
  code: string | null;
  set: OptionSet;
  /** Whether the set has a draft, and whether `set` is it. */
  hasDraft: boolean;
  isDraft: boolean;
  /** The product, or its variations. */
  pieces: TriedPiece[];
};

/**
 * The options of a product with what one piece costs a shopper of no group, hidden products too, so that they
 * are tried before they are shown (rule office-101). Nothing is written.
 * @param wantsDraft takes the option set's draft, where there is one
 * @throws AppError `forbidden`, `not_found`
 */
export async function readOptionTrial(
  ctx: ShopContext,
  { sku, wantsDraft }: { sku: string; wantsDraft: boolean },
): Promise<TriedOptions> {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  const family = (await readCatalogue(ctx, await familyIds(ctx, [sku]))).filter((one) => !one.isArchived);
  const product = family.find(({ entry }) => entry.parentSku === null)?.entry;
  if (!product) throw new AppError("not_found", `There is no product '${sku}'.`);
  const code = product.optionSet;
  const { tenantId, definition } = optionSets;
  const isSet = and(eq(tenantId, ctx.tenant.id), eq(optionSets.code, code ?? ""));
  const [saved] = await ctx.db.select({ definition }).from(optionSets).where(isSet);
  const draft = code === null ? null : await readDraft(ctx, code);
  const isDraft = wantsDraft && draft !== null;
  const variations = family.filter(({ entry }) => entry.parentSku !== null).map(({ entry }) => entry);
  const labels = product.optionAxes.map(({ label }) => label);
  const bought = product.classCode === "variable_product" ? variations : [product];
  return {
    name: product.name,
    code,
    set: optionSetOf(product.classCode, isDraft ? draft : (saved?.definition ?? null)),
    hasDraft: draft !== null,
    isDraft,
    pieces: bought.map((entry) => ({
      sku: entry.sku,
      text: variationText(entry.optionValues, labels) || entry.name,
      unitMinor: entry.offer && priceOf(entry.offer),
    })),
  };
}

function priceOf({ priceMinor, finalPriceMinor, priceLevels }: OfferRecord): Minor {
  const levels = priceLevels.map((level, at): PriceLevel => {
    const { customerGroups, minQty, priceMinor: ofLevel } = level;
    return { id: String(at), customerGroups, minQty, priceMinor: ofLevel };
  });
  return unitPrice({ priceMinor, finalPriceMinor, levels, group: null, qty: 1 });
}

/** The set as its draft has it; null without a draft, or with one that is no valid set. */
async function readDraft({ db, tenant }: ShopContext, code: string): Promise<OptionSet | null> {
  const { tenantId, shopId, kind, name } = recordDrafts;
  const isIt = and(eq(tenantId, tenant.id), isNull(shopId), eq(kind, "option-set"), eq(name, code));
  const [draft] = await db.select({ record: recordDrafts.record }).from(recordDrafts).where(isIt);
  const read = optionSetSchema.safeParse(draft?.record);
  return read.success ? (readOptionSets([read.data], tenant.currency).sets.get(code) ?? null) : null;
}
