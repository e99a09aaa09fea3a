import { isOrderKey, signOrderKey } from "../../shops/order-key.server";

/** A bought file of a shop. */
type Named = { shopId: string; id: number };

/** What the address of a bought file ends with: its id and the signature of the shop's key (rule downloads-4). */
export const signDownload = (secret: string, { shopId, id }: Named): string =>
  `${id}-${signOrderKey(secret, { kind: "download", shopId, id: String(id) })}`;

/** The id of the bought file that a hash names; null for one that this shop did not sign. */
export function readDownloadHash(secret: string, shopId: string, hash: string): number | null {
  const [, id = "", key = ""] = /^([1-9]\d{0,15})-([\w-]{43})$/.exec(hash) ?? [];
  return isOrderKey(secret, { kind: "download", shopId, id }, key) ? Number(id) : null;
}

/** How long the address that a press of the button leads to answers, ms: a day (rule downloads-5). */
const pressLifetimeMs = 24 * 60 * 60 * 1000;

const pressed = ({ shopId, id }: Named, at: string) =>
  ({ kind: "download-press", shopId, id: `${id}:${at}` }) as const;

/** What the address of the file itself ends with: when its button was pressed (ms), signed (rule downloads-5). */
export function signPress(secret: string, file: Named, now: Date): string {
  const at = String(now.getTime());
  return `${at}-${signOrderKey(secret, pressed(file, at))}`;
}

/** Whether the button of this file was pressed less than a day ago. */
export function isPressed(secret: string, file: Named, press: string, now: Date): boolean {
  const [, at = "", key = ""] = /^(\d{1,15})-([\w-]{43})$/.exec(press) ?? [];
  return isOrderKey(secret, pressed(file, at), key) && now.getTime() - Number(at) < pressLifetimeMs;
}
