import { type OrderMailKind, orderMailKinds } from "../../orders/mail/order-mail/order-mail-kind";
import {
  type LetterKind,
  letterPlaceholders,
  placeholderText,
} from "../../shops/settings/modules/mail-settings";
import type { WordsTable } from "../form/form-node";
import { letterLabels } from "./letter-labels";
import type { ModuleWords } from "./module-words";

/** What each mail about an order is called in the office, and when it goes out. */
export const orderMailLabels: Record<OrderMailKind, { label: string; help: string }> = {
  placed: { label: "Order received", help: "When an order is placed." },
  paid: { label: "Payment arrived", help: "When a transfer or a late payment has come." },
  edited: { label: "Order changed", help: "When you edit an order." },
  shipped: { label: "On its way", help: "For each parcel, or when it can be picked up." },
  completed: { label: "Complete", help: "When an order is closed." },
  canceled: { label: "Canceled", help: "When you or the customer cancel an order." },
  refunded: { label: "Refunded", help: "When money is paid back." },
  refund_pending: { label: "Refund started", help: "While the provider works on a refund." },
  refund_failed: { label: "Refund failed", help: "When a refund comes back." },
  return_requested: { label: "Return asked for", help: "When a customer asks to send something back." },
  return_accepted: { label: "Return accepted", help: "When you accept a return." },
  return_declined: { label: "Return declined", help: "When you decline a return." },
  withdrawn: { label: "Withdrawal received", help: "At once, when a consumer withdraws from an order." },
  return_received: { label: "Return arrived", help: "When a return has arrived." },
};

type Named = { label: string; help: string };

const wordsOf = (kind: string, named: Named, example: string): [string, WordsTable[string]][] => [
  [kind, { label: named.label, help: named.help, isFolded: true }],
  [`${kind}.subject`, { label: "Subject", example }],
  [`${kind}.opening`, { label: "First paragraph", as: "long text" }],
  [`${kind}.closing`, { label: "Last paragraph", as: "long text" }],
];

/** Words of the settings `mails`. */
export const mailWords: ModuleWords = {
  heading: "Customers",
  title: "Mails",
  about:
    "Your own words in the mails to customers, as plain text. Empty fields keep what the mail says. In mails about orders {name}, {order}, {shop} and {total} are filled in; the others say theirs.",
  shows: "The mails that customers get; links, codes and lists in them stay.",
  words: Object.fromEntries([
    ...orderMailKinds.flatMap((kind) => wordsOf(kind, orderMailLabels[kind], "Your {shop} order {order}")),
    ...(Object.keys(letterPlaceholders) as LetterKind[]).flatMap((kind) => {
      const { label, help } = letterLabels[kind];
      const known = `${help} ${placeholderText(letterPlaceholders[kind])} is filled in.`;
      return wordsOf(kind, { label, help: known }, "A note from {shop}");
    }),
  ]),
};
