import { access } from "node:fs/promises";
import { join } from "node:path";

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The folder of a shop or marketplace in an unpacked archive: its top, or `folder/` of what an export made,
 * which has the stored rows beside it.
 */
export async function shopFolderIn(unpacked: string): Promise<string> {
  const inside = join(unpacked, "folder");
  for (const file of ["shop.json", "tenant.json"])
    if (!(await isThere(join(unpacked, file))) && (await isThere(join(inside, file)))) return inside;
  return unpacked;
}
