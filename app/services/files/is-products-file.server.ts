// @public

import { fileKind } from "~/models/files/moving/file-kind";
import { openCsv } from "./folders/formats/open-csv.server";

/**
 * Whether a file has the columns of a file of products. One that cannot be read as columns has not: an import
 * of it alone says why.
 */
export async function isProductsFile(file: string): Promise<boolean> {
  const csv = await openCsv(file).catch(() => null);
  await csv?.rows.return(undefined);
  return csv !== null && fileKind(csv.header) === "products";
}
