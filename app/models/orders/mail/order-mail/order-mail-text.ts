import { reachText } from "../../../shops/mail/mail-reach";
import type { MailShop } from "../../../shops/mail/mail-shop";
import type { MailGoods, OrderMailParts } from "./order-mail-parts";
import type { OrderMailWords } from "./order-mail-words";

/** The text of a mail about an order, with everything its HTML says. */
export function orderMailText(words: OrderMailWords, parts: OrderMailParts, shop: MailShop): string {
  const { t } = shop;
  const { steps, goods, sums, blocks, actions } = parts;
  const next = steps.map((step, at) => `${at + 1}. ${step}`);
  return [
    words.title,
    ...words.paragraphs,
    next.length > 0 ? [t("What happens next"), ...next].join("\n") : "",
    ...goods.flatMap(goodsText),
    goods.length > 1 && sums.length > 0 ? t("All orders") : "",
    sumsText(sums),
    ...blocks.map(({ title, rows }) => `${title}:\n${rows.join("\n")}`),
    actions.map(({ label, url }) => `${label}: ${url}`).join("\n"),
    ...reachText(shop),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const goodsText = ({ title, lines, sums }: MailGoods): string[] => [
  title,
  lines
    .map(({ text, detail, amount }) =>
      [`${text}${detail ? ` (${detail})` : ""}`, amount].filter(Boolean).join("  "),
    )
    .join("\n"),
  sumsText(sums),
];

const sumsText = (sums: OrderMailParts["sums"]): string =>
  sums.map(([name, amount]) => `${name}: ${amount}`).join("\n");
