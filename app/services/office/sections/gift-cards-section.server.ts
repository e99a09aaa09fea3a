import { randomUUID } from "node:crypto";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { mayOpen } from "~/models/office/frame/navigation";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { giftCardMoveNames } from "~/models/selling/gift-card/gift-card-moves";
import { officeOrderPath } from "~/paths/office";
import { giveGiftCard } from "../../payments/gift-cards/give-gift-card.server";
import { voidGiftCard } from "../../payments/gift-cards/void-gift-card.server";
import { type ListedGiftCard, listGiftCards } from "../../selling/gift-cards/list-gift-cards.server";
import { readGiftCard } from "../../selling/gift-cards/read-gift-card.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { amountOf } from "../amount-of.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { officePlace } from "../require-office.server";
import type { Section } from "./section";

const path = "/admin/gift-cards";
/** Cards that are listed; the search finds the others. */
const shown = 200;

const mayChange = async (ctx: RequestContext) =>
  mayOpen(await ctx.actor(), { verb: "change", kind: "customer" }, officePlace(ctx));

const titleOf = ({ codeEnd }: ListedGiftCard) => (codeEnd ? `…${codeEnd}` : "Not mailed yet");

const giving = (): DeedView => ({
  deed: "give",
  label: "Give a gift card…",
  submit: "Give and mail it",
  isMain: true,
  about: "A card without a purchase: your business bears its cost.",
  values: { id: randomUUID() },
  fields: [
    deedField("amount", "Amount", { kind: "money" }),
    deedField("email", "Email of the recipient", { kind: "email" }),
    deedField("name", "Name of the recipient", { isOptional: true }),
    deedField("fromName", "From", { isOptional: true }),
    deedField("message", "Message", { kind: "long text", isOptional: true }),
    deedField("sendOn", "Mail it on", { kind: "day", isOptional: true, help: "Empty for now." }),
    deedField("expiresOn", "Last day", { kind: "day", isOptional: true, help: "Empty for no end." }),
    deedField("reason", "Why", { help: "For your books; the recipient never sees it." }),
  ],
});

async function loadList(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const text = (query.get("q") ?? "").slice(0, 200);
  const cards = await listGiftCards(ctx, { text, limit: shown });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  return {
    title: "Gift cards",
    badges: [],
    intro:
      "What orders made, what you gave, and what came from an earlier shop. Only owners know their codes.",
    way: [{ to: "/admin/discounts", label: "Discounts" }],
    deeds: (await mayChange(ctx)) ? [giving()] : [],
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
          title: titleOf(card),
          to: `${path}/${card.id}`,
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
}

async function loadOne(ctx: RequestContext, id: string): Promise<RecordView> {
  const card = await readGiftCard(ctx, idOf(id));
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const { orderNumber, expiresOn, recipientEmail, balanceMinor } = card;
  const isOpen = balanceMinor > 0 && orderNumber === null;
  return {
    title: titleOf(card),
    badges: [],
    intro: `${money(balanceMinor)} of ${money(card.issuedMinor)} is left.`,
    way: [{ to: path, label: "Gift cards" }],
    deeds:
      isOpen && (await mayChange(ctx))
        ? [
            {
              deed: "void",
              label: "Void…",
              submit: "Void it",
              isDanger: true,
              about: "What is left on it is gone. It cannot be undone.",
              fields: [deedField("reason", "Why")],
            },
          ]
        : [],
    main: [
      {
        kind: "table",
        title: "What moved on it",
        columns: [
          { label: "Day" },
          { label: "What" },
          { label: "Order, or why" },
          { label: "Amount", align: "end" },
        ],
        rows: card.moves.map((move) => [
          dayText(move.createdAt, clock),
          giftCardMoveNames[move.kind],
          move.orderNumber ?? move.note,
          money(move.amountMinor),
        ]),
        empty: "",
      },
    ],
    aside: [
      {
        kind: "facts",
        title: "The card",
        facts: [
          ...(recipientEmail ? [{ label: "For", text: recipientEmail }] : []),
          ...(orderNumber
            ? [
                {
                  label: "Bought with",
                  text: `Order ${orderNumber}. A refund of it voids the card.`,
                  to: officeOrderPath(orderNumber),
                },
              ]
            : []),
          { label: "Last day", text: expiresOn ?? "None" },
        ],
      },
    ],
  };
}

/** The id in an address; one that is none names no card. */
const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

type Args = [ctx: RequestContext, id: string];
const given = z.object({
  id: z.string().uuid(),
  amount: requiredText("Amount", 20),
  email: requiredText("Email", 254),
  name: optionalText("Name", 100),
  fromName: optionalText("From", 100),
  message: optionalText("Message", 500),
  sendOn: optionalText("Mail it on", 10),
  expiresOn: optionalText("Last day", 10),
  reason: requiredText("Why", 500),
});
const voided = z.object({ reason: requiredText("Why", 500) });

const rules = {
  give: deedRule<Args, typeof given>(given, (ctx, _id, { id, amount, ...said }) =>
    giveGiftCard(ctx, { ...said, amountMinor: amountOf(ctx, amount, "amount") }, id),
  ),
  void: deedRule<Args, typeof voided>(voided, (ctx, id, { reason }) => voidGiftCard(ctx, idOf(id), reason)),
};

/** Gift cards with what is left on them, given and voided (rules gift-cards-10 and gift-cards-11). */
export const giftCardsSection: Section = {
  need: { verb: "view", kind: "customer" },
  doneTexts: { give: "The card is on its way.", void: "The card pays no more." },
  load: (ctx, id, query) => (id === "" ? loadList(ctx, query) : loadOne(ctx, id)),
  act: (ctx, posted, id) => answerDeed<Args>(posted, rules, [ctx, id], id === "" ? path : `${path}/${id}`),
};
