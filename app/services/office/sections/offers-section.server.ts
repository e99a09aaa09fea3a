import { typedOfferColumns } from "~/models/catalogue/offer/offer-change";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officeOffersPath } from "~/paths/office";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed } from "../answer-deed.server";
import { loadOfferList, loadProductsToOffer } from "../selling/load-offer-list.server";
import { loadOfferPage, loadOwnProductPage } from "../selling/load-offer-page.server";
import { loadWaitingOffer, loadWaitingOffers } from "../selling/load-waiting-offers.server";
import { type OfferArgs, offerRules } from "../selling/offer-deeds.server";
import type { Section } from "./section";

const path = officeOffersPath();

const manyPage: RecordView = {
  title: "Many offers",
  badges: [],
  intro: "Each row is one of your offers, or a product of others that you sell, too.",
  way: [{ to: path, label: "Offers" }],
  deeds: [
    {
      deed: "many",
      label: "Paste a table",
      submit: "Look at it",
      isMain: true,
      isOpen: true,
      about: "From a spreadsheet or a CSV file, with the names of its columns in the first line.",
      fields: [
        deedField("rows", "Rows", {
          kind: "long text",
          example: "sku,price,qty",
          help: `Columns: sku, ${typedOfferColumns.join(", ")}.`,
        }),
      ],
    },
  ],
  main: [],
  aside: [],
};

/** A seller's offers; for the business those of sellers that wait for it. */
async function load(ctx: RequestContext, rest: string, query: URLSearchParams): Promise<RecordView> {
  if (sellerOfActor(await ctx.actor()) === null)
    return rest === "" ? loadWaitingOffers(ctx) : loadWaitingOffer(ctx, rest);
  if (rest === "") return loadOfferList(ctx, query);
  if (rest === "find") return loadProductsToOffer(ctx, query);
  if (rest === "own") return loadOwnProductPage(ctx);
  if (rest === "many") return manyPage;
  if (rest.startsWith("of/")) return loadOfferPage(ctx, rest.slice("of/".length));
  throw new AppError("not_found", "There is no such page.");
}

/** What sellers offer: their own screens, and what waits for the business (rule sellers-20). */
export const offersSection: Section = {
  need: { verb: "change", kind: "price" },
  doneTexts: {
    offer: "Saved. The shop shows it within a second.",
    waits: "It waits for approval: the shop shows it afterwards.",
    own: "Added. Give it pictures below.",
    texts: "The texts are saved.",
    many: "The rows are saved.",
    approve: "Approved: the shop shows it.",
    refuse: "Refused: the seller reads why.",
  },
  load,
  act: (ctx, posted, rest) =>
    answerDeed<OfferArgs>(posted, offerRules, [ctx, rest], rest === "" ? path : `${path}/${rest}`),
};
