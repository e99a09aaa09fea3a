import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView } from "~/models/office/record/record-view";
import { otherMailKinds, seenMails } from "~/models/office/settings/seen-mails";
import { type OrderMailKind, orderMailKinds } from "~/models/orders/mail/order-mail/order-mail-kind";
import { sentMails } from "~/models/orders/mail/sent-mails";
import { AppError } from "~/models/platform/error/app-error";
import type { Mail } from "~/models/platform/mail/mail";
import { staff } from "~/tables/staff/staff";
import { renderOrderMail } from "../../orders/mails/render-order-mail.server";
import { sendMailOnTrial } from "../../orders/mails/send-mail-on-trial.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { answered, deedRule } from "../answer-deed.server";
import { findSeenOrder } from "./seen-mails/find-seen-order.server";
import { renderSeenMail } from "./seen-mails/render-seen-mail.server";
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
  kind: z.enum([...orderMailKinds, ...otherMailKinds]),
  order: z.string().trim().max(254),
  send: z.enum(["yes"]).optional(),
});
type Trial = z.output<typeof trial>;

/** The policy of the office lets no sheet of a mail in; its own styles are attributes. */
const styleSheets = /<style[\s\S]*?<\/style>/g;

const isOrderMail = (kind: Trial["kind"]): kind is OrderMailKind =>
  (orderMailKinds as readonly string[]).includes(kind);

/** What each mail says, made of what is there, and the same sent to oneself (rule orders-26). */
export const mailExtra: SettingsExtra = {
  async load() {
    return {
      above: [],
      beside: [
        {
          kind: "form",
          title: "See a mail",
          about: "It is made of what is in your shop, with the words that are saved.",
          deed: {
            deed: "see",
            label: "Show it",
            submit: "Show it",
            fields: [
              deedField("kind", "Mail", { kind: "choice", text: "placed", choices: seenMails }),
              deedField("order", "Made of", {
                isOptional: true,
                help: "Number of an order or quote, or a customer’s email. Empty for the latest; gift cards, messages, forms and notices show their latest.",
              }),
              deedField("send", "Send it to me, too", { kind: "flag" }),
            ],
          },
        },
      ],
    };
  },
  rules: {
    see: deedRule<Args, typeof trial>(trial, async (ctx, typed) => {
      const to = typed.send ? await ownEmail(ctx) : null;
      if (typed.send && !to) throw new AppError("invalid", "You have no email here.", "send");
      const mail = await seeMail(ctx, typed, to);
      return answered("see", [
        {
          kind: "facts",
          title: "As they get it",
          facts: [
            { label: "Subject", text: mail.subject },
            { label: "From", text: `${mail.from.name} <${mail.from.address}>` },
            { label: "To", text: mail.to },
            ...(to ? [{ label: "Sent", text: `It is on its way to ${to}.` }] : []),
          ],
        },
        { kind: "frame", title: "The mail", html: mail.html.replace(styleSheets, "") } satisfies PanelView,
      ]);
    }),
  },
};

/** Makes a mail and sends it where it is asked for. @throws AppError `invalid`, `forbidden` */
async function seeMail(ctx: RequestContext, { kind, order: of }: Trial, to: string | null): Promise<Mail> {
  if (!isOrderMail(kind)) {
    const mail = await renderSeenMail(ctx, kind, of);
    if (to)
      await inTransaction(ctx, (inner) =>
        enqueueJob(inner, "send-seen-mail", { kind, of, to, key: randomUUID() }),
      );
    return mail;
  }
  const orderId = await findSeenOrder(ctx, of);
  if (orderId === null) throw new AppError("invalid", "There is no order yet.", "order");
  const subjectId = await subjectOf(ctx, orderId, kind);
  const mail = await renderOrderMail(ctx, orderId, { kind, subjectId });
  if (!mail) throw new AppError("invalid", "This order has no such refund or return: take another.", "order");
  if (to) await sendMailOnTrial(ctx, orderId, { kind, subjectId, to });
  return mail;
}

/** The last parcel, refund or return of an order that a mail of this kind was about; empty for none. */
async function subjectOf(ctx: RequestContext, orderId: string, kind: OrderMailKind): Promise<string> {
  const order = await loadOrder(ctx, orderId);
  const sent = order ? sentMails(order).find((mail) => mail.kind === kind) : null;
  return sent?.subjectId ?? "";
}
