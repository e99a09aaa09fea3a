import type { Tenant } from "~/models/shops/tenant";
import { isSignatureOf, sign } from "./signature.server";

/** The tenant and key of a link. */
type LinkContext = { tenant: Tenant; secret: string };

/** The token of a mailed link that confirms a registration: its id and a signature. */
export const registrationHash = ({ tenant, secret }: LinkContext, id: number): string =>
  `${id}.${sign(secret, "registration", tenant.id, id)}`;

/** Id of the registration of a link; null if the signature is wrong. */
export function registrationOfHash({ tenant, secret }: LinkContext, hash: string): number | null {
  const [id = "", signature = ""] = hash.split(".");
  if (!/^\d{1,15}$/.test(id) || !isSignatureOf(signature, secret, "registration", tenant.id, id)) return null;
  return Number(id);
}
