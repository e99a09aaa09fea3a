import { slugProblem } from "~/models/catalogue/categories/slug-problem";
import { addressOfPage } from "~/models/content/redirects/address-of-page";
import type { FileMessage } from "~/models/files/apply-summary";
import { deliveryNames } from "~/models/files/folders/delivery-notes";
import { lineOf } from "~/models/files/folders/line-of";
import { opinionFaults } from "~/models/files/folders/opinion-messages";
import { missingPictureText } from "~/models/files/folders/settings-messages";
import type { WidgetCheck } from "../../../content/widgets/widget-kit";
import { contentHints } from "../../apply/content-hints.server";
import { readFolderParts, type ShopFolder } from "../../apply/read-shop-folder.server";
import { deliveryRowNotes } from "./delivery-row-notes.server";
import { goodsFaults } from "./goods-faults.server";
import { shopSettingsMessages } from "./settings-file-messages.server";

/** What is wrong with a shop's folder. */
export type FolderCheck = {
  /** What an apply refuses. */
  faults: FileMessage[];
  /** What an apply takes, and the owner will hardly have meant. */
  hints: FileMessage[];
};

/**
 * Reads a shop's folder and says everything that is wrong with it at once, without a database. While a file
 * cannot be read, what others name in it is not looked for.
 */
export async function checkShopFolder(folder: string, kit: WidgetCheck): Promise<FolderCheck> {
  const { read, faults } = await readFolderParts(folder);
  if (!read) return { faults: [...faults], hints: [] };
  return {
    faults: [
      ...faults,
      ...addressFaults(read),
      ...(await goodsFaults({ ...read, currency: read.shop.currency })),
      ...opinionFaults(read, read.names),
    ],
    hints: [
      ...shopSettingsMessages(read, read.names).notes,
      ...categoryPictures(read),
      ...deliveryRowNotes(read, deliveryNames([read.shop.settings])),
      ...contentHints(read, kit, { ...read.names, unread: read.unread }),
    ],
  };
}

/** Categories whose picture the folder does not have. */
export const categoryPictures = ({
  categories,
  names,
}: Pick<ShopFolder, "categories" | "names">): FileMessage[] =>
  categories.flatMap(({ slug, image, image_mobile }) =>
    [image, image_mobile].flatMap((name) =>
      name && !name.includes("/") && !names.images.has(name)
        ? [{ file: "categories.json", line: null, reason: `${slug}: ${missingPictureText(name)}` }]
        : [],
    ),
  );

/** Pages whose address cannot be one, or is that of a category. */
export function addressFaults({
  templates,
  templateOrigins,
  categories,
}: Pick<ShopFolder, "templates" | "templateOrigins" | "categories">): FileMessage[] {
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
