import { type ProposedTexts, typedParagraphs } from "~/models/catalogue/offer/proposed-product";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { offerFormFields, textFields } from "~/models/office/selling/offer-form";
import { isAppError } from "~/models/platform/error/app-error";
import { officeOffersPath, officeProductPicturesPath } from "~/paths/office";
import { listCategories } from "../../catalogue/categories/list-categories.server";
import { listOwnOffers } from "../../catalogue/sellers-offers/list-own-offers.server";
import { readOwnOffer } from "../../catalogue/sellers-offers/read-own-offer.server";
import { readOwnTexts } from "../../catalogue/sellers-offers/read-own-texts.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { fullName } from "./load-offer-list.server";

const way = [{ to: officeOffersPath(), label: "Offers" }];
const noTexts: ProposedTexts = { name: "", description: "", brand: "", category: "", weight: "" };

/** A product with what a seller asks for it, or could ask (rule sellers-20). @throws AppError `not_found` */
export async function loadOfferPage(ctx: RequestContext, sku: string): Promise<RecordView> {
  const product = await readOwnOffer(ctx, sku);
  const listed = (await listOwnOffers(ctx, { text: sku, state: "all" }, { after: "", limit: 50 })).find(
    (one) => one.sku === sku,
  );
  const { cells, version } = product;
  const approval = listed?.approval ?? null;
  const fields = offerFormFields(cells, ctx.shop.settings.delivery_estimates);
  const offer: DeedView = {
    deed: "offer",
    label: cells ? "Price, pieces and terms" : "Offer it",
    submit: cells ? "Save" : "Offer it",
    isMain: true,
    isOpen: true,
    fields,
    values: { version: version ?? "", was_qty: cells?.qty ?? "" },
  };
  const texts = listed?.isOwnProduct ? await ownTexts(ctx, sku) : null;
  const facts: PanelView = {
    kind: "facts",
    title: "The product",
    facts: [
      { label: "SKU", text: sku },
      ...(product.brand ? [{ label: "Brand", text: product.brand }] : []),
      ...(product.shortDescription ? [{ label: "In short", text: product.shortDescription }] : []),
      ...(product.description
        ? [{ label: "Description", text: typedParagraphs(product.description).slice(0, 600) }]
        : []),
    ],
  };
  const shown: PanelView = {
    kind: "rows",
    title: fullName(product),
    empty: "There is no picture yet.",
    rows: product.image ? [{ title: product.image.alt || product.name, imageUrl: product.image.url }] : [],
    ...(texts && {
      more: { to: officeProductPicturesPath(sku), label: product.image ? "Change" : "Add pictures" },
    }),
  };
  return {
    title: fullName(product),
    badges:
      approval === "waiting"
        ? [{ text: "Waits for approval", tone: "mind" }]
        : approval === "refused"
          ? [{ text: "Refused", tone: "bad" }]
          : [],
    intro:
      approval === "refused"
        ? `${listed?.reason ?? ""} Save it again once that is mended.`
        : cells
          ? sku
          : "Others sell it here. Say what you ask for it.",
    way,
    deeds: texts ? [offer, describeDeed(texts, await listCategories(ctx))] : [offer],
    main: [shown],
    aside: [facts],
  };
}

const describeDeed = (
  texts: ProposedTexts,
  categories: Awaited<ReturnType<typeof listCategories>>,
): DeedView => ({
  deed: "texts",
  label: "Name and texts…",
  submit: "Save the texts",
  about: "They are yours to write while you alone sell it.",
  fields: textFields(texts, categories),
});

/** The texts of a seller's own product; null where others sell it, too. */
async function ownTexts(ctx: RequestContext, sku: string): Promise<ProposedTexts | null> {
  try {
    return await readOwnTexts(ctx, sku);
  } catch (error) {
    if (isAppError(error) && error.code === "forbidden") return null;
    throw error;
  }
}

/** The form of a product of a seller's own. */
export async function loadOwnProductPage(ctx: RequestContext): Promise<RecordView> {
  const { settings } = ctx.shop;
  const [name, ...rest] = textFields(noTexts, await listCategories(ctx));
  const [price, ...terms] = offerFormFields(null, settings.delivery_estimates).filter(
    ({ key }) =>
      !["low_stock_threshold", "max_cart_qty", "allow_backorders", "website_visibility"].includes(key),
  );
  return {
    title: "A product of your own",
    badges: [],
    intro: "For what no one sells here yet. You add pictures on its page afterwards.",
    way,
    deeds: [
      {
        deed: "own",
        label: "The product",
        submit: "Add it",
        isMain: true,
        isOpen: true,
        fields: [
          ...(name ? [name] : []),
          deedField("sku", "SKU", { help: "Your own number for it.", example: "VASE-12" }),
          ...(price ? [price] : []),
          ...terms.filter(({ key }) => key === "qty"),
          ...rest,
          ...terms.filter(({ key }) => key !== "qty"),
        ],
      },
    ],
    main: [],
    aside: [],
  };
}
