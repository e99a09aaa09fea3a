import {
  type CategoryRecord,
  type PlacedCategory,
  placeCategories,
  type WrittenCategory,
} from "~/models/catalogue/categories/category-record";
import { joinOrders } from "~/models/files/three-way";
import { AppError } from "~/models/platform/error/app-error";
import { writtenCategory } from "../apply/apply-categories.server";
import { categoryMerge, categoryOrderMerge } from "./merge-kinds.server";
import { type FolderMerge, mergeRecords } from "./merge-records.server";

/** Categories with pictures named by their addresses, and these. */
export type PicturedCategories = {
  placed: PlacedCategory[];
  images: ReadonlyMap<string, { url: string }>;
};

/**
 * The category tree that a shop shall have, of a folder's and its own. What another one lies below stays.
 * @throws AppError `conflict` when both together are no tree
 */
export async function mergeCategories(
  merge: FolderMerge,
  { placed, images }: PicturedCategories,
): Promise<PicturedCategories> {
  const own = [...placed].sort((a, b) => a.position - b.position);
  const folder = new Map(own.map((category) => [category.slug, writtenCategory(category, images, 0)]));
  const shop = await categoryMerge.readShop(merge.ctx);
  const { records } = await mergeRecords(merge, categoryMerge, { folder });
  keepParents(records, (slug) => folder.get(slug) ?? shop.get(slug));
  const order = await mergeRecords(merge, categoryOrderMerge, {
    folder: new Map([["", { slugs: [...folder.keys()] }]]),
  });
  const [ofFolder, ofShop] = [[...folder.keys()], [...shop.keys()]];
  const slugs = (order.kept.size > 0 ? joinOrders(ofShop, ofFolder) : joinOrders(ofFolder, ofShop)).filter(
    (slug) => records.has(slug),
  );
  const tree = placeCategories(slugs.flatMap((slug) => recordOf(records.get(slug))));
  if (tree.problems.length > 0)
    throw new AppError(
      "conflict",
      `categories.json and the shop’s categories together are no tree: ${tree.problems.join("; ")}`,
    );
  // Places in between are the owner's own: they stay where the order does.
  const isOrderOfShop = slugs.length === ofShop.length && slugs.every((slug, at) => slug === ofShop[at]);
  const positionOf = (category: PlacedCategory) =>
    (isOrderOfShop ? shop.get(category.slug)?.position : undefined) ?? category.position;
  const urls = [...records.values()].flatMap(({ image, image_mobile }) =>
    [image ?? [], image_mobile ?? []].flat(),
  );
  return {
    placed: tree.placed.map((category) => ({ ...category, position: positionOf(category) })),
    images: new Map(urls.map((url) => [url, { url }])),
  };
}

function keepParents(
  records: Map<string, WrittenCategory>,
  find: (slug: string) => WrittenCategory | undefined,
): void {
  for (const { parent } of records.values()) {
    const above = parent === null || records.has(parent) ? undefined : find(parent);
    // What is added is gone through, too.
    if (above) records.set(above.slug, above);
  }
}

function recordOf(written: WrittenCategory | undefined): CategoryRecord[] {
  if (!written) return [];
  const { position: _place, ...record } = written;
  return [record];
}
