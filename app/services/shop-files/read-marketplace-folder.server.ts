import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "~/models/error/app-error";
import type { PlacedCategory } from "~/models/shop-folder/category-file";
import { type QuestionFileRecord, questionFileSchema } from "~/models/shop-folder/question-file";
import { type ReviewFileRecord, reviewFileSchema } from "~/models/shop-folder/review-file";
import { type SellerReviewFileRecord, sellerReviewFileSchema } from "~/models/shop-folder/seller-review-file";
import {
  type SellerFile,
  sellersFileSchema,
  type TenantFile,
  tenantFileSchema,
} from "~/models/shop-folder/tenant-file";
import { type CsvFile, readCsv } from "./read-csv.server";
import { readJson } from "./read-json-file.server";
import {
  readCategories,
  readOptionSetFile,
  readShopFolder,
  type ShopFolder,
} from "./read-shop-folder.server";

/** Everything a marketplace's folder holds but its pictures and downloads (docs/shop-folder.md). */
export type MarketplaceFolder = {
  /** Absolute path of the pictures of all its shops and products. */
  imagesFolder: string;
  /** Absolute path of the files that buyers may download. */
  downloadsFolder: string;
  tenant: TenantFile;
  sellers: SellerFile[];
  /** Parents before children. */
  categories: PlacedCategory[];
  optionSets: ShopFolder["optionSets"];
  products: CsvFile | null;
  offers: CsvFile | null;
  reviews: ReviewFileRecord[];
  sellerReviews: SellerReviewFileRecord[];
  questions: QuestionFileRecord[];
  /** By code; without categories and products of their own. */
  shops: ShopFolder[];
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether a folder is that of a marketplace, with shops in it, instead of one shop's. */
export const isMarketplaceFolder = (folder: string): Promise<boolean> => isThere(join(folder, "tenant.json"));

/**
 * Reads a marketplace's folder whole. Only rows of products and offers may be wrong one by one.
 * @throws AppError `invalid` naming the file and the fault
 */
export async function readMarketplaceFolder(folder: string): Promise<MarketplaceFolder> {
  const tenant = await readJson(folder, "tenant.json", tenantFileSchema);
  if (!tenant)
    throw new AppError("invalid", `${folder} is not a marketplace's folder: it has no tenant.json`);
  const sellers = await readJson(folder, "sellers.json", sellersFileSchema);
  if (!sellers) throw new AppError("invalid", `${folder}: sellers.json is missing`);
  const csv = async (name: string) =>
    (await isThere(join(folder, name))) ? readCsv(join(folder, name)) : null;
  const imagesFolder = join(folder, "images");
  return {
    ...{
      imagesFolder,
      downloadsFolder: join(folder, "downloads"),
      tenant,
      sellers,
      categories: await readCategories(folder),
    },
    optionSets: await readOptionSetFile(folder, tenant.currency),
    products: await csv("products.csv"),
    offers: await csv("offers.csv"),
    reviews: (await readJson(folder, "reviews.json", reviewFileSchema)) ?? [],
    sellerReviews: (await readJson(folder, "seller-reviews.json", sellerReviewFileSchema)) ?? [],
    questions: (await readJson(folder, "questions.json", questionFileSchema)) ?? [],
    shops: await readShops(folder, { imagesFolder, tenant, sellers }),
  };
}

async function readShops(
  folder: string,
  { imagesFolder, tenant, sellers }: Pick<MarketplaceFolder, "imagesFolder" | "tenant" | "sellers">,
): Promise<ShopFolder[]> {
  const entries = await readdir(join(folder, "shops"), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (names.length === 0) throw new AppError("invalid", `${folder}: there is no shop in shops/`);
  const shops: ShopFolder[] = [];
  for (const name of names.sort()) {
    const read = await readShopFolder(join(folder, "shops", name));
    const { code, type, seller } = read.shop;
    const refuse = (reason: string) => new AppError("invalid", `shops/${name}: ${reason}`);
    if (code !== name) throw refuse(`shop.json has the code '${code}'`);
    if (read.products || read.categories.length > 0 || read.optionSets.size > 0)
      throw refuse("products, options and categories belong into the marketplace's own folder");
    if (read.reviews.length > 0 || read.questions.length > 0)
      throw refuse("reviews and questions belong into the marketplace's own folder");
    if (type === "marketplaceseller" && !sellers.some((one) => one.code === seller))
      throw refuse(`shop.json needs the code of a seller of sellers.json as 'seller'`);
    shops.push({ ...read, imagesFolder, shop: { ...read.shop, currency: tenant.currency } });
  }
  return shops;
}
