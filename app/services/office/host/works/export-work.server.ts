import { join } from "node:path";
import type { ExportInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { isMarketplace } from "../../../files/apply/is-marketplace.server";
import { exportMarketplaceFolder } from "../../../files/export-marketplace-folder.server";
import { exportShopFolder } from "../../../files/export-shop-folder.server";
import { packFolder } from "../../../platform/archive/pack-folder.server";
import { shopIn } from "../databases/find-hosted-shop.server";
import { daysToPutBack, endBusiness } from "../removal/end-business.server";
import type { Work, WorkDeps } from "./host-work";
import { keepFileAt, madeFileKey, madeFilesPrefix } from "./work-files.server";
import { writeExport } from "./write-export.server";

/**
 * Exports a business as a ZIP: its folder, as an apply takes it, and every row as it is stored. With `ends`
 * it is then shut, and goes after its days (rule hosting-9).
 */
export const exportWork: Work<ExportInput> = {
  async run(deps, input) {
    if (input.ofStaff !== undefined) return exportOwn(deps);
    const { base, code, folder, hostCode, workId, onProgress, askedBy } = deps;
    const { ends } = input;
    const shop = await shopIn(base.db, code);
    const ctx = { ...base, tenant: shop.tenant, shop };
    const path = join(folder, "export.zip");
    const taken = await writeExport(ctx, { folder, path }, onProgress);
    const key = madeFileKey(hostCode, workId);
    const sizeBytes = await keepFileAt(base.fileStore, key, path);
    if (ends) await endBusiness(ctx, askedBy);
    return {
      taken,
      changed: ends ? [`The shop is shut, and goes for good in ${daysToPutBack} days.`] : [],
      refused: [],
      next: ["Keep the file where you alone can read it: it holds customers’ data."],
      file: { key, name: `${code}.zip`, sizeBytes },
    };
  },
};

/** An owner's own folder, as an apply takes it; the one made last is kept (rule hosting-14). */
async function exportOwn({
  base,
  code,
  folder,
  hostCode,
  workId,
  onProgress,
}: WorkDeps): Promise<WorkReport> {
  const shop = await shopIn(base.db, code);
  const ctx = { ...base, tenant: shop.tenant, shop };
  const write = (await isMarketplace(ctx)) ? exportMarketplaceFolder : exportShopFolder;
  const whole = join(folder, "export");
  const { products, pictures } = await write(ctx, whole, onProgress);
  await packFolder(whole, join(folder, "export.zip"));
  const before: string[] = [];
  for await (const { key } of base.fileStore.list(madeFilesPrefix(hostCode))) before.push(key);
  const key = madeFileKey(hostCode, workId);
  const sizeBytes = await keepFileAt(base.fileStore, key, join(folder, "export.zip"));
  await base.fileStore.remove(before);
  return {
    taken: [`Products and variations: ${products}`, `Pictures: ${pictures}`],
    changed: [],
    refused: [],
    next: ["Save the file: the next one you make takes its place."],
    file: { key, name: `${code}.zip`, sizeBytes },
  };
}
