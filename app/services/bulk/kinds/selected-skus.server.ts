import { priceSelectionSchema } from "~/models/catalogue/price/price-change";
import { AppError } from "~/models/platform/error/app-error";
import { listSelected } from "../../catalogue/listing/list-selected.server";
import type { BulkChange } from "./bulk-change";

/** How products are selected: as for prices (rule owners-8). @param of what a row stands for */
export const selectsSkus = (
  of: "priced" | "products",
): Required<Pick<BulkChange<unknown>, "select" | "checkSelection">> => ({
  async select(ctx, selection, after, limit) {
    const found = await listSelected(ctx, priceSelectionSchema.parse(selection), { of, after, limit });
    return found.map(({ id, sku }) => ({ id, row: { sku } }));
  },
  checkSelection(selection) {
    const { error } = priceSelectionSchema.safeParse(selection);
    const issue = error?.issues[0];
    if (issue) throw new AppError("invalid", issue.message, ["selection", ...issue.path].join("."));
  },
});
