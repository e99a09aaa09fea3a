import type { CartFigures } from "../../numbers/cart-figures";

const share = ({ placed, abandoned }: CartFigures): number | null =>
  placed + abandoned === 0 ? null : Math.round((100 * placed) / (placed + abandoned));

/** How many of those who filled a cart bought, beside the week before; empty where none was filled. */
export function cartsText(week: CartFigures, before: CartFigures): string {
  const [now, then] = [share(week), share(before)];
  if (now === null) return "";
  const bought = `${now} % of filled carts were ordered`;
  return then === null ? bought : `${bought}, ${then} % the week before`;
}
