import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { chooseOrder } from "~/models/office/orders/choose-order";
import type { RecordView } from "~/models/office/record/record-view";
import { type SentMail, sentMails } from "~/models/orders/mail/sent-mails";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { officeOrderMailsPath, officeOrderPath, officeOrdersPath } from "~/paths/office";
import { renderOrderMail } from "../../orders/mails/render-order-mail.server";
import { sendMailAgain } from "../../orders/mails/send-mail-again.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";

const readRest = (rest: string) => {
  const [number = "", kind = "", subjectId = ""] = rest.split("/").map(decodeURIComponent);
  return { number, kind, subjectId };
};

async function open(ctx: RequestContext, rest: string) {
  const { number, kind, subjectId } = readRest(rest);
  const row = await findOrder(ctx, await findOrderByNumber(ctx, number));
  const order = await loadOrder(ctx, row.id);
  if (!order) throw new AppError("not_found", "We couldn’t find this order.");
  const mails = sentMails(order);
  const chosen = mails.find((mail) => mail.kind === kind && mail.subjectId === subjectId) ?? null;
  if (kind !== "" && !chosen) throw new AppError("not_found", "This mail was not sent.");
  const mayView = can(await ctx.actor(), "reply", orderSubject(row));
  if (!mayView) throw new AppError("forbidden", "Your role does not open this page.");
  return { number, row, mails, chosen };
}

/** The policy of the office lets no sheet of a mail in; its own styles are attributes. */
const styleSheets = /<style[\s\S]*?<\/style>/g;

const asNow = (ctx: RequestContext, orderId: string, mail: SentMail) => renderOrderMail(ctx, orderId, mail);

async function load(ctx: RequestContext, rest: string): Promise<RecordView> {
  const { number, row, mails, chosen } = await open(ctx, rest);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const atText = (mail: SentMail) => dayText(new Date(mail.at), clock);
  const way = [
    { to: officeOrdersPath(), label: "Orders" },
    { to: officeOrderPath(number), label: number },
  ];
  if (chosen) {
    const mail = await asNow(ctx, row.id, chosen);
    if (!mail) throw new AppError("not_found", "This mail was not sent.");
    return {
      title: mail.subject,
      badges: [],
      intro: `To ${mail.to}, ${atText(chosen)}. It is made anew of the order as it is now.`,
      way: [...way, { to: officeOrderMailsPath(number), label: "Mails" }],
      deeds: [
        {
          deed: "again",
          label: "Send it again…",
          submit: `Send it to ${mail.to}`,
          isMain: true,
          about: "They get it as it is shown here.",
          fields: [],
        },
      ],
      main: [{ kind: "frame", title: "The mail", html: mail.html.replace(styleSheets, "") }],
      aside: [],
    };
  }
  const rendered = await Promise.all(mails.map((mail) => asNow(ctx, row.id, mail)));
  return {
    title: `Mails of order ${number}`,
    badges: [],
    intro: "What the customer was sent, the newest first.",
    way,
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Mails",
        empty: "No mails were sent yet.",
        rows: mails.flatMap((mail, at) => {
          const subject = rendered[at]?.subject;
          return subject
            ? [{ title: subject, to: officeOrderMailsPath(number, mail), sub: atText(mail) }]
            : [];
        }),
      },
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, rest: string];
const nothing = z.object({});

const rules = {
  again: deedRule<Args, typeof nothing>(nothing, async (ctx, rest) => {
    const { row, chosen } = await open(ctx, rest);
    const mail = chosen && (await asNow(ctx, row.id, chosen));
    if (!mail || !chosen) throw new AppError("not_found", "This mail was not sent.");
    await sendMailAgain(ctx, row.id, { ...chosen, subject: mail.subject });
  }),
};

/** The mails of an order: seen, and sent again (rule orders-23). */
export const orderMailsSection: Section = {
  need: { verb: "reply", kind: "order" },
  doneTexts: { again: "It is on its way to them again." },
  load: async (ctx, rest) => (rest === "" ? chooseOrder("Mails of an order") : load(ctx, rest)),
  act: (ctx, posted, rest) =>
    answerDeed<Args>(
      posted,
      rules,
      [ctx, rest],
      `/admin/order-mails/${rest.split("/").map(encodeURIComponent).join("/")}`,
    ),
};
