// @public

import { and, eq, ne } from "drizzle-orm";
import { addressOfPage } from "~/models/content/redirects/address-of-page";
import { momentsIn } from "~/models/content/templates/shown-at";
import type { TemplateKind } from "~/models/content/templates/template";
import {
  templateKeyOf,
  templateName,
  templateSlugs,
  type WrittenTemplate,
  writtenTemplateSchema,
} from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import { checkRecord } from "~/models/shops/records/check-record";
import { templates } from "~/tables/content/content";
import { claimEverySlug, claimSlugs } from "../../catalogue/addresses/claim-slugs.server";
import { findAddressProblem } from "../../catalogue/addresses/find-address-problem.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { contentSubject, requireOwn, templateOfSeller } from "../sellers-page/sellers-page.server";
import { readTemplates, removeTemplates, writeTemplate, writtenTemplate } from "./write-template.server";

/**
 * The templates of a shop, named by type and name: `page/About us`, `header/Header`. One that gets another
 * name or type keeps its id; a page that gets another slug leaves a redirect behind.
 */
export const templateRecords: WholeKind<WrittenTemplate> = {
  kind: "template",
  reach: "shop",
  subjectOf: contentSubject,
  nameOf: templateName,
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ entity_type: templates.entityType, name: templates.name })
      .from(templates)
      .where(ofShop(templates, ctx))
      .orderBy(templates.entityType, templates.name);
    return rows.map(templateName);
  },
  readAll: async (ctx) =>
    new Map((await readTemplates(ctx)).map(({ written }) => [templateName(written), written])),
  async read(ctx, name, hold) {
    requireOwn(ctx, "template", name);
    return (await findRow(ctx, name, hold))?.written ?? null;
  },
  check(name, typed, ctx) {
    const given = typeof typed === "object" ? { ...templateKeyOf(name), ...typed } : typed;
    const written = checkRecord(writtenTemplateSchema, `template '${name}'`, given);
    return templateOfSeller(ctx, name, written);
  },
  async save(inner, name, after) {
    const known = await findRow(inner, name, true);
    if (after === null) return removeTemplate(inner, known?.id ?? null);
    const takesName = templateName(after) !== (known && templateName(known.written));
    if (takesName && (await findRow(inner, templateName(after), false)))
      throw new AppError("conflict", `There already is a template '${templateName(after)}'.`);
    const address = addressOfPage(after);
    const others = address === null ? [] : templateSlugs(after);
    for (const slug of address === null ? [] : [address, ...others.map((one) => one.slug)]) {
      const own = { kind: "page", id: known?.id ?? null, reach: "shop" } as const;
      const problem = await findAddressProblem(inner, slug, own);
      if (problem) throw new AppError("invalid", `template '${name}': slug: ${problem}`);
    }
    if (after.is_primary) await endPrimaries(inner, after.entity_type, known?.id ?? null);
    const { id, tags } = await writeTemplate(inner, after, known);
    await claimEverySlug(inner, "page", address === null ? [] : [{ id, slug: address, others }], {
      goneIds: new Set(address === null ? [id] : []),
      before: known ? templateSlugs(known.written).map(({ language }) => language) : [],
    });
    await renewAtMoments(inner, id, after.html);
    return tags;
  },
};

/** Moments of one template at which its pages are renewed; of more, the first ones. */
const mostMoments = 50;

/** Has the pages that show a template made anew when something in it begins or ends (rule builder-13). */
async function renewAtMoments(inner: ShopContext, templateId: number, html: string): Promise<void> {
  const moments = momentsIn(html, inner.now(), inner.shop.settings.general.time_zone);
  for (const runAt of moments.slice(0, mostMoments))
    await enqueueJob(
      inner,
      "renew-page",
      { templateId },
      { jobKey: `renew:${templateId}:${runAt.getTime()}`, runAt },
    );
}

async function findRow(ctx: ShopContext, recordName: string, hold: boolean) {
  const { entity_type, name } = templateKeyOf(recordName);
  const found = ctx.db
    .select()
    .from(templates)
    .where(
      and(
        ofShop(templates, ctx),
        eq(templates.entityType, entity_type as TemplateKind),
        eq(templates.name, name),
      ),
    );
  const [row] = await (hold ? found.for("update") : found);
  return row ? { id: row.id, written: writtenTemplate(row) } : null;
}

/** Of each type one is primary: the latest that was made so. */
async function endPrimaries(ctx: ShopContext, type: TemplateKind, ownId: number | null): Promise<void> {
  await ctx.db
    .update(templates)
    .set({ isPrimary: false, updatedAt: ctx.now() })
    .where(
      and(
        ofShop(templates, ctx),
        eq(templates.entityType, type),
        eq(templates.isPrimary, true),
        ownId === null ? undefined : ne(templates.id, ownId),
      ),
    );
}

async function removeTemplate(ctx: ShopContext, id: number | null): Promise<string[]> {
  if (id === null) return [];
  const tags = await removeTemplates(ctx, [id]);
  await claimSlugs(ctx, "page", new Map(), new Set([id]));
  return tags;
}
