import { mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import { type ImportReport, summaryReport } from "~/models/files/import-report";
import { importWorkReport } from "~/models/office/host/works/import-work-report";
import type { FoundInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import type { FilesContext } from "../../../files/files-context.server";
import { importFile } from "../../../files/import-file.server";
import { createShop, starterFolder } from "../../../files/seed/create-shop.server";
import { sampleGoods } from "../../../files/seed/sample-goods.server";
import { createDiskStore } from "../../../platform/file-store/disk-store.server";
import { officeOrigin } from "../../../shops/directory/office-origin.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { inviteStaff } from "../../../staff/members/invite-staff.server";
import type { Work, WorkDeps } from "./host-work";
import { beginWithFolder } from "./unpacked/begin-with-folder.server";
import { goodsFolderIn } from "./unpacked/goods-folder.server";
import { inTrial } from "./unpacked/in-trial.server";
import { shopFolderIn } from "./unpacked/shop-folder-in.server";
import { fetchArchive, fetchFile } from "./work-files.server";

/** A new shop, with what it begins with and its owner (rules hosting-4 and hosting-8). */
export const foundWork: Work<FoundInput> = {
  async preview(deps, input) {
    // What a shop would keep lands in a folder that goes.
    const fileStore = createDiskStore(join(deps.folder, "store"));
    return found(deps, input, { ...deps.base, fileStore }, { isTrial: true });
  },
  run: (deps, input) => found(deps, input, deps.base, { isTrial: false }),
};

async function found(
  deps: WorkDeps,
  input: FoundInput,
  base: FilesContext,
  { isTrial }: { isTrial: boolean },
): Promise<WorkReport> {
  const fill = await readBeginning(deps, input);
  return inTrial(base, { isTrial }, async (tx) => {
    const inner = { ...base, db: tx };
    const report = importWorkReport(await fill(inner));
    const shop = await readShop(tx, eq(shops.code, input.code));
    if (!shop) throw new AppError("not_found", `There is no shop '${input.code}'.`);
    const founded = { ...inner, tenant: shop.tenant, shop, officeOrigin: officeOrigin(shop, deps.job) };
    const given = { sellerId: null, roles: ["owner"], shopId: null } as const;
    await inviteStaff(founded, { email: input.email, name: input.owner }, given);
    if (!isTrial) base.log.info("shop founded", { shop: input.code });
    return report;
  });
}

/** Reads the files before the transaction begins. @returns what makes the shop, and tells what came */
async function readBeginning(
  deps: WorkDeps,
  input: FoundInput,
): Promise<(base: FilesContext) => Promise<ImportReport>> {
  const { code, domain, name, tagline, email, beginning } = input;
  const unpacked = beginning === "folder" ? await archiveOf(deps, input, "file") : null;
  const inFolder = unpacked === null ? null : await goodsFolderIn(unpacked);
  if (unpacked !== null && !inFolder)
    return beginWithFolder(deps, await shopFolderIn(unpacked), { code, name, domain, email });
  const goods = inFolder ?? (await readGoods(deps, input));
  return async (base) => {
    const made = await createShop(base, starterFolder, { code, domain, name, tagline, email });
    if (!goods) return { ...summaryReport(made, []), counts: [] };
    const shop = await readShop(base.db, eq(shops.code, code));
    if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
    return importFile({ ...base, tenant: shop.tenant, shop }, goods, deps.onProgress);
  };
}

async function readGoods(deps: WorkDeps, input: FoundInput) {
  if (input.beginning === "empty") return null;
  if (input.beginning === "demo") return sampleGoods;
  if (!input.file) throw new AppError("invalid", "Choose the file of products.");
  const place = join(deps.folder, "products");
  await mkdir(place);
  const isArchive = /\.zip$/i.test(input.file.name);
  if (isArchive) {
    const goods = await goodsFolderIn(await archiveOf(deps, input, "file"));
    if (!goods)
      throw new AppError("invalid", "This is the folder of a shop: choose that it begins with one.");
    return input.pictures ? { ...goods, imagesFolder: await archiveOf(deps, input, "pictures") } : goods;
  }
  const sent = await fetchFile(deps.base.fileStore, input.file.key, join(deps.folder, "sent"));
  const file = join(place, basename(input.file.name).replace(/[^\w.-]+/g, "-") || "products.csv");
  await rename(sent, file);
  return { file, imagesFolder: input.pictures ? await archiveOf(deps, input, "pictures") : null };
}

async function archiveOf(deps: WorkDeps, input: FoundInput, part: "file" | "pictures"): Promise<string> {
  const sent = input[part];
  if (!sent) throw new AppError("invalid", "Choose the ZIP of the shop’s folder.");
  return fetchArchive(deps.base.fileStore, sent.key, { folder: deps.folder, name: `unpacked-${part}` });
}
