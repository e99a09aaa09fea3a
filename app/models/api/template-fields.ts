import type { WidgetContent } from "../widget/widget-content";
import type { FrameTemplate, Template } from "./generated/schema-types";

/** A stored template, as far as clients may know it. */
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

/** A template in the API, page and frame alike; what its widgets hold is read only where it is asked for. */
export type TemplateFields = Omit<Template, "header_id" | "footer_id" | "mapped_attributes" | "widgets"> &
  Pick<FrameTemplate, "is_primary">;

/** Writes a template for the API; without its HTML when only the basics are asked for. */
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
  // Templates are written by the shop's owner and by nobody else.
  origin_type: "owner",
  user_settings: { layout: template.layout },
});

/** Ids of the menus that widgets show, each once. */
export function menuIds(contents: Record<string, WidgetContent>): string[] {
  const ids = Object.values(contents).flatMap(({ type, props }) =>
    type === "menu" || type === "footer-menu"
      ? [typeof props.menuId === "string" ? props.menuId : "main"]
      : [],
  );
  return [...new Set(ids)];
}
