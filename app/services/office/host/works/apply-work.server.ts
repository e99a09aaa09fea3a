import { eq, sql } from "drizzle-orm";
import { type ApplyChange, changeLine, conflictsOf, planLines, takesAway } from "~/models/files/apply-change";
import type { ApplySummary } from "~/models/files/apply-summary";
import { appliedReport } from "~/models/office/host/works/applied-report";
import type { ApplyInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { AppError } from "~/models/platform/error/app-error";
import type { Shop } from "~/models/shops/shop";
import { shops } from "~/tables/shops/shops";
import { applyMarketplaceFolder } from "../../../files/apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../../../files/apply/apply-shop-folder.server";
import type { Decide } from "../../../files/apply/in-shop-transaction.server";
import {
  isMarketplaceFolder,
  readMarketplaceFolder,
} from "../../../files/apply/read-marketplace-folder.server";
import { readShopFolder, type ShopFolder } from "../../../files/apply/read-shop-folder.server";
import type { FilesContext } from "../../../files/files-context.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import type { Work, WorkDeps } from "./host-work";
import { goodsFolderIn } from "./unpacked/goods-folder.server";
import { importGoods } from "./unpacked/import-goods.server";
import { shopFolderIn } from "./unpacked/shop-folder-in.server";
import { fetchArchive } from "./work-files.server";

/** No statement of an apply may take longer. */
const longestStatementMs = 600_000;

/** Brings a shop or its business up to date with a folder (rule hosting-13). */
export const applyWork: Work<ApplyInput> = {
  preview: (deps, input) => applied(deps, input, true),
  run: (deps, input) => applied(deps, input, false),
};

async function applied(deps: WorkDeps, input: ApplyInput, isTrial: boolean): Promise<WorkReport> {
  const { base, code, folder } = deps;
  if (!input.file) throw new AppError("invalid", "Choose the ZIP of the shop’s folder.");
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  const unpacked = await fetchArchive(base.fileStore, input.file.key, { folder, name: "unpacked" });
  const goods = await goodsFolderIn(unpacked);
  if (goods) return importGoods(deps, goods, isTrial);
  const applyFolder = await readFolder(deps, { input, shop, at: await shopFolderIn(unpacked) });
  const agreed = new Set(deps.shown?.leaving);
  let changes: readonly ApplyChange[] = [];
  const isAgreed = () => changes.filter(takesAway).every((change) => agreed.has(changeLine(change)));
  const decide: Decide = (found) => {
    changes = found;
    return !isTrial && conflictsOf(found).length === 0 && isAgreed();
  };
  const summary = await deps.base.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(longestStatementMs)}, true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
    return applyFolder({ ...deps.base, db: tx }, decide);
  });
  const conflicts = conflictsOf(changes);
  if (conflicts.length > 0)
    throw new AppError(
      "conflict",
      [
        "The folder and the shop changed the same, each otherwise. Send the folder again and choose who decides.",
        ...planLines(conflicts),
      ].join("\n"),
    );
  if (!isTrial && !isAgreed())
    throw new AppError(
      "conflict",
      "The shop was changed since this was shown, and more would go. Send the folder again.",
    );
  if (!isTrial) deps.base.log.info("folder applied", { shop: deps.code, by: deps.askedBy });
  return appliedReport(summary, changes, isTrial);
}

/** Reads the folder before the transaction begins, of a shop or of a whole marketplace. */
async function readFolder(
  { base, code, onProgress }: WorkDeps,
  { input: { side, ofStaff }, shop, at }: { input: ApplyInput; shop: Shop; at: string },
): Promise<(base: FilesContext, decide: Decide) => Promise<ApplySummary>> {
  if (await isMarketplaceFolder(at)) {
    const read = await readMarketplaceFolder(at);
    requireOwn(read.tenant.code, shop.tenant.code);
    if (ofStaff !== undefined) await requireOldShops(base, shop.tenant.id, read.shops);
    return (inner, decide) => applyMarketplaceFolder(inner, read, onProgress, decide, side);
  }
  const read = await readShopFolder(at);
  requireOwn(read.shop.code, code);
  if (ofStaff !== undefined) await requireOldShops(base, shop.tenant.id, [read]);
  return (inner, decide) => applyShopFolder(inner, read, onProgress, decide, side);
}

/** A folder changes the shop it is of, and no other. */
function requireOwn(code: string, expected: string): void {
  if (code !== expected)
    throw new AppError("invalid", `The folder is of '${code}', not of '${expected}'. Make a new shop of it.`);
}

/**
 * An owner changes the shops they have: another one, or one of another kind, is a host's to make (rule
 * hosting-14).
 */
async function requireOldShops(
  { db }: FilesContext,
  tenantId: string,
  folders: readonly Pick<ShopFolder, "shop">[],
): Promise<void> {
  const known = await db
    .select({ code: shops.code, type: shops.type })
    .from(shops)
    .where(eq(shops.tenantId, tenantId));
  for (const { shop } of folders)
    if (!known.some(({ code, type }) => code === shop.code && type === shop.type))
      throw new AppError(
        "invalid",
        `The folder makes '${shop.code}' a shop of its own, or one of another kind: the host of this server does that.`,
      );
}
