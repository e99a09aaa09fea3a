import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { formatDate } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { officeProductPath, officeSameProductsPath } from "~/paths/office";
import { findMergedProduct } from "../../bulk/merging/find-merged-products.server";
import { type ListedMerge, listMerges } from "../../bulk/merging/list-merges.server";
import { type MergePreview, mergeProducts, previewMerge } from "../../bulk/merging/merge-products.server";
import { previewSplit, splitProduct } from "../../bulk/merging/split-product.server";
import { undoMerge } from "../../bulk/merging/undo-merge.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule, previewed } from "../answer-deed.server";
import type { Section } from "../sections/section";

type Args = [ctx: RequestContext];

/** The latest merges and splits that the screen lists. */
const mostListed = 50;

const merge = z.object({
  kept: requiredText("Product that stays", 100),
  gone: requiredText("Product that becomes one with it", 100),
  seen: z.enum(["yes"]).optional(),
  /** Of sellers that offer both, by their codes: the SKU of the offer that stays. */
  stays: z.record(z.string()).default({}),
});
const split = z.object({
  sku: requiredText("Product", 100),
  newSku: requiredText("SKU", 100),
  name: optionalText("Name", 200),
  sellers: z.union([z.string(), z.array(z.string())]).default([]),
  seen: z.enum(["yes"]).optional(),
});
const opened = z.object({ sku: requiredText("Product", 100) });
const undone = z.object({ of: z.coerce.number().int() });

type Offers = readonly { name: string; priceMinor: number }[];

const offersPanel = (ctx: RequestContext, title: string, offers: Offers): PanelView => ({
  kind: "rows",
  title,
  rows: offers.map(({ name, priceMinor }) => ({
    title: name,
    end: formatMoney(priceMinor, ctx.tenant.currency),
  })),
  empty: "None.",
});

const followsPanel = (follows: readonly string[], more: readonly string[]): PanelView => ({
  kind: "lines",
  title: "What goes along",
  lines: [...(follows.length > 0 ? [`${follows.join(", ")}.`] : ["Nothing but the offers."]), ...more],
});

const money = (ctx: RequestContext, minor: number): string => formatMoney(minor, ctx.tenant.currency);

/** Both offers of sellers that offer both, each leading to its product. */
const bothPanel = (
  ctx: RequestContext,
  { kept, gone, both }: Pick<MergePreview, "kept" | "gone" | "both">,
): PanelView => ({
  kind: "rows",
  title: "Offered twice: choose below which stays",
  rows: both.flatMap(({ name, keptMinor, goneMinor }) =>
    [
      { sku: kept.sku, product: kept.name, minor: keptMinor },
      { sku: gone.sku, product: gone.name, minor: goneMinor },
    ].map(({ sku, product, minor }) => ({
      title: `${name}: ${sku}`,
      to: officeProductPath(sku),
      sub: product,
      end: money(ctx, minor),
    })),
  ),
  empty: "",
});

const rules = {
  open: deedRule<Args, typeof opened>(opened, async (ctx, { sku }) => {
    if (!(await findMergedProduct(ctx, sku)))
      throw new AppError("invalid", `There is no product '${sku}'.`, "sku");
    return redirect(officeSameProductsPath(sku), 303);
  }),
  merge: deedRule<Args, typeof merge>(merge, async (ctx, { kept: keptSku, gone: goneSku, seen, stays }) => {
    if (seen) return mergeProducts(ctx, { keptSku, goneSku, stays });
    const { kept, gone, pairs, both, follows } = await previewMerge(ctx, { keptSku, goneSku });
    const isTwice = ({ code }: { code: string }) => both.some((one) => one.code === code);
    return previewed("merge", {
      title: `${gone.name} (${gone.sku}) becomes one with ${kept.name} (${kept.sku})`,
      panels: [
        offersPanel(
          ctx,
          `Offers of ${kept.sku} from then on`,
          [...kept.sellers, ...gone.sellers].filter((one) => !isTwice(one)),
        ),
        ...(both.length > 0 ? [bothPanel(ctx, { kept, gone, both })] : []),
        followsPanel(follows, [
          ...(both.length > 0
            ? [`The offers that do not stay are archived with ${gone.sku}, and come back by an undo.`]
            : []),
          ...pairs.map((pair) => `${pair.goneSku} becomes one with ${pair.keptSku}.`),
          `/${gone.slug} leads to /${kept.slug}. Texts and pictures are those of ${kept.sku}.`,
          "You can undo it for 30 days.",
        ]),
      ],
      submit: "Make them one",
      values: { seen: "yes" },
      choices: both.map(({ code, name, keptMinor, goneMinor }) => ({
        name: `stays.${code}`,
        label: `Offer of ${name} that stays`,
        options: [
          { value: kept.sku, label: `${kept.sku}, ${money(ctx, keptMinor)}` },
          { value: gone.sku, label: `${gone.sku}, ${money(ctx, goneMinor)}` },
        ],
        chosen: kept.sku,
      })),
    });
  }),
  split: deedRule<Args, typeof split>(split, async (ctx, { seen, ...typed }) => {
    const sellers = Array.isArray(typed.sellers) ? typed.sellers : [typed.sellers];
    const wanted = { sku: typed.sku, newSku: typed.newSku, name: typed.name, sellers };
    if (seen) return splitProduct(ctx, wanted);
    const { product, leaving, follows } = await previewSplit(ctx, wanted);
    return previewed("split", {
      title: `${typed.name || product.name} (${typed.newSku}) becomes a product of its own`,
      panels: [
        offersPanel(ctx, `Offers of ${typed.newSku}`, leaving),
        offersPanel(
          ctx,
          `Offers that ${product.sku} keeps`,
          product.sellers.filter((one) => !leaving.includes(one)),
        ),
        followsPanel(follows, [
          `Reviews and questions stay with ${product.sku}; texts and pictures are copied.`,
          "You can undo it for 30 days.",
        ]),
      ],
      submit: "Part them",
      values: { seen: "yes" },
    });
  }),
  undo: deedRule<Args, typeof undone>(undone, (ctx, { of }) => undoMerge(ctx, of)),
};

