import { settingsFields } from "~/models/api/settings-fields";
import { readSummaryFields } from "./read-summary-fields.server";
import type { FieldOf, Operation } from "./schema-part.server";

/** SDL of a shop's public settings (part 1, §3). */
export const settingsTypes = /* GraphQL */ `
  type Query {
    "What a storefront asks first: the shop's public settings and the visitor's cart."
    initSettings: InitSettings!
  }
  type InitSettings {
    success: Boolean!
    settings: Settings!
    summary: CartSummary!
  }
  type Settings {
    client: Client!
    general: GeneralSettings!
    "ISO 4217 code."
    currency: String!
    "Colours and fonts, as the owner set them."
    active_theme: JSON!
    active_review_module: Boolean!
    "ISO 3166 codes."
    checkout_countries: [String!]!
    us_restrict_states: [String!]!
    seo: SeoSettings!
    modules: ModuleSettings!
    cluster_suffix: String!
  }
  type Client {
    type: String!
    code: String!
    guid: String!
    name: String!
    industry: String!
    status: String!
    frontend_status: Boolean!
  }
  type GeneralSettings {
    app: AppSettings!
    email: String!
    phone: String!
    tagline: String!
    logo: String!
  }
  type AppSettings {
    name: String!
    base_url: String!
  }
  type SeoSettings {
    robots: String!
    title_suffix: String!
  }
  type ModuleSettings {
    sociallogins: SocialLoginSettings!
    order_management: OrderManagementSettings!
  }
  type SocialLoginSettings {
    hide_price_for_anonymous: Boolean!
  }
  type OrderManagementSettings {
    prevent_checkout: Boolean!
    prevent_checkout_message: String!
    allow_request_quote: Boolean!
  }
`;

const initSettings: Operation<unknown> = (_parent, _args, { api }) => ({
  success: true,
  settings: settingsFields(api.ctx.shop, {
    origin: api.ctx.origin,
    clusterSuffix: api.ctx.config.clusterSuffix,
  }),
});

// Read only where it is asked for.
const summary: FieldOf<unknown> = (_parent, _args, { api }) => readSummaryFields(api);

export const settingsResolvers = { Query: { initSettings }, InitSettings: { summary } };
