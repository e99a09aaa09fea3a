// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { previewPath } from "~/paths";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findTemplateByWord } from "../pages/find-template-by-word.server";
import { signPreview } from "./preview-token.server";

/**
 * The path of a preview link, good for a week.
 * @param word slug, name or id of the template
 * @throws AppError `not_found` when the shop has no such template
 */
export async function previewAddress(ctx: ShopContext, secret: string, word: string): Promise<string> {
  authorize(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  const template = await findTemplateByWord(ctx, word);
  if (!template) throw new AppError("not_found", `${ctx.shop.code} has no template '${word}'`);
  const token = signPreview(secret, { shopId: ctx.shop.id, templateId: template.id }, ctx.now());
  return previewPath(kindOf(template.entityType), template.id, token);
}

function kindOf(entityType: string): "page" | "header" | "footer" {
  if (entityType.endsWith("header")) return "header";
  return entityType.endsWith("footer") ? "footer" : "page";
}
