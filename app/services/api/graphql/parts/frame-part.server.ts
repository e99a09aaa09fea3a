import { menuFields, mobileOrders } from "~/models/api/fields/menu-fields";
import type { TemplateKind } from "~/models/content/templates/template";
import { AppError } from "~/models/platform/error/app-error";
import { isText } from "~/models/platform/validation/is-text";
import { findMenu } from "../../../content/pages/find-menu.server";
import { readTemplateContent } from "../../../content/templates/describe-template.server";
import { type FrameKind, findFrameTemplate } from "../../../content/templates/find-frame-template.server";
import { listTemplates } from "../../../content/templates/list-templates.server";
import { maxListLimit } from "../limits/list-limit.server";
import type { QueryResolvers, Resolvers } from "../resolvers";
import { toTemplate } from "./template-part.server";

/** Menus one call may ask for. */
const maxMenus = 20;

const one =
  (kind: FrameKind): NonNullable<QueryResolvers["header"]> =>
  async (_parent, { name }, { api }) => {
    if (name && !isText(name)) return null;
    const found = await findFrameTemplate(api.ctx, kind, name ?? "");
    return found && toTemplate(found);
  };

const all =
  (kind: TemplateKind): NonNullable<QueryResolvers["allHeader"]> =>
  async (_parent, _args, { api }) => {
    const sort = { by: "id", direction: "asc" } as const;
    const found = await listTemplates(api.ctx, { kinds: [kind], page: 1, limit: maxListLimit, sort });
    return found.templates.map((template) => toTemplate(template));
  };

const allBlockTemplates: QueryResolvers["allBlockTemplates"] = async (_parent, args, { api }) => {
  const [by, direction = "desc"] = (args.sort ?? "name-asc").split("-");
  const { templates, paging } = await listTemplates(api.ctx, {
    kinds: args.type ? [args.type] : ["block", "form"],
    page: args.page ?? 1,
    limit: Math.min(args.limit ?? 20, maxListLimit),
    sort: { by: by === "id" ? "id" : "name", direction: direction === "asc" ? "asc" : "desc" },
  });
  const { begin, end, limit, page, total, totalPages } = paging;
  return {
    templates: templates.map((template) => toTemplate(template)),
    paging: { begin, end, limit, page, total, total_pages: totalPages },
  };
};

const getAllParsedMenu: QueryResolvers["getAllParsedMenu"] = async (_parent, { _ids }, { api }) => {
  const ids = [...new Set(_ids)].filter(isText);
  if (ids.length > maxMenus) throw new AppError("invalid", `Ask for at most ${maxMenus} menus.`, "_ids");
  const found = await Promise.all(ids.map((id) => findMenu(api.ctx, id)));
  const header = await findFrameTemplate(api.ctx, "header");
  const orders = header ? mobileOrders((await readTemplateContent(api.ctx, header)).contents) : new Map();
  return Object.fromEntries(
    found.flatMap((menu) => (menu ? [[menu.id, menuFields(menu, orders.get(menu.id) ?? null)]] : [])),
  );
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
} satisfies Resolvers;
