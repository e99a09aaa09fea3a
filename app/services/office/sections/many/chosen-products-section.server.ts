import { redirect } from "@remix-run/node";
import { z } from "zod";
import { type Chosen, chosenText, readChosen } from "~/models/office/list/chosen";
import { percentChange } from "~/models/office/many/percent-change";
import { productList } from "~/models/office/products/product-list";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import type { Choice } from "~/models/platform/fields/field";
import { requiredText } from "~/models/platform/validation/required-text";
import { officeManyPath, officeProductPath, officeProductsPath } from "~/paths/office";
import type { AskedBulkChange } from "~/services/bulk/start-bulk-change.server";
import { startPreviewedChange } from "../../../bulk/start-previewed-change.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../../answer-deed.server";
import { chosenProducts } from "../../chosen/chosen-products.server";
import { readCategoryTree } from "../../records/read-category-tree.server";
import type { Section } from "../section";

/** Each is shown before it is done. */
const look = "Show what it would do";
const path = "/admin/chosen-products";
/** Chosen products that are named, and categories that are offered by name. */
const named = 50;
const mostCategories = 1000;

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const chosen = readChosen(productList, query);
  const skus = await chosenProducts(ctx, chosen);
  const count = skus.length === 1 ? "1 product" : `${skus.length.toLocaleString("en-US")} products`;
  const values = { chosen: chosenText(productList, chosen) };
  const deeds = skus.length === 0 ? [] : await deedsOf(ctx);
  return {
    title: skus.length === 0 ? "Change products" : `Change ${count}`,
    badges: [],
    intro: "What a change would do is shown before it is done, and it can be undone.",
    way: [{ to: officeProductsPath(), label: "Products" }],
    deeds: deeds.map((deed) => ({ ...deed, values })),
    main: [
      {
        kind: "rows",
        title: skus.length > named ? `Chosen: the first of ${count}` : "Chosen",
        rows: skus.slice(0, named).map((sku) => ({ title: sku, to: officeProductPath(sku) })),
        empty: "Choose products in the list first.",
      },
    ],
    aside: [],
  };
}

async function deedsOf(ctx: RequestContext): Promise<DeedView[]> {
  const categories = await categoryChoices(ctx);
  return [
    {
      deed: "price",
      label: "Prices…",
      submit: look,
      isMain: true,
      fields: [
        deedField("percent", "Change by", { unit: "%", example: "-10", help: "Below zero for less." }),
        deedField("of", "What changes", {
          kind: "choice",
          text: "all",
          choices: [
            { value: "all", label: "Price and selling price" },
            { value: "final", label: "Selling price, as a reduction from the price" },
          ],
        }),
      ],
    },
    {
      deed: "visibility",
      label: "Show or hide…",
      submit: look,
      fields: [
        deedField("visibility", "In the shop", {
          kind: "choice",
          choices: [
            { value: "visible", label: "Shown" },
            { value: "invisible", label: "Hidden" },
          ],
        }),
      ],
    },
    {
      deed: "category",
      label: "Category…",
      submit: look,
      fields: [
        deedField("way", "What", {
          kind: "choice",
          text: "into",
          choices: [
            { value: "into", label: "Put into" },
            { value: "out", label: "Take out of" },
          ],
        }),
        deedField("category", "Category", {
          kind: categories.length > 0 ? "choice" : "text",
          choices: categories,
        }),
      ],
    },
    {
      deed: "archive",
      label: "Archive…",
      submit: look,
      isDanger: true,
      about: "The shop no longer shows them. Orders and reviews stay, and they can be brought back.",
      fields: [],
    },
    { deed: "restore", label: "Bring back…", submit: look, about: "Archived products return.", fields: [] },
  ];
}

async function categoryChoices(ctx: RequestContext): Promise<Choice[]> {
  const categories = await readCategoryTree(ctx);
  if (categories.length > mostCategories) return [];
  return categories.map(({ slug, name }) => ({ value: slug, label: `${name} (${slug})` }));
}

type Args = [ctx: RequestContext];
const some = z.object({ chosen: requiredText("Chosen", 50_000) });
const chosenOf = ({ chosen }: { chosen: string }): Chosen =>
  readChosen(productList, new URLSearchParams(chosen));

async function preview(ctx: RequestContext, asked: Omit<AskedBulkChange, "waits">) {
  const { id } = await startPreviewedChange(ctx, asked);
  return redirect(officeManyPath(id), 303);
}

async function previewRows(
  ctx: RequestContext,
  chosen: { chosen: string },
  kind: "product" | "archive",
  change: Record<string, unknown>,
) {
  const skus = await chosenProducts(ctx, chosenOf(chosen));
  return preview(ctx, { kind, rows: skus.map((sku) => ({ sku, ...change })) });
}

const priced = some.extend({
  percent: requiredText("A percentage", 20),
  of: z.enum(["all", "final"], { message: "Choose what changes." }),
});
const shown = some.extend({
  visibility: z.enum(["visible", "invisible"], { message: "Choose whether they are shown." }),
});
const placed = some.extend({
  way: z.enum(["into", "out"], { message: "Choose what to do." }),
  category: requiredText("A category", 200),
});

const rules = {
  price: deedRule<Args, typeof priced>(priced, async (ctx, { percent, of, ...chosen }) => {
    const change = percentChange(percent, of);
    if ("problem" in change) throw new AppError("invalid", change.problem, "percent");
    const skus = await chosenProducts(ctx, chosenOf(chosen));
    return preview(ctx, { kind: "price", selection: { skus }, change });
  }),
  visibility: deedRule<Args, typeof shown>(shown, (ctx, { visibility, ...chosen }) =>
    previewRows(ctx, chosen, "product", { fields: { website_visibility: visibility } }),
  ),
  category: deedRule<Args, typeof placed>(placed, (ctx, { way, category, ...chosen }) =>
    previewRows(
      ctx,
      chosen,
      "product",
      way === "into" ? { intoCategory: category } : { outOfCategory: category },
    ),
  ),
  archive: deedRule<Args, typeof some>(some, (ctx, chosen) =>
    previewRows(ctx, chosen, "archive", { isArchived: true }),
  ),
  restore: deedRule<Args, typeof some>(some, (ctx, chosen) =>
    previewRows(ctx, chosen, "archive", { isArchived: false }),
  ),
};

/** What can be done with products that were chosen in the list; each change is previewed (rule office-30). */
export const chosenProductsSection: Section = {
  need: { verb: "view", kind: "price" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};
