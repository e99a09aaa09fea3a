// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { sellers } from "~/tables/shops/tenants";
import type { RequestContext } from "../shops/context/request-context.server";
import { keepPlace } from "./location/keep-place.server";

/**
 * Stores the seller a visitor prefers (rule location-6).
 * @param code of an active seller; empty for none
 * @returns headers with the cookies to set
 * @throws AppError `not_found` for a seller who is not active
 */
export async function preferSeller(
  ctx: Pick<RequestContext, "db" | "tenant" | "origin" | "visitor">,
  code: string,
): Promise<Headers> {
  if (code === "") return keepPlace(ctx, { preferredSeller: null });
  const [seller] = await ctx.db
    .select({ sellerId: sellers.id, name: sellers.name })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, code), eq(sellers.state, "active")));
  if (!seller) throw new AppError("not_found", phrase("This seller is not open at the moment."));
  return keepPlace(ctx, { preferredSeller: seller });
}
