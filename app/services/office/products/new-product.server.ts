import { redirect } from "@remix-run/node";
import { z } from "zod";
import { newProductDeed } from "~/models/office/products/new-product";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { officeProductPath } from "~/paths/office";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";

const schema = z.object({
  name: requiredText("Name", 200),
  sku: requiredText("SKU", 64),
  price: requiredText("Price", 20),
  qty: optionalText("Pieces", 9),
});

/** Adds a product that the shop does not show yet, and leads to its page (rule office-9). */
export const answerNewProduct = (ctx: RequestContext, request: Request) =>
  answerForm(request, { id: newProductDeed.deed, schema, keeps: "all" }, async ({ sku, ...fields }) => {
    const change = { sku, fields: { ...fields, website_visibility: "invisible" }, expectedVersion: null };
    const { refused } = await changeProducts(ctx, [change]);
    const [refusal] = refused;
    if (refusal?.stale) throw new AppError("invalid", "There is a product with this SKU already.", "sku");
    if (refusal) {
      const field = Object.keys(fields).find((name) => refusal.reason.startsWith(name));
      throw new AppError("invalid", refusal.reason, field ?? "form");
    }
    return redirect(officeProductPath(sku), 303);
  });
