// @public

import { readValues } from "~/models/platform/fields/read-value";
import { ageFields } from "~/models/shops/visitors/age-fields";
import { type AgeWords, ageWords } from "~/models/shops/visitors/age-words";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readSpokenContents } from "../widgets/read-widget-contents.server";

/** Attribute name of the words a tobacco shop asks for the age with. */
const contentName = "age-confirmation";

/** The words of the age confirmation of a tobacco shop; null in every other shop. */
export async function findAgeWords(
  ctx: ShopContext & { addCacheTags: (...tags: string[]) => void },
): Promise<AgeWords | null> {
  if (ctx.shop.industry !== "tobacco") return null;
  ctx.addCacheTags(`widget:${contentName}`);
  const content = (await readSpokenContents(ctx, [contentName])).get(contentName);
  const item = content?.type === "age-confirmation" ? content.items[0] : undefined;
  return ageWords(readValues(ageFields, item), ctx.shop.settings.checkout.legalAge);
}
