import { isOrderKey, signOrderKey } from "../orders/order-key.server";

/** What the address of a bought file ends with: its id and the signature of the shop's key (rule downloads-4). */
export const signDownload = (secret: string, { shopId, id }: { shopId: string; id: number }): string =>
  `${id}-${signOrderKey(secret, { kind: "download", shopId, id: String(id) })}`;

/** The id of the bought file that a hash names; null for one that this shop did not sign. */
export function readDownloadHash(secret: string, shopId: string, hash: string): number | null {
  const [, id = "", key = ""] = /^([1-9]\d{0,15})-([\w-]{43})$/.exec(hash) ?? [];
  return isOrderKey(secret, { kind: "download", shopId, id }, key) ? Number(id) : null;
}