const mergeDeed = (kept: string): DeedView => ({
  deed: "merge",
  label: "Make two products one…",
  submit: "Show what it does",
  isMain: true,
  about: "Both have to be the same thing. You see what happens before anything is changed.",
  fields: [
    deedField("kept", "Product that stays", { kind: "product", text: kept, help: "Its SKU." }),
    deedField("gone", "Product that becomes one with it", {
      kind: "product",
      help: "Its SKU. It is archived, and its address leads to the other.",
    }),
  ],
});

const openDeed: DeedView = {
  deed: "open",
  label: "Part a product…",
  submit: "Show its offers",
  fields: [deedField("sku", "Product", { kind: "product", help: "Its SKU." })],
};

const splitDeed = (sku: string, sellers: readonly { code: string; name: string }[]): DeedView => ({
  deed: "split",
  label: "Part it by sellers…",
  submit: "Show what it does",
  about: "What these sellers offer becomes a product of its own, with the same texts and pictures.",
  fields: [
    deedField("sellers", "Sellers whose offers leave", {
      kind: "choices",
      choices: sellers.map(({ code, name }) => ({ value: code, label: name })),
    }),
    deedField("newSku", "SKU of the new product", { example: `${sku}-2` }),
    deedField("name", "Its name", { isOptional: true, help: "Empty for the same." }),
  ],
  values: { sku },
});

/**
 * Products of a marketplace that are the same become one, and one is parted again: shown before, and undone
 * for 30 days (rule sellers-22).
 */
export const sameProductsSection: Section = {
  need: { verb: "view", kind: "ledger" },
  doneTexts: {
    merge: "They are one product now.",
    split: "It is two products now.",
    undo: "Undone: both are as they were.",
  },
  load: (ctx, rest) => (rest === "" ? loadAll(ctx) : loadOne(ctx, rest)),
  act: (ctx, posted, rest) =>
    answerDeed<Args>(posted, rules, [ctx], officeSameProductsPath(rest || undefined)),
};

async function loadAll(ctx: RequestContext): Promise<RecordView> {
  return {
    title: "Same products",
    badges: [],
    intro: "One product with many offers: make two that are the same one, or part one again.",
    way: [],
    deeds: [mergeDeed(""), openDeed],
    main: [listPanel(ctx, await listMerges(ctx, mostListed))],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, sku: string): Promise<RecordView> {
  const product = await findMergedProduct(ctx, sku);
  if (!product) throw new AppError("not_found", `There is no product '${sku}'.`);
  const { sellers, name, slug } = product;
  return {
    title: name,
    badges: [],
    intro: `${sku} · /${slug}`,
    way: [
      { to: officeSameProductsPath(), label: "Same products" },
      { to: officeProductPath(sku), label: sku },
    ],
    deeds: [mergeDeed(sku), ...(sellers.length > 1 ? [splitDeed(sku, sellers)] : [])],
    main: [
      offersPanel(ctx, "Offers", sellers),
      listPanel(
        ctx,
        (await listMerges(ctx, mostListed)).filter(({ fromSku, toSku }) => [fromSku, toSku].includes(sku)),
      ),
    ],
    aside: [],
  };
}

/** What was merged and parted, each with its undo while there is one. */
function listPanel(ctx: RequestContext, merges: readonly ListedMerge[]): PanelView {
  const zone = ctx.shop.settings.general.time_zone;
  return {
    kind: "table",
    title: "Merged and parted",
    columns: [
      { label: "When" },
      { label: "What" },
      { label: "Offers that went", align: "end" },
      { label: "State" },
    ],
    rows: merges.map(({ kind, fromSku, toSku, sellers, at, undoneAt }) => [
      formatDate(new Date(at), zone),
      kind === "merge" ? `${fromSku} became one with ${toSku}` : `${toSku} was parted from ${fromSku}`,
      String(sellers),
      undoneAt ? `Undone ${formatDate(new Date(undoneAt), zone)}` : "",
    ]),
    empty: "Nothing was merged or parted yet.",
    button: {
      deed: "undo",
      label: "Undo",
      of: merges.map(({ canUndo, id }) => (canUndo ? String(id) : null)),
      values: {},
    },
  };
}
