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
};

/** Writes a template for the API (part 3, §3 "Template"); without its HTML when only the basics are asked for. */
export const templateFields = (template: StoredTemplate, isBasic: boolean) => ({
  _id: template.id,
  name: template.name,
  entity_type: template.entityType,
  slug: template.slug,
  layout: template.layout,
  meta_title: template.metaTitle,
  meta_description: template.metaDescription,
  render_html: isBasic ? null : template.renderHtml,
});
