import { listOrderMails, readOrderMail } from "~/services/orders/mails/order-mails.server";
import { sendMailAgain } from "~/services/orders/mails/send-mail-again.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `order mails --client acme <number>` lists the mails its shopper got (rule orders-23). */
export async function listMails(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<number>"]);
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const mails = await listOrderMails(ctx, await findOrderByNumber(ctx, rest[0] ?? ""));
    if (mails.length === 0) say("No mails were sent yet");
    for (const { at, kind, subjectId, subject, to } of mails)
      say(
        `${at.slice(0, 16).replace("T", " ")}  ${kind.padEnd(16)}  ${subject}  ${to}  ${subjectId}`.trimEnd(),
      );
  });
}

/** `order mail-again --client acme <number> <kind> [--about <id>]` sends one of them once more. */
export async function mailAgain(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: ["about"] };
  const { options, rest } = readArguments(args, allowed, ["<number>", "<kind>"]);
  const [number = "", kind = ""] = rest;
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const orderId = await findOrderByNumber(ctx, number);
    const mail = await readOrderMail(ctx, orderId, { kind, subjectId: options.about ?? "" });
    await sendMailAgain(ctx, orderId, mail);
    say(`'${mail.subject}' is on its way to ${mail.to} again.`);
  });
}
