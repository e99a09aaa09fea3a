// @public

import { requireKeepable } from "~/models/catalogue/listing/list-controls";
import { choiceRefusal } from "~/models/catalogue/options/choice-problems";
import { checkChoices, choicesOf, hasSelections, noChoices } from "~/models/catalogue/options/line-choices";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import type { KeptItemView, KeptRecord } from "~/models/selling/cart/kept-item";
import { typedQty } from "~/models/selling/lists/list-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import { findChosenVariation } from "../../catalogue/product/find-chosen-variation.server";
import { hasGiftCards } from "../../catalogue/product/has-gift-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartProduct } from "../cart-page/read-cart-lines.server";
import { readKeptItems } from "./read-kept-items.server";

/** What is about to go on a list: as it will be kept, and as the visitor sees it. */
export type PickedProduct = { record: KeptRecord; item: KeptItemView };

const choicePrefix = "choice.";

/**
 * The product, variation, choices and pieces in the fields of a product's form. Choices may be left open;
 * those that were made are checked as in the cart (rule lists-9).
 * @throws AppError `not_found` for a product that is not here, {@link requireKeepable}'s for one that can't
 * be on a list, `invalid` for choices that are wrong
 */
export async function pickProduct(
  ctx: ShopContext,
  visitor: Visitor,
  fields: Readonly<Record<string, string>>,
): Promise<PickedProduct> {
  const named = typedRowIdSchema.safeParse(fields.product_id);
  if (!named.success) throw gone();
  const choice = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(choicePrefix) && value ? [[name.slice(choicePrefix.length), value]] : [],
    ),
  );
  const chosen = Object.keys(choice).length > 0 ? await findChosenVariation(ctx, named.data, choice) : null;
  const productId = chosen?.id ?? named.data;
  const sellerId = (await findOffer(ctx, productId))?.sellerId;
  const product = sellerId ? await readCartProduct(ctx, productId, sellerId) : null;
  if (!sellerId || !product) throw gone();
  const sent = choicesOf(fields);
  const checked = hasSelections(sent)
    ? checkChoices(product.optionSet, sent)
    : { choices: noChoices, problems: null };
  if (!checked.choices) throw new AppError("invalid", choiceRefusal(checked.problems));
  const qty = typedQty.parse(fields.qty);
  const record = { id: 0, productId, sellerId, lineData: checked.choices, qty };
  const [item] = await readKeptItems(ctx, visitor, [record]);
  const stockStatus = item?.stock.status;
  if (!item || !stockStatus) throw gone();
  if (!ctx.shop.settings.modules.shopping_list.enable) throw gone();
  const { classCode } = product;
  requireKeepable({ classCode, stockStatus, isGiftCard: await hasGiftCards(ctx, productId) });
  return { record, item };
}

const gone = () => new AppError("not_found", phrase("This product is no longer available."));
