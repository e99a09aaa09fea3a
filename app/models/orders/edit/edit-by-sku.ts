import { AppError } from "../../platform/error/app-error";
import type { EditableLine, OrderEdit } from "./order-edit";

/**
 * An edit by SKUs: each with how many pieces the order has of it afterwards, 0 for none. What is not named
 * stays.
 * @throws AppError `invalid` for a SKU that several lines have, told apart by their choices
 */
export function editBySku(
  lines: readonly Pick<EditableLine, "id" | "sku" | "autoAddedBy">[],
  wanted: readonly { sku: string; qty: number }[],
): Required<Pick<OrderEdit, "qty" | "add">> {
  const qty = new Map<number, number>();
  const add: { sku: string; qty: number }[] = [];
  for (const { sku, qty: pieces } of wanted) {
    const [line, other] = lines.filter((one) => one.sku === sku && one.autoAddedBy === null);
    if (other)
      throw new AppError(
        "invalid",
        `Several lines of this order are of ${sku}. Edit it in the office.`,
        "lines",
      );
    if (line) qty.set(line.id, pieces);
    else if (pieces > 0) add.push({ sku, qty: pieces });
  }
  return { qty, add };
}
