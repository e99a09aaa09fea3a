import { randomBytes } from "node:crypto";
import type { webhooks } from "~/tables/webhooks/webhooks";
import type { Sealed } from "../../shops/secrets/secret-box.server";
import type { WebhookContext } from "../webhook-context.server";

const place = ({ tenant }: WebhookContext, id: string) => `webhook:${tenant.id}:${id}`;

/** A new secret, as Standard Webhooks writes one, and sealed for its row. */
export function newSecret(ctx: WebhookContext, id: string): { secret: string; sealed: Sealed } {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return { secret, sealed: ctx.box.seal(place(ctx, id), secret) };
}

/** The secrets that sign now: after a change the former one too, until its end. */
export function signingSecrets(ctx: WebhookContext, row: typeof webhooks.$inferSelect): string[] {
  const open = (keyId: string, sealed: string) => ctx.box.open(place(ctx, row.id), { keyId, sealed });
  const { formerKeyId, formerSealed, formerUntil } = row;
  const former =
    formerKeyId && formerSealed && formerUntil && formerUntil > ctx.now()
      ? [open(formerKeyId, formerSealed)]
      : [];
  return [open(row.keyId, row.sealed), ...former];
}
