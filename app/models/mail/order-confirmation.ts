import { addressLines } from "../address/address-lines";
import { totalRows } from "../cart-summary/total-rows";
import { formatMoney } from "../money/format-money";
import type { OrderView } from "../order-view/order-view";
import { detailedName } from "../variation/variation-detail";
import { escapeHtml } from "./escape-html";
import type { Mail } from "./mail";
import { mailPage, mailTable } from "./mail-page";

/** The data of a confirmation. `orderUrl` is absolute and opens the order without a sign-in. */
export type OrderConfirmation = { order: OrderView; shopName: string; shopEmail: string; orderUrl: string };

/**
 * The confirmation of a placed order, with equivalent HTML and text parts. All typed text is escaped. Making it
 * again gives the same key, so that it stays one message.
 */
export function orderConfirmationMail({ order, shopName, shopEmail, orderUrl }: OrderConfirmation): Mail {
  return {
    to: order.email,
    from: { name: shopName, address: shopEmail },
    subject: `Your ${shopName} order ${order.incrementId}`,
    messageKey: `order-confirmation-${order.id}`,
    html: htmlOf(order, shopName, orderUrl),
    text: textOf(order, shopName, orderUrl),
  };
}

/** Name and amount of each row of the receipt: lines, then sums, the total last. */
function receipt(order: OrderView): { lines: [string, string][]; sums: [string, string][] } {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const lines = order.lines.map((line): [string, string] => [
    `${line.qty} × ${[detailedName(line), ...line.choiceTexts.map(({ label, value }) => `${label}: ${value}`)].join(", ")}`,
    money(line.rowTotalMinor),
  ]);
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const sums = totalRows(order, known).map((row): [string, string] => [row.label, money(row.amountMinor)]);
  return { lines, sums: [...sums, ["Total", money(order.grandTotalMinor)]] };
}

function places(order: OrderView): [string, string[]][] {
  const shipping: [string, string[]][] = order.shippingAddress
    ? [[`Shipping by ${order.shippingMethodTitle} to`, addressLines(order.shippingAddress)]]
    : [];
  const instructions = order.status === "pending" ? order.paymentInstructions : "";
  const account = order.bankDetails.map(({ label, value }) => `${label}: ${value}`);
  const payment = [order.paymentMethodTitle, instructions, ...account].filter(Boolean);
  return [...shipping, ["Billing address", addressLines(order.billingAddress)], ["Payment", payment]];
}

function textOf(order: OrderView, shopName: string, orderUrl: string): string {
  const { lines, sums } = receipt(order);
  return [
    `Thank you for your order at ${shopName}.`,
    `Order ${order.incrementId}`,
    lines.map(([name, amount]) => `${name}  ${amount}`).join("\n"),
    sums.map(([name, amount]) => `${name}: ${amount}`).join("\n"),
    ...places(order).map(([title, rows]) => `${title}:\n${rows.join("\n")}`),
    `See your order: ${orderUrl}`,
  ].join("\n\n");
}

function htmlOf(order: OrderView, shopName: string, orderUrl: string): string {
  const { lines, sums } = receipt(order);
  const blocks = places(order).map(
    ([title, rows]) =>
      `<p style="margin:24px 0 0"><strong>${escapeHtml(title)}</strong><br>${rows.map(escapeHtml).join("<br>")}</p>`,
  );
  return mailPage({
    title: "Thank you for your order",
    shopName,
    body: `<p style="margin:0 0 24px">Order <strong>${escapeHtml(order.incrementId)}</strong></p>
${mailTable(lines)}${mailTable(sums)}
<p style="margin:28px 0"><a href="${escapeHtml(orderUrl)}" style="background:#1d2321;color:#ffffff;padding:14px 26px;border-radius:8px;text-decoration:none;display:inline-block">See your order</a></p>
${blocks.join("\n")}`,
  });
}
