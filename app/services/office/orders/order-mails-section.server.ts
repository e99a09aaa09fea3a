import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { chooseOrder } from "~/models/office/orders/choose-order";
import type { RecordView } from "~/models/office/record/record-view";
import type { SentMail } from "~/models/orders/mail/sent-mails";
import { officeOrderMailsPath, officeOrderPath, officeOrdersPath } from "~/paths/office";
import { listOrderMails, readOrderMail } from "../../orders/mails/order-mails.server";
import { sendMailAgain } from "../../orders/mails/send-mail-again.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";

const readRest = (rest: string) => {
  const [number = "", kind = "", subjectId = ""] = rest.split("/").map(decodeURIComponent);
  return { number, kind, subjectId };
};

/** The policy of the office lets no sheet of a mail in; its own styles are attributes. */
const styleSheets = /<style[\s\S]*?<\/style>/g;

async function load(ctx: RequestContext, rest: string): Promise<RecordView> {
  const { number, kind, subjectId } = readRest(rest);
  const orderId = await findOrderByNumber(ctx, number);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const atText = (mail: SentMail) => dayText(new Date(mail.at), clock);
  const way = [
    { to: officeOrdersPath(), label: "Orders" },
    { to: officeOrderPath(number), label: number },
  ];
  if (kind !== "") {
    const mail = await readOrderMail(ctx, orderId, { kind, subjectId });
    return {
      title: mail.subject,
      badges: [],
      intro: `To ${mail.to}, ${atText(mail)}. It is made anew of the order as it is now.`,
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
  const mails = await listOrderMails(ctx, orderId);
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
        rows: mails.map((mail) => ({
          title: mail.subject,
          to: officeOrderMailsPath(number, mail),
          sub: atText(mail),
        })),
      },
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, rest: string];
const nothing = z.object({});

const rules = {
  again: deedRule<Args, typeof nothing>(nothing, async (ctx, rest) => {
    const { number, ...named } = readRest(rest);
    const orderId = await findOrderByNumber(ctx, number);
    await sendMailAgain(ctx, orderId, await readOrderMail(ctx, orderId, named));
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
