import { formatMoney } from "../../platform/money/format-money";
import type { Currency } from "../../platform/money/money";
import { cutText } from "../../platform/text/storable-text";
import type { AuditEntry } from "../../shops/records/audit-entry";

/** What the audit keeps changes of, in words (rule office-23). */
export const auditSubjects: Readonly<Record<string, string>> = {
  orders: "Order",
  order_items: "Line of order",
  payments: "Payment of order",
  refunds: "Refund of order",
  return_requests: "Return of order",
  quotes: "Quote",
  products: "Product",
  offers: "Price and offer of",
  price_levels: "Price level of",
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

/** Longest value in a text, characters. */
const longest = 60;
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
  "created_at",
  "updated_at",
]);

/** How values are said: amounts in the shop's currency, moments on its clock. */
type Saying = { currency: Currency; momentText: (at: Date) => string };

/** What was changed in an entry: each field with its old and new value, amounts as money. */
export function auditEntryText(
  { before, after }: Pick<AuditEntry, "before" | "after">,
  saying: Saying,
): string {
  const columns = Object.keys({ ...before, ...after }).filter((name) => !technical.has(name));
  const said = columns.map((name) => {
    const [was, is] = [valueText(name, before?.[name], saying), valueText(name, after?.[name], saying)];
    if (before === null || was === "") return is === "" ? "" : `${fieldText(name)}: ${is}`;
    if (after === null) return `${fieldText(name)}: ${was}`;
    return `${fieldText(name)}: ${was} → ${is || "nothing"}`;
  });
  const text = said.filter(Boolean).join("; ");
  if (before === null) return `Added. ${text}`.trim();
  return after === null ? `Removed. ${text}`.trim() : text;
}

/** A column as a person reads it: `final_price_minor` is 'Final price'. */
function fieldText(column: string): string {
  const words = column.replace(/_(minor|g|code)$/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueText(column: string, value: unknown, { currency, momentText }: Saying): string {
  if (value === null || value === undefined || value === "") return "";
  if (column.endsWith("_minor") && typeof value === "number") return formatMoney(value, currency);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && momentPattern.test(value)) return momentText(new Date(value));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longest ? `${cutText(text, longest)}…` : text;
}
