import type { Tenant } from "~/models/shops/tenant";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/** The tenant and key of a link. */
type LinkContext = { tenant: Tenant; secret: string };

const subjectOf = ({ tenant }: LinkContext, id: number) =>
  ({ kind: "registration", tenantId: tenant.id, id }) as const;

/** The token of a mailed link that confirms a registration: its id and a signature. */
export const registrationHash = (ctx: LinkContext, id: number): string =>
  `${id}.${signLink(ctx.secret, subjectOf(ctx, id))}`;

/** Id of the registration of a link; null if the signature is wrong. */
export function registrationOfHash(ctx: LinkContext, hash: string): number | null {
  const [, id = "", signature = ""] = /^(\d{1,15})\.(.+)$/.exec(hash) ?? [];
  return isSignedLink(ctx.secret, subjectOf(ctx, Number(id)), signature) ? Number(id) : null;
}
