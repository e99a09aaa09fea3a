import type { Tenant } from "~/models/shop/tenant";
import { isSignatureOf, sign } from "./signature.server";

/** Whose registration a link confirms, and the key. */
type LinkContext = { tenant: Tenant; secret: string };

/** The part of a mailed link that confirms a registration: its id and a signature nobody else can make. */
export const registrationHash = ({ tenant, secret }: LinkContext, id: number): string =>
  `${id}.${sign(secret, "registration", tenant.id, id)}`;

/** Id of the registration a link names; null when we did not write it. */
export function registrationOfHash({ tenant, secret }: LinkContext, hash: string): number | null {
  const [id = "", signature = ""] = hash.split(".");
  if (!/^\d{1,15}$/.test(id) || !isSignatureOf(signature, secret, "registration", tenant.id, id)) return null;
  return Number(id);
}
