import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Who may look at the shop's pictures, or change them (rule library-1). @throws AppError `forbidden` */
export const authorizeLibrary = async (ctx: ShopContext, verb: "view" | "change"): Promise<void> =>
  authorize(await ctx.actor(), verb, shopSubject("content", ctx.shop));
