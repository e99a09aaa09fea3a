import { and, eq, gt } from "drizzle-orm";
import { staffLinks } from "~/tables/staff/staff-sign-in";
import { createSessionToken, hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { linkMs } from "./session-times.server";

/** What a token is good for. */
export type StaffLinkKind = keyof typeof linkMs;

/** Makes a token of staff: 256 random bits, of which only the hash is stored. */
export async function createStaffLink(
  ctx: Pick<ShopContext, "db" | "tenant" | "now">,
  staffId: number,
  kind: StaffLinkKind,
): Promise<string> {
  const token = createSessionToken();
  const now = ctx.now();
  await ctx.db.insert(staffLinks).values({
    tenantId: ctx.tenant.id,
    tokenHash: hashSessionToken(token),
    staffId,
    kind,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkMs[kind]),
  });
  return token;
}

const isOpen = (ctx: ShopContext, token: string, kind: StaffLinkKind) =>
  and(
    eq(staffLinks.tenantId, ctx.tenant.id),
    eq(staffLinks.tokenHash, hashSessionToken(token)),
    eq(staffLinks.kind, kind),
    gt(staffLinks.expiresAt, ctx.now()),
  );

/** Whose link this is; null for one that was used, has expired or is another business's. */
export async function findStaffLink(
  ctx: ShopContext,
  token: string,
  kind: StaffLinkKind,
): Promise<number | null> {
  const [link] = await ctx.db
    .select({ staffId: staffLinks.staffId })
    .from(staffLinks)
    .where(isOpen(ctx, token, kind));
  return link?.staffId ?? null;
}

/** Uses a link up; false where it was used meanwhile. */
export async function takeStaffLink(ctx: ShopContext, token: string, kind: StaffLinkKind): Promise<boolean> {
  const taken = await ctx.db
    .delete(staffLinks)
    .where(isOpen(ctx, token, kind))
    .returning({ staffId: staffLinks.staffId });
  return taken.length > 0;
}
