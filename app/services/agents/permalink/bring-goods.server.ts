import type { LinkedItem } from "~/models/agents/permalink/item-path";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartPath, checkoutPath, productPath } from "~/paths";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { listCartIds } from "../../selling/cart/list-carts.server";
import { addSeveral } from "../../selling/lines/add-several.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { takeCodes } from "../purchase/take-answers.server";
import { readLinkedGoods } from "./read-linked-goods.server";

/** What became of the goods of a link. */
export type BroughtGoods = {
  /** Who has them now: a guest without a session got one. */
  visitor: Visitor;
  cartIds: string[];
  /** `Set-Cookie` of the session that was started. */
  setCookie: string | undefined;
  /** What is said of goods and codes that could not be taken. */
  refusals: string[];
  /** Whether all goods are in the cart. */
  isWhole: boolean;
  /** The page of the only product, where it could not be added as it is: options are chosen there. */
  productPage: string | null;
};

/**
 * Adds the goods of a link to a visitor's carts as their pages do, and applies its codes (rule agents-22).
 */
export async function bringGoods(
  ctx: RequestContext,
  visitor: Visitor,
  { items, codes }: { items: readonly LinkedItem[]; codes: readonly string[] },
): Promise<BroughtGoods> {
  const goods = await readLinkedGoods(ctx, visitor, items);
  const wanted = goods.map(({ qty, known }) => ({
    qty,
    productId: known?.productId ?? null,
    ...(known ? { sellerId: known.sellerId } : {}),
  }));
  const { additions, setCookie } = await addSeveral(ctx, visitor, wanted);
  const holder = setCookie ? await visitorAfter(ctx, { headers: new Headers() }, setCookie) : visitor;
  const cartIds = (await listCartIds(ctx, holder)).map(({ id }) => id);
  const said = goods.flatMap(({ known, sku }, at) => {
    const { addedQty = 0, isLowered = true, message = "" } = additions[at] ?? {};
    if (!known) return [missingText(sku, goods.length)];
    if (!isLowered) return [];
    return [addedQty > 0 || goods.length === 1 ? message : named(known.item.name, message)];
  });
  const refusedCodes = cartIds.length > 0 ? await takeCodes(ctx, { visitor: holder, cartIds }, codes) : [];
  const [only, ...others] = goods;
  const isAdded = additions.every(({ addedQty }) => addedQty > 0);
  const slug = others.length === 0 && !isAdded ? only?.known?.item.slug : "";
  return {
    visitor: holder,
    cartIds,
    setCookie,
    refusals: [...new Set([...said, ...refusedCodes])],
    isWhole: isAdded && said.length === 0,
    productPage: slug ? productPath(slug, only?.known?.item.isVariation ? only.sku : undefined) : null,
  };
}

/** Some reasons begin with the name of what is refused. */
const named = (name: string, message: string): string =>
  message.startsWith(`${name}:`) ? message : `${name}: ${message}`;

/** Of several goods it is said by its SKU which one the shop does not have. */
const missingText = (sku: string, asked: number): string => {
  const text = phrase("We couldn’t find this product.");
  return asked === 1 ? text : `${sku}: ${text}`;
};

/** Where a visitor goes on once goods were added, or could not be; `asked` is what the link wants. */
export const nextPage = ({ isWhole, productPage }: BroughtGoods, asked = ""): string =>
  productPage ?? (asked || (isWhole ? checkoutPath() : cartPath()));
