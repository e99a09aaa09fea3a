import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { recordVersions } from "~/tables/shops/records";
import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { type ListedFields, listProductFields } from "../../catalogue/product/list-product-fields.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addedTogether, type Moments } from "./added-together.server";
import type { Undo } from "./find-undos.server";

/**
 * Archives what a change added to a product's family, all of it or nothing, and makes the other members that
 * it changed what they were before, so that an option goes from all of them at once (rule office-98).
 * @param change a member of the family, and when the audit has the change
 * @throws AppError `conflict` where one of them was changed since; `not_found`, `forbidden`
 */
export async function undoAdded(ctx: ShopContext, { name, at }: Pick<Undo, "name" | "at">): Promise<void> {
  const moments = { from: new Date(at), before: new Date(Date.parse(at) + 1) };
  await inTransaction(ctx, async (inner) => {
    const added = await addedTogether(inner, { sku: name }, moments);
    const roots = added.filter(({ isRoot }) => isRoot);
    const formers = roots.length > 0 ? [] : await formersOf(inner, await familyOf(inner, name), moments);
    const concerned = [...added.map(({ sku }) => sku), ...formers.map(({ sku }) => sku)];
    if (concerned.length === 0)
      throw new AppError("not_found", "What this change added is not there any more.");
    await refuseChangedSince(inner, concerned, moments);
    const gone = (roots.length > 0 ? roots : added).map(({ sku }) => ({ sku }));
    const archived = await archiveProducts(inner, gone);
    const restored = await changeProducts(inner, formers);
    const [refused] = [...archived.refused, ...restored.refused];
    if (refused) throw new AppError("conflict", `${refused.sku}: ${refused.reason}`);
  });
}

async function familyOf(ctx: ShopContext, sku: string): Promise<ListedFields[]> {
  const [own] = await listProductFields(ctx, [sku]);
  return listProductFields(ctx, [own?.parentSku ?? sku]);
}

/** Members of a family as they were before a change, with the fields they got by it emptied. */
async function formersOf(ctx: ShopContext, family: readonly ListedFields[], { from, before }: Moments) {
  const fieldsOf = new Map(family.map(({ sku, fields }) => [sku, fields]));
  const rows = await ctx.db
    .select({ sku: recordVersions.name, record: recordVersions.record })
    .from(recordVersions)
    .where(
      and(
        isProduct(ctx),
        inArray(recordVersions.name, [...fieldsOf.keys()]),
        gte(recordVersions.auditedAt, from),
        lt(recordVersions.auditedAt, before),
      ),
    );
  return rows.map(({ sku, record }) => {
    const emptied = Object.fromEntries(Object.keys(fieldsOf.get(sku) ?? {}).map((column) => [column, ""]));
    const fields: ListedFields["fields"] = Object.assign({}, emptied, record);
    return { sku, fields };
  });
}

async function refuseChangedSince(ctx: ShopContext, skus: readonly string[], { before }: Moments) {
  const since = await ctx.db
    .selectDistinct({ name: recordVersions.name })
    .from(recordVersions)
    .where(
      and(isProduct(ctx), inArray(recordVersions.name, [...skus]), gte(recordVersions.auditedAt, before)),
    );
  if (since.length === 0) return;
  const names = since.map(({ name }) => name).join(", ");
  throw new AppError("conflict", `Changed since, and all stay: ${names}. Archive them on their page.`);
}

const isProduct = ({ tenant }: ShopContext) =>
  and(eq(recordVersions.tenantId, tenant.id), eq(recordVersions.kind, "product"));
