import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { WrittenCategory } from "~/models/catalogue/categories/category-record";
import { categoryScreen } from "~/models/office/records/category-screen";
import { moveInTree, type TreeMove, treePlaces, treeSteps } from "~/models/office/records/category-tree";
import { authorize } from "~/models/shops/actors/authorize";
import { officeRecordsPath } from "~/paths/office";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { requireKind } from "../load-record.server";
import { readCategoryTree } from "./read-category-tree.server";

const slug = z.string().min(1).max(200);
const moveSchema: z.ZodType<TreeMove, z.ZodTypeDef, unknown> = z.union([
  z.object({ slug, step: z.enum(treeSteps) }),
  z.object({ slug, beside: slug, as: z.enum(treePlaces) }),
]);

/**
 * Moves a category in the tree and leads back to it (rule office-75). Each category that gets another parent
 * or place is changed as by its form, all or none; what else they say stays.
 * @throws Response 400; AppError `forbidden`
 */
export async function moveCategory(ctx: ShopContext, posted: FormData): Promise<Response> {
  const kind = requireKind(ctx, categoryScreen.kind);
  const move = moveSchema.safeParse(Object.fromEntries(posted));
  if (!move.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  await inTransaction(ctx, async (inner) => {
    for (const { slug: name, parent, position } of moveInTree(await readCategoryTree(inner), move.data)) {
      const before = (await kind.read(inner, name, true)) as WrittenCategory | null;
      if (before) await changeRecord(inner, kind, { name, typed: { ...before, parent, position } });
    }
  });
  return redirect(officeRecordsPath(categoryScreen.segment), 303);
}
