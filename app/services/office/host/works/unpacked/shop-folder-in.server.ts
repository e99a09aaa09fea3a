import { access } from "node:fs/promises";
import { join } from "node:path";

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What lies at the top of the folder of a shop or of a marketplace. */
const marks = ["shop.json", "tenant.json"];

/**
 * The folder of a shop or marketplace in an unpacked archive: its top, or `folder/` of what an export made,
 * which has the stored rows beside it.
 */
export async function shopFolderIn(unpacked: string): Promise<string> {
  const inside = join(unpacked, "folder");
  return !(await hasMark(unpacked)) && (await hasMark(inside)) ? inside : unpacked;
}

/** Whether an unpacked archive holds the folder of a shop or marketplace. */
export const isShopFolder = async (unpacked: string): Promise<boolean> =>
  hasMark(await shopFolderIn(unpacked));

async function hasMark(folder: string): Promise<boolean> {
  for (const file of marks) if (await isThere(join(folder, file))) return true;
  return false;
}
