import type { Tenant } from "~/models/shops/tenant";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/** The tenant and key of a link. */
type LinkContext = { tenant: Tenant; secret: string };

/** The mailbox a link was sent to. */
export type Mailbox = "old" | "new";

const subjectOf = ({ tenant }: LinkContext, id: number, mailbox: Mailbox) =>
  ({ kind: "email-change", tenantId: tenant.id, id: `${id}:${mailbox}` }) as const;

/** The token of a mailed link that confirms a change of e-mail: its id, the mailbox, and a signature. */
export const emailChangeHash = (ctx: LinkContext, id: number, mailbox: Mailbox): string =>
  `${id}.${mailbox}.${signLink(ctx.secret, subjectOf(ctx, id, mailbox))}`;

/** The change and mailbox of a link; null if the signature is wrong. */
export function emailChangeOfHash(ctx: LinkContext, hash: string): { id: number; mailbox: Mailbox } | null {
  const [, digits = "", mailbox, signature = ""] = /^(\d{1,15})\.(old|new)\.(.+)$/.exec(hash) ?? [];
  if (mailbox !== "old" && mailbox !== "new") return null;
  const id = Number(digits);
  return isSignedLink(ctx.secret, subjectOf(ctx, id, mailbox), signature) ? { id, mailbox } : null;
}
