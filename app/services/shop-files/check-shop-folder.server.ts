import { addressOfPage } from "~/models/shop-folder/address-of-page";
import type { FileMessage } from "~/models/shop-folder/apply-summary";
import { settingsNotes } from "~/models/shop-folder/settings-notes";
import { slugProblem } from "~/models/shop-folder/slug-problem";
import type { WidgetKit } from "../content/widget-kit";
import { contentHints } from "./content-hints.server";
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
  const { read, faults } = await readFolderParts(folder);
  if (!read) return { faults: [...faults], hints: [] };
  const isWhole = faults.length === 0;
  return {
    faults: [...faults, ...addressFaults(read), ...(isWhole ? await goodsFaults(read) : [])],
    hints: [
      ...settingsNotes(read.shop.settings),
      ...(isWhole ? contentHints(read, check, skusOf(read)) : []),
    ],
  };
}

/** The SKUs content may name; any where the folder has no products. */
export const skusOf = ({ products }: Pick<ShopFolder, "products">): { skus: ReadonlySet<string> | null } => ({
  skus: products && new Set(products.rows.map(({ cells }) => (cells.sku ?? "").trim())),
});

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
        : `slug '${slug}' is already the address of category '${category}'`;
    const file = templateOrigins.get(template)?.file ?? "templates";
    return reason === null ? [] : [{ file, line: null, reason }];
  });
}
