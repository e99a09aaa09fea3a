import { fillRuleCategories } from "~/services/catalogue/categories/fill-rule-categories.server";
import { keepPricedVersions } from "~/services/catalogue/changes/keep-priced-versions.server";
import { familyIds, holdFamilies, readNeighbours } from "~/services/catalogue/changes/read-families.server";
import { productsConcerned, readRuleFacts } from "~/services/catalogue/changes/read-rule-facts.server";
import { missingSkus, priceTags } from "~/services/catalogue/changes/selected-offers.server";
import { settleSales } from "~/services/catalogue/changes/settle-sales.server";
import { listSelected } from "~/services/catalogue/listing/list-selected.server";
import { readShownParts } from "~/services/catalogue/listing/read-shown-parts.server";
import { readOptionTrial } from "~/services/catalogue/options/read-option-trial.server";
import { addPicture } from "~/services/catalogue/pictures/add-picture.server";
import { describePicture } from "~/services/catalogue/pictures/describe-picture.server";
import { listPictures } from "~/services/catalogue/pictures/list-pictures.server";
import { orderPictures } from "~/services/catalogue/pictures/order-pictures.server";
import { placePictures } from "~/services/catalogue/pictures/place-pictures.server";
import { removePicture } from "~/services/catalogue/pictures/remove-picture.server";
import { changePrices } from "~/services/catalogue/prices/change-prices.server";
import { listSales } from "~/services/catalogue/prices/list-sales.server";
import { planSale } from "~/services/catalogue/prices/plan-sale.server";
import { removeSale } from "~/services/catalogue/prices/remove-sale.server";
import { setPrices } from "~/services/catalogue/prices/set-prices.server";
import { archiveProducts } from "~/services/catalogue/product/archive-products.server";
import { changeProducts } from "~/services/catalogue/product/change-products.server";
import { copyProduct } from "~/services/catalogue/product/copy-product.server";
import { restoreProducts } from "~/services/catalogue/product/restore-products.server";
import { archiveProductsById } from "~/services/catalogue/save/archive-products.server";
import { changeStock } from "~/services/catalogue/stock/change-stock.server";
import { listStock } from "~/services/catalogue/stock/list-stock.server";
import { listStockMoves } from "~/services/catalogue/stock/list-stock-moves.server";
import { addVariations } from "~/services/catalogue/variations/add-variations.server";
import { planVariations } from "~/services/catalogue/variations/plan-variations.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { Attempts } from "../../two-shops";

const sku = "ALPHA-MUG";
const color = { label: "Color", values: ["Red"] };
const selection = { skus: [sku] };

/** What is answered besides the SKU that was asked for. */
const beside = (answer: Promise<unknown>): Promise<string> =>
  answer
    .catch((error: unknown) => String(error))
    .then((found) => JSON.stringify(found, (_key, value) => (value instanceof Map ? [...value] : value)))
    .then((text) => text.replaceAll(sku, ""));

/** Tries what changes goods as the second shop with the first shop's SKUs and ids. */
export const goodsAttempts: Attempts = {
  changeProducts: ({ beta }) => beside(changeProducts(beta, [{ sku, fields: { name: "taken" } }])),
  archiveProducts: ({ beta }) => beside(archiveProducts(beta, [{ sku }])),
  archiveProductsById: ({ beta, mugId }) => archiveProductsById(beta, [mugId]),
  restoreProducts: ({ beta }) => beside(restoreProducts(beta, [{ sku }])),
  copyProduct: ({ beta }) => beside(copyProduct(beta, { sku, newSku: "COPY" })),
  planVariations: ({ beta }) => beside(planVariations(beta, { sku, options: [color] })),
  addVariations: ({ beta }) => beside(addVariations(beta, { sku, options: [color] })),
  readOptionTrial: ({ beta }) => beside(readOptionTrial(beta, { sku, wantsDraft: true })),
  addPicture: ({ beta }) =>
    beside(
      addPicture(
        { ...beta, fileStore: createDiskStore("/nowhere") },
        { sku, bytes: new Uint8Array(), alt: "" },
      ),
    ),
  placePictures: ({ beta }) => beside(placePictures(beta, { sku, added: [] }, () => [])),
  listPictures: ({ beta }) => beside(listPictures(beta, sku)),
  orderPictures: ({ beta }) => beside(orderPictures(beta, { sku, urls: [] })),
  describePicture: ({ beta }) => beside(describePicture(beta, { sku, url: "/x", alt: "" })),
  removePicture: ({ beta }) => beside(removePicture(beta, { sku, url: "/x" })),
  changeStock: ({ beta }) => beside(changeStock(beta, [{ sku, count: 0, reason: "" }])),
  listStockMoves: ({ beta }) => beside(listStockMoves(beta, sku)),
  changePrices: ({ beta }) => beside(changePrices(beta, { ...selection }, { priceMinor: 1 })),
  readShownParts: async ({ beta, mugId }) => [...(await readShownParts(beta, [mugId])).keys()],
  listSelected: async ({ beta }) =>
    (await listSelected(beta, selection, { of: "priced", after: 0, limit: 10 })).length,
  listStock: async ({ beta }) =>
    (await listStock(beta, { after: "", limit: 100 })).map((item) => item.tenantId),
  setPrices: ({ beta }) => beside(setPrices(beta, [{ sku, priceMinor: 1 }])),
  keepPricedVersions: ({ beta, mugId }) =>
    keepPricedVersions(beta, [{ productId: mugId, priceMinor: 1, finalPriceMinor: 1 }]),
  missingSkus: async ({ beta }) => (await missingSkus(beta, [sku])).length,
  priceTags: ({ beta, mugId }) => priceTags(beta, [mugId]),
  planSale: ({ beta }) =>
    planSale(beta, { name: "Sale", selection, terms: { offBasisPoints: 100 }, from: "2020-01-01", to: null }),
  removeSale: ({ beta }) => removeSale(beta, "Sale"),
  listSales: ({ beta }) => listSales(beta),
  settleSales: ({ beta }) => settleSales(beta),
  fillRuleCategories: ({ beta, mugId }) => fillRuleCategories(beta, { productIds: [mugId] }),
  productsConcerned: ({ beta, mugId }) => productsConcerned(beta, [mugId]),
  readRuleFacts: ({ beta, mugId }) => readRuleFacts(beta, [mugId], true),
  familyIds: ({ beta }) => familyIds(beta, [sku]),
  holdFamilies: ({ beta }) => holdFamilies(beta, [sku], [sku]),
  readNeighbours: ({ beta }) =>
    readNeighbours(beta, [{ slug: "alpha-mug", jpin: null, translations: null, childSkus: [sku] }], []),
};
