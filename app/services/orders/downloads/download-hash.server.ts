import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/** A bought file of a shop. */
type Named = { shopId: string; id: number };

const bought = ({ shopId, id }: Named) => ({ kind: "download", shopId, id }) as const;

/**
 * What the address of a bought file ends with: its id and the signature of the shop's key (rule downloads-4).
 */
export const signDownload = (secret: string, file: Named): string =>
  `${file.id}-${signLink(secret, bought(file))}`;

/** The id of the bought file that a hash names; null for one that this shop did not sign. */
export function readDownloadHash(secret: string, shopId: string, hash: string): number | null {
  const [, digits = "", key = ""] = /^([1-9]\d{0,15})-([\w-]{43})$/.exec(hash) ?? [];
  const id = Number(digits);
  return isSignedLink(secret, bought({ shopId, id }), key) ? id : null;
}

/** How long the address that a press of the button leads to answers, ms: a day (rule downloads-5). */
const pressLifetimeMs = 24 * 60 * 60 * 1000;

const pressed = ({ shopId, id }: Named) => ({ kind: "download-press", shopId, id }) as const;

/** What the address of the file itself ends with: until when it answers, signed (rule downloads-5). */
export const signPress = (secret: string, file: Named, now: Date): string =>
  signLink(secret, pressed(file), new Date(now.getTime() + pressLifetimeMs));

/** Whether the button of this file was pressed less than a day ago. */
export const isPressed = (secret: string, file: Named, press: string, now: Date): boolean =>
  isSignedLink(secret, pressed(file), press, now);
