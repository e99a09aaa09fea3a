// @public

import type { TemplateHead } from "../templates/template";

/** Pages the app finds by their name; their slugs may be words of the app itself (docs/shop-folder.md). */
const pagesFoundByName = new Set(["Homepage", "Search", "404 Page", "checkout-success"]);

/** The slug under which a template is reached; null for one that has no address of its own. */
export const addressOfPage = ({ entity_type, name, slug, preview_only }: TemplateHead): string | null =>
  entity_type === "page" && !preview_only && !pagesFoundByName.has(name) && slug ? slug : null;
