// @public

import type { Address } from "../../accounts/address/address";
import { type LineChoices, noChoices } from "../../catalogue/options/line-choices";
import { AppError } from "../../platform/error/app-error";
import type { Minor } from "../../platform/money/money";

/**
 * What an edit makes of an order (rule order-edits-2). `qty` names lines by their ids, 0 removes one; what is
 * absent stays.
 */
export type OrderEdit = {
  qty?: ReadonlyMap<number, number>;
  add?: readonly { sku: string; qty: number }[];
  email?: string;
  shippingAddress?: Address;
  billingAddress?: Address;
  shippingMethodCode?: string;
};

/** What tells whether an edit changes what an order costs. */
type PricedPlace = { shippingAddress: Address | null; billingAddress: Address };

/**
 * Whether an edit may change what an order costs (rule order-edits-7): its lines, its shipping method, or a
 * country, state or postal code that shipping and tax depend on.
 */
export function needsPricing(order: PricedPlace, edit: OrderEdit): boolean {
  const { qty, add, shippingMethodCode, shippingAddress, billingAddress } = edit;
  if ((qty?.size ?? 0) > 0 || (add?.length ?? 0) > 0 || shippingMethodCode !== undefined) return true;
  const [was, now] =
    order.shippingAddress === null
      ? ([order.billingAddress, billingAddress] as const)
      : ([order.shippingAddress, shippingAddress] as const);
  return now !== undefined && !isSamePlace(was, now);
}

const isSamePlace = (was: Address, now: Address): boolean =>
  was.country === now.country && was.state === now.state && was.postcode === now.postcode;

/** A line of an order, as an edit needs it. Amounts in minor units. */
export type EditableLine = {
  id: number;
  productId: number;
  sku: string;
  lineKey: string;
  lineData: LineChoices;
  qty: number;
  autoAddedBy: string | null;
  needsShipping: boolean;
  priceMinor: Minor;
};

/**
 * A line after an edit. `wasQty` is 0 for a new one, whose id counts on from those of the order;
 * `agreedMinor` is the unit price it was ordered at with its options' fees.
 */
export type EditedLine = Pick<
  EditableLine,
  "id" | "productId" | "lineKey" | "lineData" | "qty" | "autoAddedBy"
> & {
  wasQty: number;
  agreedMinor: Minor | null;
};

/** Pieces of one line, and lines of one order. */
const [mostPieces, mostLines] = [9999, 200];

/**
 * The lines of an order after an edit (rule order-edits-2). Pieces that are added of a product that a line
 * without choices has are added to that line. Gifts follow their discount and are not edited.
 * @param products those that are added, by SKU
 * @param isAccepted whether downloads and gift cards of the order were handed out
 * @throws AppError `invalid` for lines and quantities the order cannot have
 */
export function editedLines(
  lines: readonly EditableLine[],
  { qty = new Map(), add = [] }: Pick<OrderEdit, "qty" | "add">,
  products: ReadonlyMap<string, { productId: number; needsShipping: boolean; needsChoices: boolean }>,
  isAccepted: boolean,
): EditedLine[] {
  const wanted = new Map(lines.map((line) => [line.id, qty.get(line.id) ?? line.qty]));
  for (const id of qty.keys())
    if (!wanted.has(id)) throw new AppError("invalid", "This order does not have this line.");
  const added: EditedLine[] = [];
  let nextId = Math.max(0, ...lines.map(({ id }) => id)) + 1;
  for (const { sku, qty: more } of add) {
    const product = products.get(sku);
    if (!product) throw new AppError("invalid", `${sku}: no such product is sold here.`, "add");
    if (product.needsChoices)
      throw new AppError("invalid", `${sku} is sold with choices, which only its page offers.`, "add");
    if (isAccepted && !product.needsShipping)
      throw new AppError("invalid", `${sku} is not delivered, so it cannot be added to a paid order.`, "add");
    const same = lines.find(
      (line) => line.productId === product.productId && line.lineKey === "" && line.autoAddedBy === null,
    );
    const again = added.find(({ productId }) => productId === product.productId);
    if (same) wanted.set(same.id, (wanted.get(same.id) ?? 0) + more);
    else if (again) again.qty += more;
    else
      added.push({
        id: nextId++,
        productId: product.productId,
        lineKey: "",
        lineData: noChoices,
        qty: more,
        wasQty: 0,
        autoAddedBy: null,
        agreedMinor: null,
      });
  }
  const kept = lines.flatMap((line): EditedLine[] => {
    const { id, productId, lineKey, lineData, autoAddedBy, priceMinor } = line;
    const now = wanted.get(id) ?? line.qty;
    if (now === line.qty || checkedQty(line, now, isAccepted) > 0)
      return [
        {
          id,
          productId,
          lineKey,
          lineData,
          autoAddedBy,
          qty: now,
          wasQty: line.qty,
          agreedMinor: priceMinor,
        },
      ];
    return [];
  });
  const all = [...kept, ...added];
  if (!all.some(({ autoAddedBy }) => autoAddedBy === null))
    throw new AppError("invalid", "Nothing would be left of this order. Cancel it instead.");
  if (all.length > mostLines)
    throw new AppError("invalid", `An order has at most ${mostLines} lines.`, "add");
  for (const line of all) if (line.qty > mostPieces || line.qty < 1) throw badQty("add");
  return all;
}

function checkedQty(
  { id, sku, autoAddedBy, needsShipping }: EditableLine,
  now: number,
  isAccepted: boolean,
): number {
  const field = `qty.l${id}`;
  if (autoAddedBy !== null)
    throw new AppError("invalid", `${sku} is a gift, which follows its discount.`, field);
  if (!Number.isInteger(now) || now < 0 || now > mostPieces) throw badQty(field);
  if (isAccepted && !needsShipping)
    throw new AppError("invalid", `${sku} was handed out when the order was paid, so it stays.`, field);
  return now;
}

const badQty = (field: string) => new AppError("invalid", `Enter 0 to ${mostPieces} pieces.`, field);

/** What an edit did to the lines, in words: '+2 × MUG, −1 × LAMP'; empty for nothing. */
export function editText(lines: readonly { sku: string; wasQty: number; qty: number }[]): string {
  return lines
    .filter(({ wasQty, qty }) => wasQty !== qty)
    .map(({ sku, wasQty, qty }) => `${qty > wasQty ? "+" : "−"}${Math.abs(qty - wasQty)} × ${sku}`)
    .join(", ");
}
