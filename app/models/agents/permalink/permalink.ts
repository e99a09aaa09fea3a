import { safeRedirect } from "../../platform/redirect/safe-redirect";
import { isStorableText } from "../../platform/text/storable-text";
import { type AskedPurchase, nothingAsked } from "../purchase/asked-purchase";
import { askedAfter, linkedCallSchema } from "../ucp/checkout-call";
import { type LinkedItem, readItemPath } from "./item-path";

/** What a link asks for (rule agents-22), as a call of an agent would. */
export type Permalink = {
  asked: AskedPurchase;
  /** Where the visitor wants to go on, a path of the shop; empty for where the shop likes. */
  continueTo: string;
  /** What goes on with them in the query: where they came from, and what the protocol does not know. */
  carried: [string, string][];
};

/** The fields of carts and checkouts: what begins with one of them belongs to the protocol. */
const shoppingFields = new Set(
  `ucp id line_items buyer context signals status currency totals messages links expires_at continue_url payment order
  fulfillment discounts attribution cart_id ap2 policies disclosures`.split(/\s+/),
);

/** What a link may say; never what its buyer agrees to. */
const readFields = [
  /^buyer\/(email|first_name|last_name|full_name|phone_number)$/,
  /^context\/(address_country|address_region|postal_code)$/,
  /^discounts\/codes\/[0-4]$/,
  /^fulfillment\/methods\/0\/destinations\/0\/(first_name|last_name|full_name|phone_number|street_address|extended_address|address_locality|address_region|address_country|postal_code)$/,
];

const carriedName = /^[A-Za-z][A-Za-z0-9_.-]{0,59}$/;
const secretName = /token|secret|passw|session|auth|key|signature|credential|jwt|otp|mail|phone|^index$/i;
const mostCarried = 20;
const longestValue = 254;

/**
 * Reads what a link asks for; null where its goods are malformed. What is said twice, is unknown or too long
 * is left out: no order of parameters decides.
 * @param path of the goods: `SKU:2,SKU:1`; empty for none
 */
export function readPermalink(path: string, query: URLSearchParams): Permalink | null {
  const items = path === "" ? [] : readItemPath(path);
  if (!items) return null;
  const told = new Map<string, string[]>();
  const carried: [string, string][] = [];
  const places: string[] = [];
  for (const [name, value] of query) {
    const field = name.replace(/^\/+/, "");
    const [root = ""] = field.split("/");
    if (name === "continue_to") places.push(value);
    else if (shoppingFields.has(root)) told.set(field, [...(told.get(field) ?? []), value]);
    else if (mayCarry(name, value)) carried.push([name, value]);
  }
  const fields = [...told].flatMap(([field, [value = "", ...again]]): [string, string][] =>
    again.length === 0 && isValue(value) ? [[field, value]] : [],
  );
  const campaign = fields.flatMap(([field, value]): [string, string][] => {
    const name = field.replace(/^attribution\//, "");
    return name !== field && mayCarry(name, value) ? [[name, value]] : [];
  });
  return {
    asked: askedBy(
      items,
      fields.filter(([field]) => readFields.some((one) => one.test(field))),
    ),
    continueTo: continueTo(places),
    carried: [...campaign, ...carried].slice(0, mostCarried),
  };
}

/** An address with what goes on in its query; what it says itself stands. */
export function carriedTo(path: string, carried: Permalink["carried"]): string {
  const url = new URL(path, here);
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of carried) if (!own.has(name)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

const here = "http://shop.invalid";

/** The path in its canonical form; empty for none, several, and what leads out of the shop. */
function continueTo(named: readonly string[]): string {
  const [path = ""] = named.length === 1 ? named : [];
  const safe = safeRedirect(path, "");
  return safe === "" ? "" : carriedTo(safe, []);
}

const isValue = (value: string): boolean =>
  value.length <= longestValue && isStorableText(value) && !/\p{Cc}/u.test(value);

const mayCarry = (name: string, value: string): boolean =>
  carriedName.test(name) && !secretName.test(name) && isValue(value);

function askedBy(items: readonly LinkedItem[], fields: readonly [string, string][]): AskedPurchase {
  const below = (path: string): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap(([field, value]) => (field.startsWith(path) ? [[field.slice(path.length), value]] : [])),
    );
  const address = below("fulfillment/methods/0/destinations/0/");
  const call = linkedCallSchema.parse({
    line_items: items.map(({ sku, qty }) => ({ item: { id: sku }, quantity: qty })),
    buyer: below("buyer/"),
    context: below("context/"),
    discounts: { codes: Object.values(below("discounts/codes/")) },
    fulfillment: { methods: Object.keys(address).length > 0 ? [{ destinations: [address] }] : [] },
  });
  return askedAfter(nothingAsked, call).asked;
}
