import { readdir } from "node:fs/promises";
import { addressOfPage } from "~/models/shop-folder/address-of-page";
import type { FileMessage } from "~/models/shop-folder/apply-summary";
import { lineOf } from "~/models/shop-folder/line-of";
import { settingsNotes } from "~/models/shop-folder/settings-notes";
import { slugProblem } from "~/models/shop-folder/slug-problem";
import type { WidgetKit } from "../content/widget-kit";
import { type ContentSurroundings, contentHints, missingPicture } from "./content-hints.server";
import { goodsFaults } from "./goods-faults.server";
import { readFolderParts, type ShopFolder } from "./read-shop-folder.server";

/** What is wrong with a shop's folder. */
export type FolderCheck = {
  /** What an apply refuses. */
  faults: FileMessage[];
  /** What an apply takes, and the owner will hardly have meant. */
  hints: FileMessage[];
};

/**
 * Reads a shop's folder and says everything that is wrong with it at once, without a database. While a file cannot be
 * read, what others name in it is not looked for.
 */
export async function checkShopFolder(folder: string, check: WidgetKit["check"]): Promise<FolderCheck> {
  const { read, faults, unread } = await readFolderParts(folder);
  if (!read) return { faults: [...faults], hints: [] };
  const surroundings = { ...(await surroundingsOf(read)), unread };
  return {
    faults: [...faults, ...addressFaults(read), ...(await goodsFaults(read, unread))],
    hints: [
      ...settingsNotes(read.shop.settings),
      ...categoryPictures(read, surroundings.images),
      ...contentHints(read, check, surroundings),
    ],
  };
}

/** The SKUs and pictures content may name; any SKU where the folder has no products. */
export const surroundingsOf = async ({
  products,
  imagesFolder,
}: Pick<ShopFolder, "products" | "imagesFolder">): Promise<ContentSurroundings> => ({
  skus: products && new Set(products.rows.map(({ cells }) => (cells.sku ?? "").trim())),
  images: new Set(await readdir(imagesFolder).catch(() => [])),
  unread: new Set(),
});

/** Categories whose picture the folder does not have. */
const categoryPictures = ({ categories }: ShopFolder, images: ReadonlySet<string>): FileMessage[] =>
  categories.flatMap(({ slug, image, image_mobile }) =>
    [image, image_mobile].flatMap((name) =>
      name && !name.includes("/") && !images.has(name)
        ? [{ file: "categories.json", line: null, reason: `${slug}: ${missingPicture(name)}` }]
        : [],
    ),
  );

/** Pages whose address cannot be one, or is that of a category. */
function addressFaults({ templates, templateOrigins, categories }: ShopFolder): FileMessage[] {
  const taken = new Map(categories.map(({ slug, name }) => [slug, name]));
  return templates.flatMap((template) => {
    const slug = addressOfPage(template.head);
    if (slug === null) return [];
    const category = taken.get(slug);
    const reason =
      category === undefined
        ? slugProblem(slug)
        : `slug '${slug}' is already the address of category '${category}': give this page another one`;
    const { file, text } = templateOrigins.get(template) ?? { file: "templates", text: "" };
    return reason === null ? [] : [{ file, line: lineOf(text, '"slug"'), reason }];
  });
}
