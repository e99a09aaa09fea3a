import { addressOfPage } from "~/models/content/redirects/address-of-page";
import { templateName, type WrittenTemplate } from "~/models/content/templates/written-template";
import type { MovedPage } from "~/models/files/moving/moved-page";
import { slugify } from "~/models/platform/slug/slugify";
import { authorize } from "~/models/shops/actors/authorize";
import { escapeHtml } from "~/models/shops/hosts/escape-html";
import { slugPath } from "~/paths";
import { findAddressProblem } from "../../catalogue/addresses/find-address-problem.server";
import { redirectRecords } from "../../content/redirects/redirect-records.server";
import { saveRedirects } from "../../content/redirects/save-redirects.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { saveRecord } from "../../shops/records/save-record.server";
import { plainText } from "../folders/formats/plain-text.server";
import { safeHtml } from "../folders/formats/safe-html.server";

type Said = { line: number; reason: string };

/** What became of pages. */
type BroughtPages = { added: number; unchanged: number; refused: Said[]; notes: Said[] };

type Planned = { page: MovedPage; written: WrittenTemplate; from: string; to: string };

/**
 * Writes pages of an earlier shop as templates (rule imports-8). A page's redirect from its old address tells
 * that it came already. Call it in a transaction.
 */
export async function bringPages(inner: ShopContext, pages: readonly MovedPage[]): Promise<BroughtPages> {
  authorize(await inner.actor(), "change", templateRecords.subjectOf(inner));
  const brought: BroughtPages = { added: 0, unchanged: 0, refused: [], notes: [] };
  const planned: Planned[] = [];
  for (const page of pages) {
    const from = page.oldAddress;
    if (await redirectRecords.read(inner, from, false)) brought.unchanged += 1;
    else {
      const written = await planPage(inner, page, planned);
      planned.push({ page, written, from, to: slugPath(written.slug ?? "") });
    }
  }
  const { refused } = await saveRedirects(inner, planned, "merge");
  const reasons = new Map(refused.map(({ at, reason }) => [at, reason]));
  const others = planned.flatMap(({ page, written, to }) =>
    page.otherAddresses
      .filter((from) => from !== to && from !== `/${written.slug}`)
      .map((from) => ({ from, to })),
  );
  await saveRedirects(inner, others, "merge");
  const tags: string[] = [];
  for (const [at, { page, written }] of planned.entries()) {
    const reason = reasons.get(at);
    if (reason !== undefined) {
      brought.refused.push({ line: page.line, reason });
      continue;
    }
    tags.push(
      ...(await saveRecord(inner, templateRecords, templateName(written), { after: written, before: null })),
    );
    brought.added += 1;
    brought.notes.push(...notesOf(page, written).map((note) => ({ line: page.line, reason: note })));
  }
  await announceChange(inner, "shop", tags);
  return brought;
}

/** A page as it is written: with an address and a name that nothing of the shop and of the file has. */
async function planPage(
  inner: ShopContext,
  page: MovedPage,
  planned: readonly Planned[],
): Promise<WrittenTemplate> {
  const slug = await freeSlug(
    inner,
    slugify(page.handle),
    new Set(planned.map(({ written }) => written.slug)),
  );
  const title = plainText(page.title);
  const named = (name: string): WrittenTemplate =>
    templateRecords.check(
      name,
      {
        entity_type: "page",
        name,
        slug,
        preview_only: !page.isPublished,
        meta_title: page.metaTitle,
        meta_description: page.metaDescription,
        html: `<section class="prose narrow">\n<h1>${escapeHtml(title)}</h1>\n${safeHtml(page.body)}\n</section>\n`,
      },
      inner,
    );
  for (let number = 0; ; number++) {
    const name = number === 0 ? title : `${title} (${number === 1 ? slug : `${slug} ${number}`})`;
    const written = named(name);
    // Under the names of built-in pages it would take their place, and have no address.
    const isBuiltIn = addressOfPage({ ...written, preview_only: false }) === null;
    const isPlanned = planned.some((other) => other.written.name === name);
    if (!isBuiltIn && !isPlanned && !(await templateRecords.read(inner, templateName(written), false)))
      return written;
  }
}

async function freeSlug(
  inner: ShopContext,
  wanted: string,
  used: ReadonlySet<string | null>,
): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const own = { kind: "page", id: null, reach: "shop" } as const;
    if (!used.has(slug) && (await findAddressProblem(inner, slug, own)) === null) return slug;
  }
}

function notesOf(page: MovedPage, { name, slug, preview_only }: WrittenTemplate): string[] {
  const wanted = slugify(page.handle);
  return [
    ...(slug === wanted ? [] : [`the address '${wanted}' is taken or reserved: this page is at '${slug}'`]),
    ...(name === plainText(page.title)
      ? []
      : [`there is a page '${plainText(page.title)}': this one is called '${name}'`]),
    ...page.notes,
    ...(preview_only ? [`'${name}' was not published: it is preview_only until you change that`] : []),
  ];
}
