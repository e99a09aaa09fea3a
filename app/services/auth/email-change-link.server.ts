import type { Tenant } from "~/models/shop/tenant";
import { isSignatureOf, sign } from "./signature.server";

/** Whose change a link answers, and the key. */
type LinkContext = { tenant: Tenant; secret: string };

/** Which mailbox a link went to. */
export type Mailbox = "old" | "new";

/** The part of a mailed link that answers a change of e-mail: its id, the mailbox, and a signature nobody else can make. */
export const emailChangeHash = ({ tenant, secret }: LinkContext, id: number, mailbox: Mailbox): string =>
  `${id}.${mailbox}.${sign(secret, "email-change", tenant.id, id, mailbox)}`;

/** The change and the mailbox a link names; null when we did not write it. */
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
