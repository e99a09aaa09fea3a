import { redirect } from "@remix-run/node";
import { z } from "zod";
import { variationText } from "~/models/catalogue/variation/variation-text";
import { lackingWords } from "~/models/office/form/in-languages";
import {
  fieldOfReason,
  productForm,
  productTextsOf,
  typedColumns,
} from "~/models/office/products/product-form";
import { nothingShown, productState } from "~/models/office/products/product-state";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { StaleRecord } from "~/models/shops/records/stale-record";
import { withQuery } from "~/paths";
import { officeOfferPath, officeProductPath } from "~/paths/office";
import { readShownParts } from "../../catalogue/listing/read-shown-parts.server";
import { listPictures } from "../../catalogue/pictures/list-pictures.server";
import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { findOwnedProduct } from "../../catalogue/product/list-owned-products.server";
import { restoreProducts } from "../../catalogue/product/restore-products.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { formerOf } from "../../shops/records/former-of.server";
import { listOutdated } from "../../shops/records/list-outdated.server";
import { readRecord } from "../../shops/records/read-record.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { answerRecordForm } from "../answer-record-form.server";
import { formPlace, recordLanguages, requireKind } from "../load-record.server";

/**
 * A product's page: its form, its variations and its pictures (rule office-9).
 * @throws AppError `not_found`
 */
export async function loadOfficeProductPage(ctx: ShopContext, sku: string) {
  const family = await findOwnedProduct(ctx, { sku });
  const own = family.find((one) => one.sku === sku);
  if (!own) throw new AppError("not_found", `There is no product “${sku}”.`);
  // A seller's staff write what they ask for it; the rest is the business's (rule sellers-20).
  if (sellerOfActor(await ctx.actor()) !== null) throw redirect(officeOfferPath(sku), 303);
  const [parent] = family;
  const labels = (parent?.optionAxes ?? []).map(({ label }) => label);
  const isVariation = own.parentId !== null;
  const isArchived = own.status === "archived";
  const shown = isVariation ? null : await readShownParts(ctx, [own.id]);
  const { record, version } = isArchived
    ? { record: {}, version: "" }
    : await readRecord(ctx, requireKind(ctx, "product"), sku);
  const form = productForm(isVariation, recordLanguages(ctx, record));
  const texts = productTextsOf(record as Record<string, string>, form);
  const mayChange = can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return {
    sku,
    name: own.name || parent?.name || sku,
    isArchived,
    state: shown && productState(own, shown.get(own.id) ?? nothingShown),
    parent: isVariation && parent ? { sku: parent.sku, name: parent.name } : null,
    shopPath: parent?.slug && !isArchived ? `/${parent.slug}` : null,
    form,
    texts,
    lacking: lackingWords(form, texts),
    outdated: isArchived ? [] : await listOutdated(ctx, requireKind(ctx, "product"), sku, record),
    version,
    // All shops share the catalogue: a seller's staff reach their offers of it.
    mayChange,
    pictures: own.images.map(({ url, alt }) => ({ url, alt })),
    pictureVersion: mayChange && !isArchived ? (await listPictures(ctx, sku)).version : "",
    optionSet: isVariation ? null : own.optionSet,
    mayVary: !isVariation && (own.classCode === "simple" || own.classCode === "variable_product"),
    variations: isVariation
      ? []
      : family.slice(1).map((one) => ({
          sku: one.sku,
          text: variationText(one.optionValues, labels) || one.name,
          isArchived: one.status === "archived",
        })),
  };
}

const noAnswers = z.object({});
type Args = [ctx: RequestContext, sku: string];

const rules = {
  archive: deedRule<Args, typeof noAnswers>(noAnswers, (ctx, sku) => archiveProducts(ctx, [{ sku }])),
  restore: deedRule<Args, typeof noAnswers>(noAnswers, (ctx, sku) => restoreProducts(ctx, [{ sku }])),
};

/** Saves a product from its form, archives it or brings it back. */
export async function saveProductPage(ctx: RequestContext, request: Request, sku: string) {
  const posted = await readRecordForm(request);
  if (posted.get("do") !== "product")
    return answerDeed<Args>(posted, rules, [ctx, sku], officeProductPath(sku));
  const [own] = (await findOwnedProduct(ctx, { sku })).filter((one) => one.sku === sku);
  const isVariation = own !== undefined && own.parentId !== null;
  const kind = requireKind(ctx, "product");
  const form = productForm(isVariation, recordLanguages(ctx, own ? await kind.read(ctx, sku, false) : null));
  const former = formerOf(ctx, kind, sku);
  const about = {
    id: "product",
    form,
    schema: z.any(),
    place: formPlace(ctx),
    toForm: (record: unknown) => productTextsOf(record as Record<string, string>, form),
    formerOf: former,
  };
  return answerRecordForm(posted, about, async (typed, version) => {
    const change = { sku, fields: typedColumns(typed, form), expectedVersion: version ?? undefined };
    const { refused } = await changeProducts(ctx, [change]);
    const [refusal] = refused;
    if (refusal?.stale) throw new StaleRecord(refusal.stale.current, refusal.stale.version);
    if (refusal) throw new AppError("invalid", refusal.reason, fieldOfReason(refusal.reason) ?? undefined);
    return redirect(withQuery(officeProductPath(sku), { done: "saved" }), 303);
  });
}
