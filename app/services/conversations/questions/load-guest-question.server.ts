// @public

import type { MessageRules } from "~/models/conversations/messages/message-form";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findAskedProduct } from "../messages/find-asked-product.server";
import type { Reviewed } from "../reviews/find-reviewed.server";

/** The form of a guest's question about a product. `code` is new with each form. */
export type GuestQuestionView = { product: Reviewed; rules: MessageRules; code: string };

/**
 * The page on which a guest asks about a product.
 * @throws AppError `not_found`
 */
export async function loadGuestQuestion(ctx: ShopContext, productId: number): Promise<GuestQuestionView> {
  const { product } = await findAskedProduct(ctx, productId);
  return { product, rules: guestQuestionRules(ctx), code: crypto.randomUUID() };
}

/** What the form of a guest's question asks for: an e-mail, and a name if they like. */
export const guestQuestionRules = ({ shop }: ShopContext): MessageRules => ({
  characterLimit: shop.settings.modules.messages.character_limit,
  asksName: false,
  asksSubject: false,
  asksEmail: true,
  fileTypes: [],
});
