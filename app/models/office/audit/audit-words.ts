import type { Currency } from "../../platform/money/money";
import { changeWords, valueWords, wordsOfKey } from "../../platform/text/nested-words";
import type { AuditEntry } from "../../shops/records/audit-entry";

/** What the audit keeps changes of, in words (rule office-23). */
export const auditSubjects: Readonly<Record<string, string>> = {
  orders: "Order",
  order_items: "Line of order",
  payments: "Payment of order",
  refunds: "Refund of order",
  return_requests: "Return of order",
  dispute_answers: "Answer to the dispute of order",
  dispute_entries: "Dispute of order",
  quotes: "Quote",
  products: "Product",
  offers: "Price and offer of",
  price_levels: "Price level of",
  product_merges: "Merging or parting of",
  stock_items: "Stock of",
  categories: "Category",
  option_sets: "Option set",
  customers: "Customer",
  reviews: "Review",
  seller_reviews: "Review of a seller",
  product_questions: "Question",
  templates: "Page",
  widget_contents: "Widget",
  menus: "Menu",
  redirects: "Redirect",
  shop_pictures: "Picture",
  record_drafts: "Draft",
  settings: "Settings",
  shops: "Shop",
  shop_domains: "Domain",
  shop_secrets: "Secret",
  sellers: "Seller",
  payouts: "Payout",
  api_keys: "API key",
  webhooks: "Webhook",
  seller_applications: "Application of",
  offer_approvals: "Approval of",
  blocks: "Block",
  list_views: "View",
  staff: "Staff",
  staff_roles: "Role of",
  staff_factors: "Second factor of",
  staff_passkeys: "Passkey of",
};

/** What was changed, in words and with its name. */
export const auditNames = (subject: string, name: string): string =>
  `${auditSubjects[subject] ?? subject.replaceAll("_", " ")} ${name}`.trim();

/** A moment as the database writes it into the audit. */
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** Columns that say nothing to a person, or what the name of the row says. */
const technical = new Set([
  "id",
  "tenant_id",
  "shop_id",
  "seller_id",
  "product_id",
  "staff_id",
  "made_from",
  "created_at",
  "updated_at",
]);

/** How values are said: amounts in the shop's currency, moments on its clock. */
type Saying = { currency: Currency; momentText: (at: Date) => string };

/** What was changed in an entry: each field with what it was and is, in words (rule office-23). */
export function auditEntryText(
  { before, after }: Pick<AuditEntry, "before" | "after">,
  { currency, momentText }: Saying,
): string {
  const saying = {
    currency,
    textOf: (text: string) => (momentPattern.test(text) ? momentText(new Date(text)) : text),
  };
  const columns = Object.keys({ ...before, ...after }).filter((name) => !technical.has(name));
  const said = columns.map((name) => {
    const [was, is] = [valueWords(name, before?.[name], saying), valueWords(name, after?.[name], saying)];
    if (before === null || was === "") return is === "" ? "" : `${wordsOfKey(name)}: ${is}`;
    if (after === null) return `${wordsOfKey(name)}: ${was}`;
    return `${wordsOfKey(name)}: ${changeWords(name, before[name], after[name], saying)}`;
  });
  const text = said.filter(Boolean).join("; ");
  if (before === null) return `Added. ${text}`.trim();
  return after === null ? `Removed. ${text}`.trim() : text;
}
