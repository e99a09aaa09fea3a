import { z } from "zod";
import { productTextColumns } from "~/models/catalogue/product/product-texts";
import { dayText } from "~/models/office/day-text";
import { outdatedCount } from "~/models/office/form/in-languages";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { nothingShown, type ProductState, productState } from "~/models/office/products/product-state";
import { formatMoney } from "~/models/platform/money/format-money";
import { translationKey } from "~/models/platform/translations/translations";
import { officeProductPath } from "~/paths/office";
import { readShownParts } from "../../catalogue/listing/read-shown-parts.server";
import { type OwnedOffer, offersOfProducts } from "../../catalogue/offers/offers-of-products.server";
import {
  countOwnedProducts,
  listOwnedProducts,
  type OwnedProductRow,
  type ProductSearch,
} from "../../catalogue/product/list-owned-products.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listAllOutdated } from "../../shops/records/list-all-outdated.server";
import { requireKind } from "../load-record.server";
import { readOfficePage } from "../read-office-page.server";

const statuses = ["active", "discontinued", "archived"] as const;

/** A page of the products of the business that an address asks for, as rows (rule office-3). */
export function listOfficeProducts(ctx: ShopContext, address: ListAddress, atOnce?: number) {
  const search = productSearchOf(address);
  let offers: Awaited<ReturnType<typeof offersOfProducts>> = new Map();
  let shown: Awaited<ReturnType<typeof readShownParts>> = new Map();
  let outdated: Awaited<ReturnType<typeof listAllOutdated>> = new Map();
  return readOfficePage(
    address,
    z.number().int(),
    {
      list: (after, limit) => listOwnedProducts(ctx, search, { after, limit }),
      count: (atMost) => countOwnedProducts(ctx, search, atMost),
      keyOf: ({ id }) => id,
      prepare: async (rows) => {
        const ids = rows.map(({ id }) => id);
        const words = new Map(rows.map((product) => [product.sku, translatedTexts(product)]));
        [offers, shown, outdated] = await Promise.all([
          offersOfProducts(ctx, ids),
          readShownParts(ctx, ids),
          listAllOutdated(ctx, requireKind(ctx, "product"), words),
        ]);
      },
      rowOf: (product) =>
        productRow(
          ctx,
          product,
          offers.get(product.id)?.find(({ offer }) => offer.sellerId === ctx.shop.sellerId),
          productState(product, shown.get(product.id) ?? nothingShown),
          outdatedCount(outdated.get(product.sku)?.length ?? 0),
        ),
    },
    atOnce,
  );
}

/** The search of products that an address of the list means. */
export const productSearchOf = ({ q, filters }: ListAddress): ProductSearch => ({
  text: q || null,
  sku: filters.sku?.[0] ?? null,
  lacks: filters.lacks?.[0] ?? null,
  statuses: statuses.filter((status) => filters.status?.includes(status)),
});

function productRow(
  ctx: ShopContext,
  product: OwnedProductRow,
  own: OwnedOffer | undefined,
  state: ProductState,
  notes: string,
): ListRow {
  const { sku, name, brand, classCode, updatedAt, images } = product;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const price = own && formatMoney(own.offer.finalPriceMinor, ctx.tenant.currency);
  return {
    id: sku,
    href: officeProductPath(sku),
    label: name,
    cells: {
      name: { text: name, sub: [sku, notes].filter(Boolean).join(" · "), imageUrl: images[0]?.url ?? "" },
      price: { text: classCode === "variable_product" ? "By variation" : (price ?? "–") },
      stock: { text: own?.stock?.manageStock ? String(own.stock.onHand - own.stock.reserved) : "" },
      state,
      brand: { text: brand },
      kind: { text: kindWords[classCode] ?? classCode },
      changed: { text: dayText(updatedAt, clock) },
    },
  };
}

/** The texts of a product that may be in several languages, as its versions have them. */
function translatedTexts(product: OwnedProductRow): Record<string, string> {
  const first = { name: product.name, description: product.description };
  const others = productTextColumns.flatMap(({ key, column, isTranslated }) =>
    isTranslated ? [[column, product[key]] as const] : [],
  );
  const further = Object.entries(product.translations ?? {}).flatMap(([language, texts]) =>
    Object.entries(texts).map(([column, text]) => [translationKey(column, language), text] as const),
  );
  return Object.assign(first, Object.fromEntries([...others, ...further]));
}

const kindWords: Record<string, string> = {
  simple: "Simple",
  variable_product: "With variations",
  grouped: "Set",
  gift_certificate: "Gift card",
};
