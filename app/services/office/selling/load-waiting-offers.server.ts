import { conditionTexts, offerConditions } from "~/models/catalogue/offer/offer-condition";
import { typedParagraphs } from "~/models/catalogue/offer/proposed-product";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelRow, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { can } from "~/models/shops/actors/can";
import { officeOffersPath, officeProductPath } from "~/paths/office";
import {
  listWaitingOffers,
  type WaitingOffer,
} from "../../catalogue/sellers-offers/list-waiting-offers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { fullName } from "./load-offer-list.server";
import { waitingAt } from "./offer-deeds.server";

/** Offers that the list shows; the next ones follow once these are decided. */
const shown = 200;

/** Whether who is signed in approves offers. */
const mayDecide = async (ctx: RequestContext) =>
  can(await ctx.actor(), "change", {
    kind: "setting",
    tenantId: ctx.tenant.id,
    shopId: null,
    sellerId: null,
  });

/** Offers of sellers that the business has to look at (rule sellers-20). */
export async function loadWaitingOffers(ctx: RequestContext): Promise<RecordView> {
  const isAsked = await mayDecide(ctx);
  const offers = isAsked ? await listWaitingOffers(ctx, shown) : [];
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Offers to review",
    badges: [],
    intro: isAsked
      ? "What sellers want to sell, hidden until you approve it."
      : "What sellers want to sell waits for an owner or a manager.",
    way: [],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Waiting",
        empty: "No offer waits.",
        rows: offers.map(
          (offer): PanelRow => ({
            title: fullName(offer),
            to: `${officeOffersPath()}/review/${offer.sellerId}/${offer.productId}`,
            sub: [
              offer.sellerName,
              formatMoney(offer.priceMinor, ctx.tenant.currency),
              offer.isOwnProduct ? "a new product" : "",
              dayText(new Date(offer.askedAt), clock),
            ]
              .filter(Boolean)
              .join(" · "),
            ...(offer.image && { imageUrl: offer.image.url }),
          }),
        ),
      },
    ],
    aside: [],
  };
}

/** One of them, to approve or refuse. @throws AppError `not_found`, `forbidden` */
export async function loadWaitingOffer(ctx: RequestContext, rest: string): Promise<RecordView> {
  const { sellerId, productId } = waitingAt(rest);
  const offer = (await listWaitingOffers(ctx, shown)).find(
    (one) => one.sellerId === sellerId && one.productId === productId,
  );
  if (!offer) throw new AppError("not_found", "This offer does not wait any more.");
  return {
    title: fullName(offer),
    badges: [{ text: offer.isOwnProduct ? "A new product" : "Others sell it, too", tone: "plain" }],
    intro: `${offer.sellerName} asks ${formatMoney(offer.priceMinor, ctx.tenant.currency)} for it.`,
    way: [{ to: officeOffersPath(), label: "Offers to review" }],
    deeds: [
      {
        deed: "approve",
        label: "Approve…",
        submit: "Approve it",
        isMain: true,
        about: "The shop shows it at once.",
        fields: [],
      },
      {
        deed: "refuse",
        label: "Refuse…",
        submit: "Refuse it",
        isDanger: true,
        about: "Shoppers do not see it. It waits again once the seller sends it again.",
        fields: [deedField("reason", "Why", { help: "The seller reads it.", kind: "long text" })],
      },
    ],
    main: [
      {
        kind: "facts",
        title: "What it is",
        facts: [
          { label: "SKU", text: offer.sku, to: officeProductPath(offer.sku) },
          { label: "Brand", text: offer.brand || "None" },
          { label: "Condition", text: conditionOf(offer) },
          { label: "Description", text: typedParagraphs(offer.description).slice(0, 2000) || "None" },
        ],
      },
    ],
    aside: offer.image
      ? [
          {
            kind: "rows",
            title: "Picture",
            empty: "",
            rows: [{ title: offer.image.alt || offer.name, imageUrl: offer.image.url }],
          },
        ]
      : [],
  };
}

const conditionOf = ({ condition }: WaitingOffer): string =>
  conditionTexts[offerConditions.find((one) => one === condition) ?? "new"];
