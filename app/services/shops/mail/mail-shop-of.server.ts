// @public

import { type MailShop, mailShop } from "~/models/shops/mail/mail-shop";
import type { ShopContext } from "../context/shop-context.server";
import { textsOf } from "../texts/texts-of.server";

/** A shop as its mails show it. @param texts in the language of who reads the mail: that of the shop */
export const mailShopOf = (
  ctx: Pick<ShopContext, "shop"> & { origin: string },
  texts = textsOf(ctx.shop),
): MailShop => mailShop(ctx.shop, ctx.origin, texts.t);
