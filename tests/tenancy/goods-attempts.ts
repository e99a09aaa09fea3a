import { addPicture } from "~/services/catalogue/add-picture.server";
import { archiveProducts } from "~/services/catalogue/archive-products.server";
import { changePrices } from "~/services/catalogue/change-prices.server";
import { changeProducts } from "~/services/catalogue/change-products.server";
import { changeStock } from "~/services/catalogue/change-stock.server";
import { keepPricedVersions } from "~/services/catalogue/changes/keep-priced-versions.server";
import { familyIds, holdFamilies, readNeighbours } from "~/services/catalogue/changes/read-families.server";
import { productsConcerned, readRuleFacts } from "~/services/catalogue/changes/read-rule-facts.server";
import { missingSkus, priceTags } from "~/services/catalogue/changes/selected-offers.server";
import { settleSales } from "~/services/catalogue/changes/settle-sales.server";
import { copyProduct } from "~/services/catalogue/copy-product.server";
import { describePicture } from "~/services/catalogue/describe-picture.server";
import { fillRuleCategories } from "~/services/catalogue/fill-rule-categories.server";
import { listPictures } from "~/services/catalogue/list-pictures.server";
import { listSales } from "~/services/catalogue/list-sales.server";
import { listSelected } from "~/services/catalogue/list-selected.server";
import { listStock } from "~/services/catalogue/list-stock.server";
import { listStockMoves } from "~/services/catalogue/list-stock-moves.server";
import { orderPictures } from "~/services/catalogue/order-pictures.server";
import { placePictures } from "~/services/catalogue/place-pictures.server";
import { planSale } from "~/services/catalogue/plan-sale.server";
import { removePicture } from "~/services/catalogue/remove-picture.server";
import { removeSale } from "~/services/catalogue/remove-sale.server";
import { restoreProducts } from "~/services/catalogue/restore-products.server";
import { setPrices } from "~/services/catalogue/set-prices.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { Attempts } from "./two-shops";

const sku = "ALPHA-MUG";
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
  restoreProducts: ({ beta }) => beside(restoreProducts(beta, [{ sku }])),
  copyProduct: ({ beta }) => beside(copyProduct(beta, { sku, newSku: "COPY" })),
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
    readNeighbours(beta, [{ slug: "alpha-mug", jpin: null, childSkus: [sku] }], []),
};
