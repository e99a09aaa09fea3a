import { isStorableText } from "../../platform/text/storable-text";

/** Goods that a link names: a SKU and its pieces. */
export type LinkedItem = { sku: string; qty: number };

/** Most items of a link, and most pieces of one. */
const mostItems = 50;
const mostPieces = 999_999;
const longestSku = 200;
/** A SKU that needs no coding. */
const plain = /^[A-Za-z0-9._-]+$/;
const quantity = /^[1-9]\d{0,5}$/;

/**
 * Reads `SKU:2,~Q09ERUQ:1` (rule agents-22); null where any part is malformed. A SKU twice is one item.
 */
export function readItemPath(path: string): LinkedItem[] | null {
  const pairs = path.split(",");
  if (pairs.length > mostItems) return null;
  const items = new Map<string, number>();
  for (const pair of pairs) {
    const [token = "", pieces = "", ...more] = pair.split(":");
    const sku = readToken(token);
    if (sku === null || !quantity.test(pieces) || more.length > 0) return null;
    items.set(sku, (items.get(sku) ?? 0) + Number(pieces));
  }
  const read = [...items].map(([sku, qty]) => ({ sku, qty }));
  return read.every(({ qty }) => qty <= mostPieces) ? read : null;
}

/** Writes goods as they stand in a link's path. */
export const itemPath = (items: readonly LinkedItem[]): string =>
  items.map(({ sku, qty }) => `${plain.test(sku) ? sku : `~${coded(sku)}`}:${qty}`).join(",");

/** A plain SKU, or after `~` one in canonical base64url; null for what is neither. */
function readToken(token: string): string | null {
  const sku = token.startsWith("~") ? Buffer.from(token.slice(1), "base64url").toString("utf8") : token;
  if (sku === "" || sku.length > longestSku) return null;
  if (!token.startsWith("~")) return plain.test(sku) ? sku : null;
  // What is no UTF-8 is written otherwise than it came.
  return coded(sku) === token.slice(1) && isStorableText(sku) && !/\p{Cc}/u.test(sku) ? sku : null;
}

const coded = (sku: string): string => Buffer.from(sku, "utf8").toString("base64url");
