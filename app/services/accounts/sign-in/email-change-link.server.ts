import type { Tenant } from "~/models/shops/tenant";
import { isSignatureOf, sign } from "./signature.server";

/** The tenant and key of a link. */
type LinkContext = { tenant: Tenant; secret: string };

/** The mailbox a link was sent to. */
export type Mailbox = "old" | "new";

/** The token of a mailed link that confirms a change of e-mail: its id, the mailbox, and a signature. */
export const emailChangeHash = ({ tenant, secret }: LinkContext, id: number, mailbox: Mailbox): string =>
  `${id}.${mailbox}.${sign(secret, "email-change", tenant.id, id, mailbox)}`;

/** The change and mailbox of a link; null if the signature is wrong. */
export function emailChangeOfHash(
  { tenant, secret }: LinkContext,
  hash: string,
): { id: number; mailbox: Mailbox } | null {
  const [id = "", mailbox = "", signature = ""] = hash.split(".");
  if (!/^\d{1,15}$/.test(id) || (mailbox !== "old" && mailbox !== "new")) return null;
  return isSignatureOf(signature, secret, "email-change", tenant.id, id, mailbox)
    ? { id: Number(id), mailbox }
    : null;
}
