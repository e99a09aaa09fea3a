import type { WidgetContent } from "../../shops/pages/widget-content";
import type { FrameTemplate } from "./generated/frame";
import type { Template } from "./generated/template";

/** The public part of a stored template. */
type StoredTemplate = {
  id: number;
  name: string;
  entityType: string;
  slug: string | null;
  layout: string;
  renderHtml: string;
  metaTitle: string;
  metaDescription: string;
  isPrimary: boolean;
  is404Page: boolean;
  staticType: string;
};

/**
 * A template in the API, for pages and for headers and footers; the content of its widgets is resolved only
 * on request.
 */
export type TemplateFields = Omit<Template, "header_id" | "footer_id" | "mapped_attributes" | "widgets"> &
  Pick<FrameTemplate, "is_primary">;

/** Maps a template to API fields; without its HTML if only the basics are requested. */
export const templateFields = (template: StoredTemplate, isBasic: boolean): TemplateFields => ({
  _id: template.id,
  name: template.name,
  entity_type: template.entityType,
  slug: template.slug,
  layout: template.layout,
  meta_title: template.metaTitle,
  meta_description: template.metaDescription,
  render_html: isBasic ? null : template.renderHtml,
  is_404_page: template.is404Page,
  static_type: template.staticType,
  is_primary: template.isPrimary,
  // Only the shop's owner writes templates.
  origin_type: "owner",
  user_settings: { layout: template.layout },
});

/** Ids of the menus that the widgets show, without repeats. */
export function menuIds(contents: Record<string, WidgetContent>): string[] {
  const ids = Object.values(contents).flatMap(({ type, props }) =>
    type === "menu" || type === "footer-menu"
      ? [typeof props.menuId === "string" ? props.menuId : "main"]
      : [],
  );
  return [...new Set(ids)];
}
