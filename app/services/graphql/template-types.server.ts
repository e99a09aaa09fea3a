/** SDL of templates (part 3, §3 and §7). */
export const templateTypes = /* GraphQL */ `
  type Query {
    "A CMS page by its slug. basicAttributes leaves its HTML out; checkRedirect tells where a renamed one went."
    getTemplateBySlug(slug: String!, basicAttributes: Boolean = false, checkRedirect: Boolean = false): TemplateAnswer
    "A template by id; one for preview alone needs the token of its preview link."
    template(_id: Int!, token: String): Template!
    "A page the app finds by its name: Homepage, Search, 404 Page, checkout-success."
    getTemplateByPageType(name: String!): Template!
    "What is stored under the attribute names of a template, found by slug (a page) or name (anything else)."
    getWidgetContent(
      slug: String!
      preview: Int
      token: String
      ssr: Boolean
      modelType: TemplateModel = page
    ): WidgetContentAnswer!
  }
  enum TemplateModel {
    page
    header
    footer
    checkout_header
    checkout_footer
    block
    form
  }
  type WidgetContentAnswer {
    success: Boolean!
    "Attribute name to type, props and items."
    content: JSON!
  }
  type TemplateAnswer {
    template: Template
    redirectResponse: RedirectResponse
  }
  type Template {
    _id: Long!
    name: String!
    entity_type: String!
    slug: String
    "default, checkout, no-layout, static or store"
    layout: String!
    meta_title: String!
    meta_description: String!
    "The owner's HTML with its widget placeholders."
    render_html: String
    "Answers 404 wherever it is shown."
    is_404_page: Boolean!
    "all (render_html is the whole document), body, or empty"
    static_type: String!
    origin_type: String!
    user_settings: JSON!
    header_id: Long
    footer_id: Long
    "Attribute names of its widgets, in the order of the page."
    mapped_attributes: [String!]!
    "Attribute name to type, props and items."
    widgets: JSON!
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
