import { emptyProfile } from "~/models/marketplace/seller-profile";
import { noCommission } from "~/models/payments/commission";
import { findMergedProduct } from "~/services/bulk/merging/find-merged-products.server";
import { partsOf } from "~/services/bulk/merging/keep-merge.server";
import { listMerges } from "~/services/bulk/merging/list-merges.server";
import { mergeProducts, previewMerge } from "~/services/bulk/merging/merge-products.server";
import { previewSplit, splitProduct } from "~/services/bulk/merging/split-product.server";
import { undoMerge } from "~/services/bulk/merging/undo-merge.server";
import { changeOffers } from "~/services/catalogue/sellers-offers/change-offers.server";
import { decideOffer } from "~/services/catalogue/sellers-offers/decide-offer.server";
import { describeOwnProduct } from "~/services/catalogue/sellers-offers/describe-own-product.server";
import { findProductsToOffer } from "~/services/catalogue/sellers-offers/find-products-to-offer.server";
import { listOwnOffers } from "~/services/catalogue/sellers-offers/list-own-offers.server";
import { listWaitingOffers } from "~/services/catalogue/sellers-offers/list-waiting-offers.server";
import { findOfferable } from "~/services/catalogue/sellers-offers/offerable-products.server";
import { asBusiness } from "~/services/catalogue/sellers-offers/own-product.server";
import { planOffers } from "~/services/catalogue/sellers-offers/plan-offers.server";
import { proposeProduct } from "~/services/catalogue/sellers-offers/propose-product.server";
import { readOwnOffer } from "~/services/catalogue/sellers-offers/read-own-offer.server";
import { readOwnTexts } from "~/services/catalogue/sellers-offers/read-own-texts.server";
import { applyToSell } from "~/services/marketplace/applications/apply-to-sell.server";
import { decideApplication } from "~/services/marketplace/applications/decide-application.server";
import { readApplication } from "~/services/marketplace/applications/list-applications.server";
import { changeSellerPage, readSellerPage } from "~/services/marketplace/sellers/seller-page.server";
import { changePayoutAccount } from "~/services/payments/payouts/change-payout-account.server";
import { changeSellerTerms, readSellerAgreement } from "~/services/payments/payouts/seller-terms.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const sku = "ALPHA-MUG";
const change = { sku, fields: { price: "1" } };
const texts = { name: "Taken", description: "", brand: "", category: "", weight: "" };
const all = { text: "", state: "all" } as const;

/** Refusals name the SKU that was asked for, which is known to who asks. */
const unnamed = async (refused: Promise<{ changed: string[] }>) => (await refused).changed;

/** Tries services of what sellers offer as the second shop with the first shop's rows. */
export const sellingAttempts: Attempts = {
  changeOffers: ({ beta }) => unnamed(changeOffers(beta, [change])),
  planOffers: ({ beta }) => unnamed(planOffers(beta, [change])),
  decideOffer: ({ beta, alpha, mugId }) =>
    decideOffer(beta, { productId: mugId, sellerId: alpha.shop.sellerId }, { approves: true }),
  describeOwnProduct: ({ beta }) => describeOwnProduct(beta, sku, texts).catch(() => "refused"),
  findProductsToOffer: ({ beta }) => findProductsToOffer(beta, sku, 9),
  listOwnOffers: ({ beta, alpha }) =>
    listOwnOffers({ ...beta, shop: { ...beta.shop, sellerId: alpha.shop.sellerId } }, all, {
      after: "",
      limit: 9,
    }),
  listWaitingOffers: ({ beta }) => listWaitingOffers(beta, 9),
  previewMerge: ({ beta }) => previewMerge(beta, { keptSku: sku, goneSku: sku }).catch(() => "refused"),
  mergeProducts: ({ beta }) => mergeProducts(beta, { keptSku: sku, goneSku: sku }).catch(() => "refused"),
  previewSplit: ({ beta }) =>
    previewSplit(beta, { sku, newSku: "EVE", name: "", sellers: [] }).catch(() => "refused"),
  splitProduct: ({ beta }) =>
    splitProduct(beta, { sku, newSku: "EVE", name: "", sellers: [] }).catch(() => "refused"),
  undoMerge: ({ beta }) => undoMerge(beta, 1),
  partsOf: ({ beta }) => partsOf(beta, 1),
  listMerges: ({ beta }) => listMerges(beta, 9),
  findMergedProduct: ({ beta }) => findMergedProduct(beta, sku),
  findOfferable: async ({ beta }) => {
    if ((await findOfferable(beta, [sku])).size > 0) throw failure("found another business's product");
  },
  asBusiness: async ({ beta, alpha }) => {
    if ((await asBusiness(beta)).shop.sellerId === alpha.shop.sellerId)
      throw failure("took another business's seller");
  },
  applyToSell: ({ beta }) =>
    applyToSell(beta, { name: "Eve", owner: "Eve", email: "eve@example.com", answers: [] }),
  decideApplication: ({ beta }) => decideApplication(beta, 1, { approves: false, reason: "No." }),
  readApplication: ({ beta }) => readApplication(beta, 1),
  readSellerPage: ({ beta, alpha }) => readSellerPage(beta, alpha.shop.sellerId),
  changeSellerPage: ({ beta, alpha }) =>
    changeSellerPage(beta, alpha.shop.sellerId, {
      profile: emptyProfile,
      selling: { minimum_order_minor: 1, processing_days: 1 },
    }),
  changePayoutAccount: ({ beta, alpha }) =>
    changePayoutAccount(beta, alpha.shop.sellerId, { kind: "stripe", account: "acct_eve" }),
  readSellerAgreement: ({ beta, alpha }) => readSellerAgreement(beta, alpha.shop.sellerId),
  changeSellerTerms: ({ beta, alpha }) =>
    changeSellerTerms(beta, alpha.shop.sellerId, {
      commission: noCommission,
      schedule: "daily",
      holdDays: 0,
      minimumMinor: 0,
    }),
  proposeProduct: ({ beta, alpha }) =>
    proposeProduct(
      { ...beta, shop: { ...beta.shop, sellerId: alpha.shop.sellerId } },
      { sku: "TAKEN", texts, offer: { price: "1" } },
    ),
  readOwnOffer: ({ beta }) => readOwnOffer(beta, sku).catch(() => "refused"),
  readOwnTexts: ({ beta }) => readOwnTexts(beta, sku).catch(() => "refused"),
};
