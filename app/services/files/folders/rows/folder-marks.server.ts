import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FolderMarks } from "~/models/files/folder-marks";
import { folderMarks } from "~/tables/files/folder-marks";
import { ofShop, shopKey } from "../../../shops/context/of-shop.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

/** Folders that were exported and never applied of which the marks are kept, the latest ones. */
const maxExported = 10;

/** What a folder held when it was last applied or exported; null for one the shop does not know. */
export async function readFolderMarks(ctx: ShopContext, folder: string): Promise<FolderMarks | null> {
  const [row] = await ctx.db
    .select({ marks: folderMarks.marks })
    .from(folderMarks)
    .where(and(ofShop(folderMarks, ctx), eq(folderMarks.folder, folder)));
  return row?.marks ?? null;
}

/**
 * Keeps what a folder holds now (rule shop-folders-6); marks of kinds that are not named stay. Call it in the
 * transaction of its apply or export.
 */
export async function saveMarks(
  ctx: ShopContext,
  { folder, marks, by }: { folder: string; marks: FolderMarks; by: "apply" | "export" },
): Promise<void> {
  const now = ctx.now();
  const appliedAt = by === "apply" ? now : null;
  await ctx.db
    .insert(folderMarks)
    .values({ ...shopKey(ctx), folder, marks, markedAt: now, appliedAt })
    .onConflictDoUpdate({
      target: [folderMarks.tenantId, folderMarks.shopId, folderMarks.folder],
      set: {
        markedAt: now,
        marks: sql`${folderMarks.marks} || excluded.marks`,
        appliedAt: sql`coalesce(excluded.applied_at, ${folderMarks.appliedAt})`,
      },
    });
  if (by === "apply") return;
  const old = await ctx.db
    .select({ folder: folderMarks.folder })
    .from(folderMarks)
    .where(and(ofShop(folderMarks, ctx), isNull(folderMarks.appliedAt)))
    .orderBy(desc(folderMarks.markedAt))
    .offset(maxExported);
  const names = old.map((row) => row.folder);
  if (names.length > 0)
    await ctx.db.delete(folderMarks).where(and(ofShop(folderMarks, ctx), inArray(folderMarks.folder, names)));
}
