import type { RowMessage } from "../../catalogue/product/product-record";
import type { ShopifyRow } from "./shopify-columns";

/** The rows of one product: the first has the product, every row may have a variant and a picture. */
export type ShopifyGroup = { handle: string; first: ShopifyRow; rows: ShopifyRow[] };

/**
 * Groups rows by handle. Later rows of a product leave the title empty or repeat it; another title with a
 * used handle is another product, and its rows are refused.
 */
export function groupByHandle(rows: ShopifyRow[]): { groups: ShopifyGroup[]; refused: RowMessage[] } {
  const groups = new Map<string, ShopifyGroup>();
  const refused: RowMessage[] = [];
  let refusedHandle = "";
  for (const row of rows) {
    const handle = row.handle.toLowerCase();
    const group = groups.get(handle);
    if (handle === "") refused.push({ line: row.line, reason: "Handle is missing" });
    else if (!group) groups.set(handle, { handle, first: row, rows: [row] });
    else if (row.title !== "" && row.title !== group.first.title) {
      refused.push({
        line: row.line,
        reason: `Handle '${handle}' is already used on line ${group.first.line}`,
      });
      refusedHandle = handle;
      continue;
    } else if (handle === refusedHandle && row.title === "") {
      refused.push({ line: row.line, reason: `belongs to a product refused above ('${handle}')` });
      continue;
    } else group.rows.push(row);
    refusedHandle = "";
  }
  return { groups: [...groups.values()], refused };
}
