import { conditionTexts, offerConditions } from "~/models/catalogue/offer/offer-condition";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelRow, RecordView } from "~/models/office/record/record-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { withQuery } from "~/paths";
import { officeFindOfferPath, officeOfferPath, officeOffersPath } from "~/paths/office";
import { findProductsToOffer } from "../../catalogue/sellers-offers/find-products-to-offer.server";
import {
  listOwnOffers,
  type OfferSearch,
  type OwnOffer,
} from "../../catalogue/sellers-offers/list-own-offers.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Rows on a page. */
const pageLength = 50;

const states: Record<OfferSearch["state"], string> = {
  all: "All",
  waiting: "Waiting for approval",
  refused: "Refused",
  hidden: "Hidden",
  out: "Running out",
};
const isState = (typed: string): typed is OfferSearch["state"] => Object.hasOwn(states, typed);

/** A product's name with the options of a variation. */
export const fullName = ({ name, choices }: Pick<OwnOffer, "name" | "choices">): string => {
  const options = Object.values(choices);
  return options.length === 0 || name.includes(options.join(", ")) ? name : `${name}, ${options.join(", ")}`;
};

function stateOf({ approval, isShown, free }: OwnOffer): Pick<PanelRow, "end" | "tone"> {
  if (approval === "waiting") return { end: "Waits for approval", tone: "mind" };
  if (approval === "refused") return { end: "Refused", tone: "bad" };
  if (!isShown) return { end: "Hidden", tone: "plain" };
  return free !== null && free <= 0 ? { end: "Sold out", tone: "bad" } : { end: "Sells", tone: "good" };
}

const conditionText = (condition: OwnOffer["condition"]): string => {
  const known = offerConditions.find((one) => one === condition);
  return known && known !== "new" ? conditionTexts[known] : "";
};

/** What a seller offers, found by words and state (rule sellers-20). */
export async function loadOfferList(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const text = (query.get("q") ?? "").slice(0, 200);
  const typed = query.get("state") ?? "all";
  const state = isState(typed) ? typed : "all";
  const after = (query.get("after") ?? "").slice(0, 200);
  const found = await listOwnOffers(ctx, { text, state }, { after, limit: pageLength + 1 });
  const shown = found.slice(0, pageLength);
  const last = found.length > pageLength ? shown.at(-1) : undefined;
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const isAsked = text !== "" || state !== "all";
  return {
    title: "Offers",
    badges: [],
    intro: "What you sell here: prices, pieces and terms.",
    way: [],
    deeds: [],
    ask: [
      deedField("q", "Name, brand or SKU", { isOptional: true, text }),
      deedField("state", "Which", {
        kind: "choice",
        text: state,
        choices: Object.entries(states).map(([value, label]) => ({ value, label })),
      }),
    ],
    main: [
      {
        kind: "links",
        title: "Sell more",
        links: [
          { href: officeFindOfferPath(), label: "Sell something others sell here" },
          { href: `${officeOffersPath()}/own`, label: "Add a product of your own" },
          { href: `${officeOffersPath()}/many`, label: "Change or add many by a table" },
        ],
      },
      {
        kind: "rows",
        title: "Offers",
        empty: isAsked ? "None is like this." : "You offer nothing yet. Begin above.",
        rows: shown.map(
          (offer): PanelRow => ({
            title: fullName(offer),
            to: officeOfferPath(offer.sku),
            sub: [
              offer.sku,
              money(offer.finalPriceMinor),
              offer.free === null ? "not counted" : `${offer.free} left`,
              conditionText(offer.condition),
              offer.reason,
            ]
              .filter(Boolean)
              .join(" · "),
            ...(offer.image && { imageUrl: offer.image.url }),
            ...stateOf(offer),
          }),
        ),
        ...(last && {
          more: {
            to: withQuery(officeOffersPath(), { q: text, state, after: last.sku }),
            label: "Further offers",
          },
        }),
      },
    ],
    aside: [],
  };
}

/** Products that others sell, for a seller who has them, too. */
export async function loadProductsToOffer(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const text = (query.get("q") ?? "").slice(0, 200);
  const found = await findProductsToOffer(ctx, text, pageLength);
  return {
    title: "Sell this, too",
    badges: [],
    intro: "Find the product that you have: it has its page, pictures and texts already.",
    way: [{ to: officeOffersPath(), label: "Offers" }],
    deeds: [],
    ask: [deedField("q", "Name, brand or SKU", { text })],
    main:
      text === ""
        ? []
        : [
            {
              kind: "rows",
              title: "Found",
              empty: "Nothing that you do not offer yet. Add it as a product of your own.",
              rows: found.map(
                ({ fromMinor, image, brand, ...one }): PanelRow => ({
                  title: fullName(one),
                  to: officeOfferPath(one.sku),
                  sub: [one.sku, brand].filter(Boolean).join(" · "),
                  ...(image && { imageUrl: image.url }),
                  ...(fromMinor !== null && { end: `from ${formatMoney(fromMinor, ctx.tenant.currency)}` }),
                }),
              ),
            },
          ],
    aside: [],
  };
}
