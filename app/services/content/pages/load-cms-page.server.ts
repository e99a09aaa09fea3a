// @public

import { holdsMainPart, withMainPart } from "~/models/content/templates/around";
import type { PageShell, TemplateView } from "~/models/content/templates/template-view";
import { hasContactForm } from "~/models/content/widgets/with-own-values";
import type { OwnContact } from "~/models/conversations/contact-field";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import { pageUrl } from "~/models/shops/locales/page-url";
import { metaText, type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { builderParameter, publishedParameter, slugPath } from "~/paths";
import { readSlugs } from "../../catalogue/addresses/read-slugs.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { withBlockMarks } from "../blocks/change-blocks.server";
import { readBlocks } from "../blocks/read-blocks.server";
import { findTemplate, type StoredTemplate } from "../templates/find-template.server";
import { isPreviewToken } from "../templates/preview-token.server";
import { widgetContext } from "../widgets/widget-context.server";
import type { WidgetKit } from "../widgets/widget-kit";
import { loadPageShell } from "./load-shell.server";
import { loadTemplateView } from "./load-template-view.server";
import { parsedTemplate } from "./parsed-template.server";
import { rememberTemplate } from "./remember-template.server";
import { rememberView } from "./remember-view.server";
import { withDraft } from "./with-draft.server";

/**
 * A CMS page ready to show; `status` is 404 for pages flagged so. A page of static type `all` is a whole
 * document.
 */
export type CmsPageData =
  | {
      kind: "page";
      status: 200 | 404;
      view: TemplateView;
      isContained: boolean;
      /**
       * Whether its owner's own scripts, styles, frames or forms are in it: they work only in the document
       * they came with.
       */
      hasSources: boolean;
      shell?: PageShell | undefined;
      /** What its contact forms begin with for the signed-in customer (rule forms-16). */
      contact?: OwnContact | null;
      meta: PageMeta;
    }
  | { kind: "document"; status: 200 | 404; documentHtml: string; meta: PageMeta };

/** Loads the CMS page of a template id; null when it is not there. */
export async function loadCmsPage(
  context: RequestContext,
  id: number,
  kit: WidgetKit,
): Promise<CmsPageData | null> {
  const template = await rememberTemplate(context, { id });
  return template && pageOfTemplate(context, template, kit);
}

/**
 * Loads the shop's page-not-found template, to be answered with 404 (rule templates-2); null when the shop
 * has none or it failed.
 */
export async function loadNotFoundPage(context: RequestContext, kit: WidgetKit): Promise<CmsPageData | null> {
  try {
    const template = await rememberTemplate(context, { entityType: "page", name: "404 Page" });
    return template && (await pageOfTemplate(context, { ...template, is404Page: true }, kit));
  } catch (error) {
    context.log.error("404 page failed", { shop: context.shop.code, error });
    return null;
  }
}

/**
 * Loads the template of a page type that stands beside what the app itself shows there; null when there is
 * none.
 */
export async function loadPageTypeView(
  context: RequestContext,
  name: "Search" | "checkout-success",
  kit: WidgetKit,
): Promise<TemplateView | null> {
  const template = await findTemplate(context, { entityType: "page", name });
  return template && loadTemplateView(await widgetContext(context), template, kit);
}

/** Loads the template of a preview link as a page of its own; null without one. @throws 404 */
export async function loadPreview(
  context: RequestContext,
  request: Request,
  kit: WidgetKit,
): Promise<CmsPageData | null> {
  const found = await findPreview(context, request);
  return found && pageOfTemplate(context, found.template, kit, found.isPreview);
}

/** A template that a preview link shows; `isPreview` where it says what is wrong with it, too. */
export type FoundPreview = { template: StoredTemplate; isPreview: boolean };

/**
 * Finds the template a preview link names (`?preview=<id>&token=`), whatever page it is opened on, as its
 * draft says where there is one; null without one. Never shared with other visitors.
 * @throws 404 when the token does not open the template
 */
export async function findPreview(context: RequestContext, request: Request): Promise<FoundPreview | null> {
  const params = new URL(request.url).searchParams;
  const given = params.get("preview");
  if (given === null) return null;
  context.doNotCache();
  const templateId = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const subject = { shopId: context.shop.id, templateId };
  const isAllowed = isPreviewToken(context.secret, subject, params.get("token") ?? "", context.now());
  const template = isAllowed ? await findTemplate(context, { id: templateId }) : null;
  if (!template) throw templateNotFound();
  if (params.has(publishedParameter)) return { template, isPreview: false };
  const written = await withDraft(context, template);
  const isFrame = params.has(builderParameter);
  return { template: isFrame ? withMarks(context, written) : written, isPreview: true };
}

/** A template whose blocks are named in the page, for the builder's frame (rule builder-4). */
const withMarks = ({ handlers }: RequestContext, template: StoredTemplate): StoredTemplate => ({
  ...template,
  renderHtml: withBlockMarks(template.renderHtml, readBlocks(template.renderHtml), handlers.widgets),
});

/** The answer where a template has to be and is not (rule templates-1). */
export const templateNotFound = () =>
  new Response("Template not found", { status: 404, statusText: "Template not found" });

const nothing: TemplateView = { tree: [], widgets: {} };

export async function pageOfTemplate(
  context: RequestContext,
  template: StoredTemplate,
  kit: WidgetKit,
  isPreview = false,
): Promise<CmsPageData> {
  const status = template.is404Page ? 404 : 200;
  const isHidden = isPreview || status === 404;
  const slug = template.slug ?? "";
  const slugs = await readSlugs(
    context,
    { kind: "page", id: template.id, tag: `template:${template.id}` },
    slug,
  );
  const meta = pageMeta(context.shop, {
    slugs,
    title: template.metaTitle || template.name,
    description: metaText(template.metaDescription),
    canonical: pageUrl(context, slugPath(template.slug ?? "")),
    crawlerSetting: template.seoCrawlerSetting,
    ...(isHidden ? { robots: "noindex,follow" } : {}),
  });
  if (template.staticType === "all") {
    context.addCacheTags(`template:${template.id}`);
    context.allowSources(...(await parsedTemplate(context, template)).pageSources);
    return { kind: "document", status, documentHtml: template.renderHtml, meta };
  }
  const { view, shell, hasSources } = await loadViewAndShell(context, template, kit, isPreview);
  const frame = frameOf(template);
  if (frame)
    return {
      kind: "page",
      status,
      view: nothing,
      isContained: false,
      hasSources,
      shell: { layout: "default", ...shell, [frame]: view },
      meta,
    };
  const isContained = template.staticType === "body";
  const contact = hasContactForm(view) ? await ownContact(context) : null;
  return { kind: "page", status, view, isContained, hasSources, shell, contact, meta };
}

/** The view of a template, and the header and footer it asks for. */
export async function loadViewAndShell(
  context: RequestContext,
  written: StoredTemplate,
  kit: WidgetKit,
  isPreview: boolean,
): Promise<{ view: TemplateView; shell: PageShell | undefined; hasSources: boolean }> {
  const outer = await widgetContext(context, isPreview);
  let hasSources = false;
  const allowSources = (...sources: PageSource[]) => {
    hasSources ||= sources.length > 0;
    outer.allowSources(...sources);
  };
  const ctx = { ...outer, allowSources };
  const template = holdsMainPart(written.entityType)
    ? { ...written, renderHtml: withMainPart(written.renderHtml) }
    : written;
  const [view, shell] = await Promise.all([
    rememberView(ctx, `page ${template.id} ${template.updatedAt.getTime()}`, (inner) =>
      loadTemplateView(inner, template, kit),
    ),
    isOfCheckout(template)
      ? loadPageShell(ctx, { ...template, layout: "checkout" }, kit)
      : frameOf(template)
        ? undefined
        : loadPageShell(ctx, template, kit),
  ]);
  return { view: view ?? nothing, shell, hasSources };
}

/** What an account knows; reading it makes a page the customer's own. */
async function ownContact(context: RequestContext): Promise<OwnContact | null> {
  const { customer } = await context.visitor();
  return customer && { firstName: customer.firstName, lastName: customer.lastName, email: customer.email };
}

/** Whether a header or footer stands on pages of the checkout, with the other one of these. */
const isOfCheckout = ({ entityType }: StoredTemplate): boolean => entityType.startsWith("checkout_");

/** A header or footer is shown where it stands. */
function frameOf({ entityType }: StoredTemplate): "header" | "footer" | null {
  if (entityType === "header" || entityType === "checkout_header") return "header";
  return entityType === "footer" || entityType === "checkout_footer" ? "footer" : null;
}
