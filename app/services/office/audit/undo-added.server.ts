import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { recordVersions } from "~/tables/shops/records";
import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addedTogether } from "./added-together.server";
import type { Undo } from "./find-undos.server";
import { undoChange } from "./undo-change.server";

/**
 * Archives what a change added to a product's family, all of it or nothing, and makes the product what it was
 * before (rule office-98).
 * @throws AppError `conflict` where one of them was changed since; `not_found`, `forbidden`
 */
export async function undoAdded(ctx: ShopContext, { name, at }: Pick<Undo, "name" | "at">): Promise<void> {
  const moments = { from: new Date(at), before: new Date(Date.parse(at) + 1) };
  await inTransaction(ctx, async (inner) => {
    const added = await addedTogether(inner, { sku: name }, moments);
    const [first] = added;
    if (!first) throw new AppError("not_found", "What this change added is not there any more.");
    const skus = added.map(({ sku }) => sku);
    const isProduct = and(eq(recordVersions.tenantId, inner.tenant.id), eq(recordVersions.kind, "product"));
    const since = await inner.db
      .selectDistinct({ name: recordVersions.name })
      .from(recordVersions)
      .where(
        and(isProduct, inArray(recordVersions.name, skus), gte(recordVersions.auditedAt, moments.before)),
      );
    if (since.length > 0) {
      const names = since.map((one) => one.name).join(", ");
      throw new AppError("conflict", `Changed since, and all stay: ${names}. Archive them on their page.`);
    }
    const roots = added.filter(({ isRoot }) => isRoot);
    const gone = roots.length > 0 ? roots : added;
    const { refused } = await archiveProducts(
      inner,
      gone.map(({ sku }) => ({ sku })),
    );
    if (refused[0]) throw new AppError("conflict", `${refused[0].sku}: ${refused[0].reason}`);
    const [former] = await inner.db
      .select({
        name: recordVersions.name,
        version: recordVersions.version,
        at: recordVersions.at,
      })
      .from(recordVersions)
      .where(
        and(
          isProduct,
          eq(recordVersions.name, first.rootSku),
          gte(recordVersions.auditedAt, moments.from),
          lt(recordVersions.auditedAt, moments.before),
        ),
      );
    if (former && roots.length === 0)
      await undoChange(inner, { ...former, kind: "product", at: former.at.toISOString() });
  });
}
