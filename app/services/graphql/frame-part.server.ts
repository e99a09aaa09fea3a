import { menuFields } from "~/models/api/menu-fields";
import type { TemplateKind } from "~/models/content/template";
import { AppError } from "~/models/error/app-error";
import { isText } from "~/models/validation/is-text";
import { type FrameKind, findFrameTemplate } from "../content/find-frame-template.server";
import { findMenu } from "../content/find-menu.server";
import { listTemplates } from "../content/list-templates.server";
import { maxListLimit } from "./list-limit.server";
import type { Operation } from "./schema-part.server";
import { toTemplate } from "./template-part.server";

/** SDL of headers, footers, blocks and menus (part 3, §3 and §7). */
export const frameTypes = /* GraphQL */ `
  type Query {
    "The header of this name, or else the primary one."
    header(name: String): FrameTemplate
    footer(name: String): FrameTemplate
    checkoutHeader: FrameTemplate
    checkoutFooter: FrameTemplate
    allHeader: [FrameTemplate!]!
    allFooter: [FrameTemplate!]!
    "Blocks and forms that pages show inside their own; sort is field-direction with name or id."
    allBlockTemplates(limit: Int = 20, page: Int = 1, sort: String = "name-asc", type: BlockModel): BlockTemplates!
    "Menus by id, of those that are there."
    getAllParsedMenu(_ids: [String!]!): JSON!
  }
  enum BlockModel {
    block
    form
  }
  type FrameTemplate {
    _id: Long!
    name: String!
    entity_type: String!
    render_html: String!
    is_primary: Boolean!
    "Menus its widgets show."
    menu_ids: [String!]!
    "Attribute name to type, props and items."
    final_widget_content: JSON!
  }
  type BlockTemplates {
    templates: [Template!]!
    paging: BlockPaging!
  }
  type BlockPaging {
    begin: Int!
    end: Int!
    limit: Int!
    page: Int!
    total: Int!
    total_pages: Int!
  }
`;

/** Menus one call may ask for. */
const maxMenus = 20;

const one =
  (kind: FrameKind): Operation<{ name?: string | null }> =>
  async (_parent, { name }, { api }) => {
    if (name && !isText(name)) return null;
    const found = await findFrameTemplate(api.ctx, kind, name ?? "");
    return found && toTemplate(found);
  };

const all =
  (kind: TemplateKind): Operation<unknown> =>
  async (_parent, _args, { api }) => {
    const sort = { by: "id", direction: "asc" } as const;
    const found = await listTemplates(api.ctx, { kinds: [kind], page: 1, limit: maxListLimit, sort });
    return found.templates.map((template) => toTemplate(template));
  };

type BlockArgs = { limit: number; page: number; sort: string; type?: "block" | "form" | null };

const allBlockTemplates: Operation<BlockArgs> = async (_parent, args, { api }) => {
  const [by, direction = "desc"] = args.sort.split("-");
  const { templates, paging } = await listTemplates(api.ctx, {
    kinds: args.type ? [args.type] : ["block", "form"],
    page: args.page,
    limit: Math.min(args.limit, maxListLimit),
    sort: { by: by === "id" ? "id" : "name", direction: direction === "asc" ? "asc" : "desc" },
  });
  const { begin, end, limit, page, total, totalPages } = paging;
  return {
    templates: templates.map((template) => toTemplate(template)),
    paging: { begin, end, limit, page, total, total_pages: totalPages },
  };
};

const getAllParsedMenu: Operation<{ _ids: string[] }> = async (_parent, { _ids }, { api }) => {
  const ids = [...new Set(_ids)].filter(isText);
  if (ids.length > maxMenus) throw new AppError("invalid", `Ask for at most ${maxMenus} menus.`, "_ids");
  const found = await Promise.all(ids.map((id) => findMenu(api.ctx, id)));
  return Object.fromEntries(found.flatMap((menu) => (menu ? [[menu.id, menuFields(menu)]] : [])));
};

export const frameResolvers = {
  Query: {
    header: one("header"),
    footer: one("footer"),
    checkoutHeader: one("checkout_header"),
    checkoutFooter: one("checkout_footer"),
    allHeader: all("header"),
    allFooter: all("footer"),
    allBlockTemplates,
    getAllParsedMenu,
  },
};
