import type { staffFactors } from "~/tables/staff/staff-factors";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import type { Sealed } from "../../shops/secrets/secret-box.server";

type SealedApp = Pick<typeof staffFactors.$inferSelect, "appKeyId" | "appSealed">;

/** Where the secret of a member's app belongs: it cannot be opened for another person or business. */
const placeOf = ({ tenant }: Pick<SecretsContext, "tenant">, staffId: number) =>
  `staff-app:${tenant.id}:${staffId}`;

/** Seals the secret of an app for its member's row (rule staff-11). */
export const sealAppSecret = (ctx: SecretsContext, staffId: number, secret: string): Sealed =>
  ctx.box.seal(placeOf(ctx, staffId), secret);

/**
 * The secret of a member's app; null without one.
 * @throws Error when it cannot be opened with the keys of this process
 */
export function openAppSecret(
  ctx: Pick<SecretsContext, "tenant" | "box">,
  staffId: number,
  { appKeyId, appSealed }: SealedApp,
): string | null {
  if (appKeyId === null || appSealed === null) return null;
  return ctx.box.open(placeOf(ctx, staffId), { keyId: appKeyId, sealed: appSealed });
}
