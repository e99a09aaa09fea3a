import { isText } from "~/models/platform/validation/is-text";
import { slugPath } from "~/paths";
import { resolveSlug } from "../../../catalogue/addresses/resolve-slug.server";
import { findTemplate } from "../../../content/templates/find-template.server";
import type { QueryResolvers, Resolvers } from "../resolvers";
import { findPage, toTemplate } from "./template-part.server";

const nothing = { entity_id: null, slug: null, template: null, redirectResponse: null };

const page: QueryResolvers["page"] = async (_parent, args, { api }) => {
  const slug = args.slug.replace(/^\/+|\/+$/g, "");
  const own = await findPage(api, slug);
  if (own) {
    const status = own.is404Page ? 404 : 200;
    const page_type = own.is404Page ? "404" : "page";
    return { ...nothing, page_type, status, entity_id: own.id, slug, template: toTemplate(own) };
  }
  const target = isText(slug) ? await resolveSlug(api.ctx, slug) : { kind: "none" as const };
  if (target.kind === "redirect") {
    const redirectData = { redirect_type: "301", to: slugPath(target.slug) };
    const redirectResponse = { success: true, redirectData };
    return { ...nothing, page_type: "redirect", status: 301, slug: target.slug, redirectResponse };
  }
  if (target.kind === "category" || target.kind === "product")
    return { ...nothing, page_type: target.kind, status: 200, entity_id: target.id, slug: target.slug };
  const notFound = await findTemplate(api.ctx, { entityType: "page", name: "404 Page" });
  return { ...nothing, page_type: "404", status: 404, template: notFound && toTemplate(notFound) };
};

export const pageResolvers = { Query: { page } } satisfies Resolvers;
