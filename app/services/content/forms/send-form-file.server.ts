// @public

import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { formFiles } from "~/tables/content/forms";
import { sendToSave } from "../../platform/file-store/send-to-save.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { FormContext } from "./form-context.server";

/**
 * Sends a file that came with a form to those who may view customers, to save.
 * @throws AppError `not_found`, `forbidden`
 */
export async function sendFormFile(
  ctx: ShopContext & Pick<FormContext, "fileStore">,
  id: string,
): Promise<Response> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const [file] = await ctx.db
    .select()
    .from(formFiles)
    .where(and(ofShop(formFiles, ctx), eq(sql`${formFiles.id}::text`, id)));
  if (!file) throw new AppError("not_found", "There is no such file.");
  const { storedAs, fileName, contentType: mime } = file;
  return sendToSave(ctx.fileStore, { storedAs, fileName, mime });
}
