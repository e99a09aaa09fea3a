import { templateFields } from "~/models/api/template-fields";
import { AppError } from "~/models/error/app-error";
import { slugPath } from "~/paths";
import { resolveSlug } from "../catalogue/resolve-slug.server";
import { findTemplate } from "../content/find-template.server";
import type { Operation } from "./schema-part.server";

/** SDL of templates (part 3, §3 and §7). */
export const templateTypes = /* GraphQL */ `
  type Query {
    "A CMS page by its slug. basicAttributes leaves its HTML out; checkRedirect tells where a renamed one went."
    getTemplateBySlug(slug: String!, basicAttributes: Boolean = false, checkRedirect: Boolean = false): TemplateAnswer
  }
  type TemplateAnswer {
    template: Template
    redirectResponse: RedirectResponse
  }
  type Template {
    _id: Int!
    name: String!
    entity_type: String!
    slug: String
    layout: String!
    meta_title: String!
    meta_description: String!
    "The owner's HTML with its widget placeholders."
    render_html: String
  }
  type RedirectResponse {
    success: Boolean!
    redirectData: RedirectData!
  }
  type RedirectData {
    "301"
    redirect_type: String!
    "A path of the shop."
    to: String!
  }
`;

type TemplateArgs = { slug: string; basicAttributes?: boolean | null; checkRedirect?: boolean | null };

const getTemplateBySlug: Operation<TemplateArgs> = async (_parent, args, { api }) => {
  const slug = args.slug.replace(/^\/+|\/+$/g, "");
  // PostgreSQL refuses the NUL character as text.
  const isText = slug !== "" && !slug.includes("\u0000");
  const template = isText ? await findTemplate(api.ctx, { slug }) : null;
  if (template)
    return { template: templateFields(template, args.basicAttributes ?? false), redirectResponse: null };
  const target = isText && args.checkRedirect ? await resolveSlug(api.ctx, slug) : null;
  if (target?.kind !== "redirect") throw new AppError("not_found", "Template not found", "slug");
  const redirectData = { redirect_type: "301", to: slugPath(target.slug) };
  return { template: null, redirectResponse: { success: true, redirectData } };
};

export const templateResolvers = { Query: { getTemplateBySlug } };
