// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { takesApplications } from "./apply-to-sell.server";

/** What the page of applications asks. @throws Response 404 where none are taken */
export function loadApplicationPage(ctx: Pick<ShopContext, "shop">) {
  if (!takesApplications(ctx))
    throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  const { introduction, questions } = ctx.shop.settings.sellers;
  return { shopName: ctx.shop.name, introduction, questions };
}
