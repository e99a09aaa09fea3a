// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type TemplateQuery = {
  /** A CMS page by its slug. basicAttributes leaves its HTML out; checkRedirect tells where a renamed one went. */
  getTemplateBySlug: {
    args: {
      slug: string;
      basicAttributes: boolean | null;
      checkRedirect: boolean | null;
    };
    answer: TemplateAnswer | null;
  };
  /** A template by id; one for preview alone needs the token of its preview link. */
  template: {
    args: {
      _id: number;
      token?: string | null;
    };
    answer: Template;
  };
  /** A page the app finds by its name: Homepage, Search, 404 Page, checkout-success. */
  getTemplateByPageType: {
    args: {
      name: string;
    };
    answer: Template;
  };
  /** What is stored under the attribute names of a template, found by slug (a page) or name (anything else). */
  getWidgetContent: {
    args: {
      slug: string;
      preview?: number | null;
      token?: string | null;
      ssr?: boolean | null;
      modelType: TemplateModel | null;
    };
    answer: WidgetContentAnswer;
  };
};
export type TemplateModel = "page" | "header" | "footer" | "checkout_header" | "checkout_footer" | "category" | "product" | "seller" | "seller_page" | "block" | "form";
export type WidgetContentAnswer = {
  success: boolean;
  /** Attribute name to type, props and items. */
  content: unknown;
};
export type TemplateAnswer = {
  template: Template | null;
  redirectResponse: RedirectResponse | null;
};
export type Template = {
  _id: number;
  name: string;
  entity_type: string;
  slug: string | null;
  /** default, checkout, no-layout, static or store */
  layout: string;
  meta_title: string;
  meta_description: string;
  /** The owner's HTML with its widget placeholders. */
  render_html: string | null;
  /** Answers 404 wherever it is shown. */
  is_404_page: boolean;
  /** all (render_html is the whole document), body, or empty */
  static_type: string;
  origin_type: string;
  user_settings: unknown;
  header_id: number | null;
  footer_id: number | null;
  /** Attribute names of its widgets, in the order of the page. */
  mapped_attributes: Array<string>;
  /** Attribute name to type, props and items. */
  widgets: unknown;
};
export type RedirectResponse = {
  success: boolean;
  redirectData: RedirectData;
};
export type RedirectData = {
  /** 301 */
  redirect_type: string;
  /** A path of the shop. */
  to: string;
};
