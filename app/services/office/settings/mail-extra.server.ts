import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView } from "~/models/office/record/record-view";
import { orderMailLabels } from "~/models/office/settings/mail-words";
import { type OrderMailKind, orderMailKinds } from "~/models/orders/mail/order-mail/order-mail-kind";
import { sentMails } from "~/models/orders/mail/sent-mails";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { authorize } from "~/models/shops/actors/authorize";
import { staff } from "~/tables/staff/staff";
import { findLatestOrder } from "../../orders/mails/find-latest-order.server";
import { renderOrderMail } from "../../orders/mails/render-order-mail.server";
import { sendMailOnTrial } from "../../orders/mails/send-mail-on-trial.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { answered, deedRule } from "../answer-deed.server";
import type { SettingsExtra } from "./settings-extra";

/** The email of the person who is at work; null for a key or a command. */
async function ownEmail(ctx: ShopContext): Promise<string | null> {
  const actor = await ctx.actor();
  if (actor.kind !== "staff" && actor.kind !== "seller-staff") return null;
  const [row] = await ctx.db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.tenantId, ctx.tenant.id), eq(staff.id, actor.staffId)));
  return row?.email ?? null;
}

type Args = [ctx: RequestContext];

const trial = z.object({
  kind: z.enum(orderMailKinds),
  order: requiredText("Order", 40),
  send: z.enum(["yes"]).optional(),
});

/** The policy of the office lets no sheet of a mail in; its own styles are attributes. */
const styleSheets = /<style[\s\S]*?<\/style>/g;

/** Mails of other events: who gets them is said, their words are the platform's. */
const otherMails: readonly { title: string; sub: string }[] = [
  { title: "Account", sub: "Email to confirm, a new password, ways to sign in, data to download, deletion." },
  { title: "Quotes", sub: "When one is asked for, to the customer and to you, and when it is ready." },
  { title: "Subscriptions", sub: "When one starts or is paused, and when a delivery could not be sent." },
  { title: "Gift cards", sub: "The code, to whom it is for." },
  { title: "Messages and forms", sub: "An answer of yours, to the customer; messages and forms, to you." },
  { title: "Back in stock", sub: "To confirm it, and once the product is back." },
  { title: "Staff", sub: "Invitations, new passwords, and notices about signing in." },
];

/** What each mail is, one of them with a real order, and the same sent to oneself (rule orders-26). */
export const mailExtra: SettingsExtra = {
  async load(ctx) {
    return {
      above: [],
      beside: [
        {
          kind: "form",
          title: "See a mail",
          about: "It is made of a real order with the words that are saved.",
          deed: {
            deed: "see",
            label: "Show it",
            submit: "Show it",
            fields: [
              deedField("kind", "Mail", {
                kind: "choice",
                text: "placed",
                choices: orderMailKinds.map((value) => ({ value, label: orderMailLabels[value].label })),
              }),
              deedField("order", "Order", { text: await findLatestOrder(ctx), help: "Its number." }),
              deedField("send", "Send it to me, too", { kind: "flag" }),
            ],
          },
        },
        { kind: "rows", title: "Other mails", rows: otherMails, empty: "" },
      ],
    };
  },
  rules: {
    see: deedRule<Args, typeof trial>(trial, async (ctx, { kind, order, send }) => {
      const orderId = await orderOf(ctx, order);
      const subjectId = await subjectOf(ctx, orderId, kind);
      const mail = await renderOrderMail(ctx, orderId, { kind, subjectId });
      if (!mail)
        throw new AppError("invalid", "This order has no such refund or return: take another.", "order");
      const to = send ? await ownEmail(ctx) : null;
      if (send && !to) throw new AppError("invalid", "You have no email here.", "send");
      if (to) await sendMailOnTrial(ctx, orderId, { kind, subjectId, to });
      return answered("see", [
        {
          kind: "facts",
          title: "As customers get it",
          facts: [
            { label: "Subject", text: mail.subject },
            { label: "From", text: `${mail.from.name} <${mail.from.address}>` },
            ...(to ? [{ label: "Sent", text: `It is on its way to ${to}.` }] : []),
          ],
        },
        { kind: "frame", title: "The mail", html: mail.html.replace(styleSheets, "") } satisfies PanelView,
      ]);
    }),
  },
};

/** An order by its number, for those who answer customers. @throws AppError `invalid`, `forbidden` */
async function orderOf(ctx: RequestContext, number: string): Promise<string> {
  const orderId = await findOrderByNumber(ctx, number).catch(() => null);
  if (orderId === null) throw new AppError("invalid", "There is no order with this number.", "order");
  authorize(await ctx.actor(), "reply", orderSubject(await findOrder(ctx, orderId)));
  return orderId;
}

/** The last parcel, refund or return of an order that a mail of this kind was about; empty for none. */
async function subjectOf(ctx: RequestContext, orderId: string, kind: OrderMailKind): Promise<string> {
  const order = await loadOrder(ctx, orderId);
  const sent = order ? sentMails(order).find((mail) => mail.kind === kind) : null;
  return sent?.subjectId ?? "";
}
