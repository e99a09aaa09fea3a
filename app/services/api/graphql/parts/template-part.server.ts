import type { TemplateQuery } from "~/models/api/fields/generated/template";
import { menuIds, templateFields } from "~/models/api/fields/template-fields";
import { redirectTarget } from "~/models/content/redirects/redirects";
import { AppError } from "~/models/platform/error/app-error";
import { isText } from "~/models/platform/validation/is-text";
import { slugPath } from "~/paths";
import { resolveSlug } from "../../../catalogue/addresses/resolve-slug.server";
import { findRedirect } from "../../../content/redirects/follow-old-address.server";
import { findFrameIds, readTemplateContent } from "../../../content/templates/describe-template.server";
import {
  findTemplate,
  type StoredTemplate,
  type TemplateKey,
} from "../../../content/templates/find-template.server";
import { isPreviewToken } from "../../../content/templates/preview-token.server";
import type { ApiContext } from "../api-context.server";
import type { TemplateParent } from "../resolver-parents";
import type { QueryResolvers, Resolvers } from "../resolvers";

/** Maps a template to API fields. */
export const toTemplate = (stored: StoredTemplate, isBasic = false): TemplateParent => ({
  ...templateFields(stored, isBasic),
  stored,
});

/** Special pages by the slugs that clients use (rule api-10). */
const pageOfSlug: Record<string, string> = {
  "": "Homepage",
  search: "Search",
  "checkout/success": "checkout-success",
};

/** The page with this slug, its own or a special page's; null for none. */
export async function findPage({ ctx }: ApiContext, slug: string): Promise<StoredTemplate | null> {
  const name = Object.hasOwn(pageOfSlug, slug) ? pageOfSlug[slug] : undefined;
  const key: TemplateKey = name ? { entityType: "page", name } : { slug };
  return isText(slug) ? findTemplate(ctx, key) : null;
}

const getTemplateBySlug: QueryResolvers["getTemplateBySlug"] = async (_parent, args, { api }) => {
  const slug = args.slug.replace(/^\/+|\/+$/g, "");
  const template = await findPage(api, slug);
  if (template)
    return { template: toTemplate(template, args.basicAttributes ?? false), redirectResponse: null };
  const to = args.checkRedirect && slug && isText(slug) ? await leadOf(api, slug) : null;
  if (to === null) throw templateNotFound("slug");
  const redirectData = { redirect_type: "301", to };
  return { template: null, redirectResponse: { success: true, redirectData } };
};

/** Where the address of a slug leads: what was renamed, or a redirect of the shop; null for nowhere. */
async function leadOf({ ctx }: ApiContext, slug: string): Promise<string | null> {
  const target = await resolveSlug(ctx, slug);
  if (target.kind === "redirect") return slugPath(target.slug);
  const pathname = slugPath(slug);
  const found = await findRedirect(ctx, { pathname, searchParams: new URLSearchParams() });
  return found && redirectTarget(found, pathname);
}

const template: QueryResolvers["template"] = async (_parent, { _id, token }, { api }) => {
  const found = await findTemplate(api.ctx, { id: _id });
  if (!found || (found.isPreviewOnly && !isPreviewOf(api, found, token))) throw templateNotFound("_id");
  return toTemplate(found);
};

const getTemplateByPageType: QueryResolvers["getTemplateByPageType"] = async (_parent, { name }, { api }) => {
  const found = isText(name) ? await findTemplate(api.ctx, { entityType: "page", name }) : null;
  if (!found) throw templateNotFound("name");
  return toTemplate(found);
};

const getWidgetContent: QueryResolvers["getWidgetContent"] = async (_parent, args, { api }) => {
  const found = await findForContent(api, args);
  if (!found) return { success: false, content: {} };
  return { success: true, content: (await readTemplateContent(api.ctx, found)).contents };
};

async function findForContent(
  api: ApiContext,
  args: TemplateQuery["getWidgetContent"]["args"],
): Promise<StoredTemplate | null> {
  const { slug, preview, token, modelType } = args;
  if (typeof preview === "number") {
    const found = await findTemplate(api.ctx, { id: preview });
    return found && isPreviewOf(api, found, token) ? found : null;
  }
  if (!modelType || modelType === "page") return findPage(api, slug.replace(/^\/+|\/+$/g, ""));
  return isText(slug) ? findTemplate(api.ctx, { entityType: modelType, name: slug }) : null;
}

const isPreviewOf = ({ ctx }: ApiContext, { id }: StoredTemplate, token: string | null | undefined) =>
  isPreviewToken(ctx.secret, { shopId: ctx.shop.id, templateId: id }, token ?? "", ctx.now());

/** The error for a missing template (rule api-10). */
const templateNotFound = (field: string) => new AppError("not_found", "Template not found", field);

const contentsOf = async ({ ctx }: ApiContext, { stored }: TemplateParent) =>
  (await readTemplateContent(ctx, stored)).contents;

export const templateResolvers = {
  Query: { getTemplateBySlug, template, getTemplateByPageType, getWidgetContent },
  Template: {
    header_id: async ({ stored }, _args, { api }) => (await findFrameIds(api.ctx, stored)).headerId,
    footer_id: async ({ stored }, _args, { api }) => (await findFrameIds(api.ctx, stored)).footerId,
    mapped_attributes: async ({ stored }, _args, { api }) =>
      (await readTemplateContent(api.ctx, stored)).attributes,
    widgets: (parent, _args, { api }) => contentsOf(api, parent),
  },
  FrameTemplate: {
    menu_ids: async (parent, _args, { api }) => menuIds(await contentsOf(api, parent)),
    final_widget_content: (parent, _args, { api }) => contentsOf(api, parent),
  },
} satisfies Resolvers;
