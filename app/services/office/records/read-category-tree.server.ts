import type { WrittenCategory } from "~/models/catalogue/categories/category-record";
import { categoryScreen } from "~/models/office/records/category-screen";
import type { TreeEntry } from "~/models/office/records/category-tree";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { RecordKind, WholeKind } from "../../shops/records/record-kind";
import { requireKind } from "../load-record.server";

/** All categories of the business, for their tree (rule office-75). @throws AppError `forbidden` */
export async function readCategoryTree(ctx: ShopContext): Promise<TreeEntry[]> {
  const kind = requireKind(ctx, categoryScreen.kind);
  authorize(await ctx.actor(), "view", kind.subjectOf(ctx));
  if (!isWhole(kind)) return [];
  const all = [...(await kind.readAll(ctx))] as [string, WrittenCategory][];
  return all.map(([slug, { name, parent, position, is_active: isShown }]) => ({
    slug,
    name,
    parent,
    position,
    isShown,
  }));
}

const isWhole = (kind: RecordKind<unknown>): kind is WholeKind<unknown> => "readAll" in kind;
