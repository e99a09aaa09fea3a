// @public

import { offerAfterSales } from "~/models/catalogue/categories/catalogue-entry";
import { offerCells } from "~/models/catalogue/offer/offer-cells";
import { namedOfferCells, offerProblem, typedOfferColumns } from "~/models/catalogue/offer/offer-change";
import { readOffer } from "~/models/catalogue/offer/read-offer";
import type { OfferRecord, StockRecord } from "~/models/catalogue/product/product-record";
import { keepColumns } from "~/models/catalogue/rows/keep-columns";
import { readCells } from "~/models/catalogue/rows/read-cells";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, type Stale, staleness } from "../../shops/records/refuse-stale.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";
import { requireOffers } from "../offers/require-offers.server";
import { saveOffers, type WantedOffer } from "../offers/save-offers.server";
import { readCatalogue, type StoredCatalogueProduct } from "../read-catalogue.server";
import { lockStocks } from "../stock/lock-stocks.server";
import { keepWaiting, type NewOffer } from "./keep-waiting.server";
import { findOfferable } from "./offerable-products.server";

/** One change of an offer: the columns of offers.csv that shall be different. */
export type OfferChange = {
  sku: string;
  fields: Readonly<Record<string, string>>;
  /** The version it was made to (rule owners-2), null for an offer that is not there yet. */
  expectedVersion?: ExpectedVersion;
};

/** Why an offer was not changed. */
export type RefusedOffer = { sku: string; reason: string; stale?: Stale<Record<string, string> | null> };

/** What became of changes of offers: those that wait for the business, and those that were refused. */
export type ChangedOffers = { changed: string[]; waiting: string[]; refused: RefusedOffer[] };

/**
 * Changes what the shop's seller asks for products, or offers further ones: each change is made or refused
 * with its reason (rule sellers-20). Fields that are not named stay as they are.
 * @throws AppError `forbidden`
 */
export async function changeOffers(
  ctx: ShopContext,
  changes: readonly OfferChange[],
): Promise<ChangedOffers> {
  const { tenant, shop } = ctx;
  requireOffers(await ctx.actor(), tenant.id, shop.sellerId);
  return inTransaction(ctx, async (inner) => {
    const skus = changes.map(({ sku }) => sku);
    const found = await findOfferable(inner, skus);
    const ids = [...new Set([...found.values()].flatMap(({ id, parentId }) => [id, parentId ?? id]))];
    const before = await readCatalogue(inner, ids);
    const stocks = await lockStocks(inner, shop.sellerId, [
      ...skus,
      ...before.flatMap(({ entry }) => entry.offer?.stock?.sku ?? []),
    ]);
    // Read again once the pieces are held: nothing is sold between this and the end.
    const stored = new Map((await readCatalogue(inner, ids)).map((one) => [one.entry.sku, one]));
    const refused: RefusedOffer[] = [];
    const wanted = new Map<string, WantedOffer & { isNew: boolean }>();
    const stock: StockRecord[] = [];
    for (const change of changes) {
      const one = stored.get(change.sku);
      const problem = wanted.has(change.sku)
        ? { reason: "is named twice" }
        : refusalOf(change, one, offerProblem(change.sku, found.get(change.sku)), tenant.currency);
      const read = problem || !one ? null : readChange(change, one, tenant.currency);
      if (problem || !one || !read || "reason" in read)
        refused.push({ sku: change.sku, reason: "", ...problem, ...(read && "reason" in read && read) });
      else {
        const offer = offerAfterSales(read, stocks);
        if (read.stock) stock.push(read.stock);
        wanted.set(change.sku, { productId: one.id, offer, isNew: one.entry.offer === null });
      }
    }
    const added = [...wanted].flatMap(([sku, { productId, isNew }]): NewOffer[] =>
      isNew ? [{ sku, productId }] : [],
    );
    const waiting = await keepWaiting(inner, [...wanted.values()], added, async (offers) => {
      const all = [...offers, ...parentsOf(wanted, stored, tenant.currency)];
      await saveOffers(inner, shop.sellerId, { stock, stocks, offers: all });
    });
    const productIds = [...wanted.values()].map(({ productId }) => productId);
    await fillRuleCategories(inner, { productIds });
    if (productIds.length > 0) await announceChange(inner, "tenant", [WHOLE_SHOP]);
    const waitingIds = new Set(waiting);
    return {
      changed: [...wanted.keys()],
      waiting: [...wanted].flatMap(([sku, { productId }]) => (waitingIds.has(productId) ? [sku] : [])),
      refused,
    };
  });
}

type Currency = ShopContext["tenant"]["currency"];

const cellsOf = ({ entry }: StoredCatalogueProduct, currency: Currency): Record<string, string> =>
  entry.offer ? offerCells(entry, currency, "") : {};

/** The version of what a seller asks for a product; null without an offer. */
export const offerVersion = (product: StoredCatalogueProduct, currency: Currency): string | null =>
  product.entry.offer ? recordVersion(namedOfferCells(cellsOf(product, currency))) : null;

function refusalOf(
  { sku, fields, expectedVersion }: OfferChange,
  stored: StoredCatalogueProduct | undefined,
  problem: string | null,
  currency: Currency,
): { reason: string; stale?: Stale<Record<string, string> | null> } | null {
  if (problem !== null || !stored) return { reason: problem ?? `There is no product “${sku}”.` };
  const unknown = Object.keys(fields).filter((column) => !typedOfferColumns.includes(column));
  if (unknown.length > 0) return { reason: `there is no field ${unknown.join(", ")}` };
  const current = stored.entry.offer ? namedOfferCells(cellsOf(stored, currency)) : null;
  return staleness(current, expectedVersion);
}

function readChange(
  { sku, fields }: OfferChange,
  { entry }: StoredCatalogueProduct,
  currency: Currency,
): OfferRecord | { reason: string } {
  const stored = entry.offer ? offerCells(entry, currency, "") : undefined;
  const cells = readCells(keepColumns({ line: 0, cells: { ...fields } }, stored), currency);
  const offer = readOffer(cells, { sku, classCode: entry.classCode, currency });
  return cells.problems.length > 0 ? { reason: cells.problems.join("; ") } : offer;
}

/** Who offers a variation offers its product, too, whose terms it takes over (docs/shop-folder.md). */
function parentsOf(
  wanted: ReadonlyMap<string, WantedOffer>,
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  currency: Currency,
): WantedOffer[] {
  const skus = [...wanted.keys()].flatMap((sku) => stored.get(sku)?.entry.parentSku ?? []);
  return [...new Set(skus)].flatMap((sku) => {
    const parent = stored.get(sku);
    if (!parent || parent.entry.offer || wanted.has(sku)) return [];
    const { classCode } = parent.entry;
    const offer = readOffer(readCells({ line: 0, cells: {} }, currency), { sku, classCode, currency });
    return [{ productId: parent.id, offer }];
  });
}
