import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import { formatMoney } from "~/models/platform/money/format-money";
import { officeOrderPath } from "~/paths/office";
import { listGiftCards } from "../../selling/gift-cards/list-gift-cards.server";
import type { Section } from "./section";

/** Cards that are listed; the search finds the others. */
const shown = 200;

/** Gift cards with what is left on them (rule gift-cards-10). */
export const giftCardsSection: Section = {
  need: { verb: "view", kind: "customer" },
  doneTexts: {},
  async load(ctx, _rest, query) {
    const text = (query.get("q") ?? "").slice(0, 200);
    const cards = await listGiftCards(ctx, { text, limit: shown });
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
    return {
      title: "Gift cards",
      badges: [],
      intro: "What orders made, and what came from an earlier shop. Codes are known to their owners alone.",
      way: [{ to: "/admin/discounts", label: "Discounts" }],
      deeds: [],
      ask: [
        deedField("q", "Find", {
          text,
          isOptional: true,
          help: "The last four characters of a code, an email, or the number of the order.",
        }),
      ],
      main: [
        {
          kind: "rows",
          title: "Gift cards",
          empty: text ? "Nothing matches." : "No gift card was sold yet.",
          rows: cards.map((card) => ({
            title: card.codeEnd ? `…${card.codeEnd}` : "Not mailed yet",
            ...(card.orderNumber && { to: officeOrderPath(card.orderNumber) }),
            sub: [
              card.recipientEmail,
              card.orderNumber ? `Order ${card.orderNumber}` : "",
              dayText(card.createdAt, clock),
              card.expiresOn ? `until ${card.expiresOn}` : "",
            ]
              .filter(Boolean)
              .join(" · "),
            end: `${money(card.balanceMinor)} of ${money(card.issuedMinor)}`,
          })),
        },
      ],
      aside: [],
    };
  },
};
