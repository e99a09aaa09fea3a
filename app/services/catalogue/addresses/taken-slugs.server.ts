// @public

import { and, eq, inArray } from "drizzle-orm";
import { slugProblem } from "~/models/catalogue/categories/slug-problem";
import { slugs } from "~/tables/content/content";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SlugKind } from "./claim-slugs.server";

/** An address that is in use, and what it leads to. */
export type TakenSlug = { kind: SlugKind; targetId: number };

/** The addresses of the tenant, those of its shops included, that lead to something of the given kinds. */
export async function findTakenSlugs(
  ctx: ShopContext,
  kinds: SlugKind[],
): Promise<ReadonlyMap<string, TakenSlug>> {
  const rows = await ctx.db
    .select()
    .from(slugs)
    .where(and(eq(slugs.tenantId, ctx.tenant.id), inArray(slugs.kind, kinds)));
  return new Map(
    rows.flatMap(({ slug, kind, targetId }) =>
      kind === "redirect" || targetId === null ? [] : [[slug, { kind, targetId }] as const],
    ),
  );
}

/** Why a slug can't be claimed, or null: its form, a reserved word, or something else that has it. */
export function addressProblem(slug: string, taken: ReadonlyMap<string, TakenSlug>): string | null {
  const other = taken.get(slug);
  return other ? `slug '${slug}' is already the address of a ${other.kind}` : slugProblem(slug);
}
