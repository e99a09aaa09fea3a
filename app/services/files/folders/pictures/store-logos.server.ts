import type { FileMessage } from "~/models/files/apply-summary";
import type { SellerFile } from "~/models/files/folders/tenant-file";
import { findOrRemark } from "../../../catalogue/listing/find-or-remark.server";
import type { PictureFinder } from "./find-pictures.server";

/**
 * Stores the sellers' logos that are pictures of the folder. A logo that is an address stays one; a seller
 * whose picture is missing has none, and is named with what else is wrong in the file.
 */
export async function storeLogos(
  sellers: readonly SellerFile[],
  pictures: PictureFinder,
): Promise<{ pictured: SellerFile[]; notes: FileMessage[] }> {
  const notes: FileMessage[] = [];
  const pictured: SellerFile[] = [];
  for (const seller of sellers) {
    const { logo } = seller.profile;
    if (!logo || logo.includes("/")) {
      pictured.push(seller);
      continue;
    }
    const remark = (reason: string) =>
      notes.push({ file: "sellers.json", line: null, reason: `seller '${seller.code}': ${reason}` });
    const image = pictures.names.has(logo) ? await findOrRemark(pictures, logo, remark) : null;
    pictured.push({ ...seller, profile: { ...seller.profile, logo: image?.url ?? "" } });
  }
  return { pictured, notes };
}
