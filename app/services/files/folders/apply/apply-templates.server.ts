import { addressOfPage } from "~/models/content/redirects/address-of-page";
import {
  templateName,
  templateSlugs,
  type WrittenTemplate,
} from "~/models/content/templates/written-template";
import { changeOf } from "~/models/files/apply-change";
import { type FileMessage, noCounts } from "~/models/files/apply-summary";
import type { TemplateRecord } from "~/models/files/folders/template-file";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { translationKey } from "~/models/platform/translations/translations";
import { type ClaimedSlugs, claimEverySlug } from "../../../catalogue/addresses/claim-slugs.server";
import { addressProblem, findTakenSlugs } from "../../../catalogue/addresses/taken-slugs.server";
import { templateRecords } from "../../../content/templates/template-records.server";
import {
  readTemplates,
  removeTemplates,
  writeTemplate,
} from "../../../content/templates/write-template.server";
import { keepVersion } from "../../../shops/records/keep-version.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { Applied } from "./apply-records.server";

export type FolderTemplates = {
  templates: TemplateRecord[];
  /** Where a template says its address. */
  placeOf?: (head: TemplateRecord["head"]) => Pick<FileMessage, "file" | "line">;
};

/**
 * Makes a shop's templates equal to the folder's. Addresses are given all at once in the end, so that pages
 * may change theirs for each other's.
 * @param staying see applyContent
 */
export async function applyTemplates(
  ctx: ShopFilesContext,
  { templates, placeOf }: FolderTemplates,
  staying: ReadonlySet<string>,
): Promise<Applied & { refused: FileMessage[] }> {
  const found = await findTakenSlugs(ctx, ["category", "product"]);
  const taken = new Map([...found].filter(([slug]) => staying.has(slug)));
  const known = await readTemplates(ctx);
  const byName = new Map(known.map((one) => [templateName(one.written), one]));
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const tags: string[] = [];
  const kept = new Set<number>();
  const claims: ClaimedSlugs[] = [];
  const claimed = new Set<string>();
  for (const { head, renderHtml } of templates) {
    const address = addressOfPage(head);
    // What stays as the shop has it comes first and keeps its address.
    const others = address === null ? [] : templateSlugs(head);
    const addresses = address === null ? [] : [address, ...others.map(({ slug }) => slug)];
    const problem = addresses.flatMap((slug) =>
      claimed.has(slug)
        ? `slug '${slug}' is already the address of another page`
        : (addressProblem(slug, taken) ?? []),
    )[0];
    if (problem) {
      const place = placeOf?.(head) ?? { file: `templates, page '${head.name}'`, line: null };
      refused.push({ ...place, reason: `${problem}: give page '${head.name}' another one` });
    }
    const written: WrittenTemplate = { ...head, slug: problem ? null : head.slug, html: renderHtml };
    if (problem) for (const { language } of others) delete written[translationKey("slug", language)];
    const existing = byName.get(templateName(written)) ?? null;
    const isSame = existing !== null && canonicalJson(written) === canonicalJson(existing.written);
    counts[isSame ? "unchanged" : existing ? "changed" : "added"] += 1;
    const saved = isSame ? { id: existing.id, tags: [] } : await writeTemplate(ctx, written, existing);
    kept.add(saved.id);
    tags.push(...saved.tags);
    if (!isSame) await note(ctx, written, existing?.written ?? null);
    if (address === null || problem) continue;
    claims.push({ id: saved.id, slug: address, others });
    for (const slug of addresses) claimed.add(slug);
  }
  const gone = known.filter(({ id }) => !kept.has(id));
  for (const { written } of gone) await note(ctx, null, written);
  const goneIds = gone.map(({ id }) => id);
  tags.push(...(await removeTemplates(ctx, goneIds)));
  await claimEverySlug(ctx, "page", claims, {
    goneIds: new Set(goneIds),
    before: known.flatMap(({ written }) => templateSlugs(written).map(({ language }) => language)),
  });
  return { counts: { ...counts, removed: gone.length }, refused, tags };
}

async function note(
  ctx: ShopFilesContext,
  after: WrittenTemplate | null,
  before: WrittenTemplate | null,
): Promise<void> {
  const { entity_type: kind, name } = after ?? before ?? { entity_type: "page", name: "" };
  const called = name || "without a name";
  if (after) ctx.noteChange?.(changeOf(kind, called, before, after));
  else ctx.noteChange?.({ kind, name, did: "removed", fields: [] });
  await keepVersion(ctx, templateRecords, templateName({ entity_type: kind, name }), { before, after });
}
