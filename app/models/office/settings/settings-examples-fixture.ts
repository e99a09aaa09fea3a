/**
 * For each module of settings values that together use every field of its schema: what the forms are tried
 * with.
 */
export const settingsExamples: Readonly<Record<string, readonly unknown[]>> = {
  general: [
    {
      app: { name: "Harbor & Pine", base_url: "https://harbor.example" },
      email: "hello@harbor.example",
      phone: "2075550142",
      tagline: "Made to be kept",
      logo: "logo.svg",
      time_zone: "America/New_York",
      language: "en",
    },
    {},
  ],
  client_address: [
    {
      address_line1: "12 Wharf Street",
      city_locality: "Portland",
      state_province: "ME",
      postal_code: "04101",
      country: "US",
    },
  ],
  price_notices: [{ lowest_price: "always", unit_prices: "whole" }],
  catalogue: [
    {
      pageSize: 48,
      defaultSort: "price-asc",
      filters: [{ code: "color", label: "Color", seo_index: true, hidden: true }, { code: "size" }],
      filterLayout: "overlay",
      autoLoad: true,
    },
  ],
  product_page: [
    {
      thumbnails: "bottom",
      option_display: "valid",
      shipping_html: "<p>Two days.</p>\n<p>No more.</p>",
      warranty: "Repairs for life",
      warranty_path: "/shipping#repairs",
      size_guides: [{ category: "wear", path: "/size-guide" }],
      tabs: [{ label: "Our promise", attribute: "promise", html: "<p>We mend it.</p>" }],
    },
  ],
  "modules.order-management": [
    {
      prevent_checkout: true,
      prevent_checkout_message: "Back on Monday.\nSee you!",
      allow_request_quote: true,
      returns: { enable: false, days: 60, instructions: "In its box." },
    },
  ],
  "modules.messages": [
    {
      is_active: false,
      is_enable_messages_on_product_pages: false,
      shows_questions: false,
      support_file_types: ["png", "pdf"],
      is_active_checkout: false,
      checkout_label: "A note",
      character_limit: 500,
    },
  ],
  active_review_module: [true, false],
  reviews: [
    {
      title_required: false,
      allow_guest: true,
      limit_description_characters: 0,
      default_scope: "single-review",
    },
  ],
  marketplace: [{ link_products: true, canonical_products: true }],
  sellers: [
    {
      takes_applications: true,
      introduction: "Made by you, sold here.",
      questions: [{ question: "What do you make?", is_required: true }],
      new_offers_wait: false,
    },
  ],
  payment: [
    {
      offline: [
        {
          code: "bank_transfer",
          title: "Bank transfer",
          instructions: "Within 7 days.",
          account: {
            holder: "Harbor & Pine LLC",
            bank: "First Coast Bank",
            iban: "DE89370400440532013000",
            bic: "POTSDEFFXXX",
            account_number: "0012345678",
            routing_number: "000000000",
            reference: "Order {order}",
          },
        },
        { code: "cash_on_delivery", title: "Cash on delivery" },
      ],
      paypal: {
        active: true,
        title: "PayPal",
        client_id: "abc",
        webhook_id: "W1",
        transaction_type: "authorization",
        display: { product_page: false, cart: false, checkout: false },
        style: { label: "buynow", color: "black" },
      },
      stripe: { active: true, title: "Card", capture: "manual" },
      klarna: {
        active: true,
        title: "Klarna",
        username: "K123",
        region: "north_america",
        capture: "manual",
      },
      sandbox: true,
    },
  ],
  checkout: [{ legalAge: 18 }],
  agents: [
    {
      ucp: true,
      mcp: true,
      feed: true,
      checkout: true,
      methods: ["stripe"],
      buyer_details: "optional",
      signatures: "required",
      allowed: ["agent.example"],
      refused: ["bad.example"],
      hidden_skus: ["MUG"],
      most_minor: 50_000,
      calls_per_minute: 60,
    },
  ],
  invoices: [{ prefix: "HP-", seller_name: "Harbor & Pine LLC", tax_number: "01-2345678", note: "Thanks." }],
  mails: [{ placed: { subject: "Ahoy {name}", opening: "Order {order} is in.", closing: "Yours, {shop}" } }],
  shipping_methods: [
    [
      { type: "flat", code: "express", title: "Express", amountMinor: 1690, estimate: "next-day" },
      { type: "free_above", code: "standard", title: "Standard", amountMinor: 690, freeAboveMinor: 7500 },
      {
        type: "table",
        code: "freight",
        title: "Freight",
        by: "weight",
        rows: [
          { from: 0, amountMinor: 2000 },
          { from: 1500.5, country: "US", state: "CA", amountMinor: 3500 },
        ],
      },
      { type: "pickup", code: "pickup", title: "Pick up" },
    ],
    [],
  ],
  delivery_estimates: [
    [
      { id: "standard", days: [3, 5] },
      { id: "now", days: [0, 0] },
      { id: "made-to-order", text: "Made for you" },
    ],
  ],
  tax: [
    {
      pricesInclude: true,
      rules: [
        {
          name: "Los Angeles district tax",
          kind: "other",
          country: "US",
          state: "CA",
          postcodePattern: "900*",
          taxClass: "reduced",
          rateBasisPoints: 887.5,
          appliesToShipping: true,
        },
        { name: "VAT", country: "DE", rateBasisPoints: 1900 },
      ],
      eu: {
        scheme: "destination",
        classes: [{ taxClass: "reduced", rate: "second_reduced" }],
        businesses: true,
      },
      rounding: "document",
      national: { isCharged: true, classes: [{ taxClass: "food", rate: "zero" }], provinces: ["QC"] },
    },
  ],
  checkout_countries: [["US", "CA"]],
  us_restrict_states: [["AK", "GU"], []],
  customer_groups: [[{ code: "wholesale", name: "Wholesale", description: "Dealers.\nBy invoice." }]],
  "modules.sociallogins": [
    {
      hide_price_for_anonymous: true,
      google: { enable: true, client_id: "g" },
      facebook: { enable: true, client_id: "f" },
      apple: { enable: true, client_id: "a", team_id: "T", key_id: "K" },
    },
  ],
  "modules.shopping_list": [{ enable: false, name: "Plans", description: "What to buy." }],
  "modules.save_for_later": [
    { enable: false, description: "Kept.", save_action_text: "Keep", saved_item_text: "Kept for you" },
  ],
  active_theme: [
    {
      colors: {
        brand: "#1f3d38",
        brandInk: "#f6f2e8",
        accent: "#a34a26",
        surface: "#ffffff",
        surfaceSunken: "#f6f3ec",
        ink: "#1d2321",
        inkMuted: "#5c6662",
        line: "#e2ddd1",
      },
      fontFamily: "serif",
      headingFamily: "rounded",
      radiusPx: 0,
      buttonShape: "pill",
      spacing: "wide",
      pictureRatio: "4:5",
      headerStyle: "brand",
      alwaysShowHamburger: true,
    },
    { colors: { brand: "#1f3d38" } },
  ],
  footer_social: [
    {
      facebook: { url: "https://facebook.example/a", visible: false, order: 3 },
      youtube: { url: "https://youtube.example/a" },
      twitter: { url: "https://x.example/a" },
      instagram: { url: "https://instagram.example/a", order: 0 },
      pinterest: { url: "https://pinterest.example/a" },
      tiktok: { url: "https://tiktok.example/a" },
    },
    { instagram: { url: "https://instagram.example/a" } },
  ],
  discounts: [
    [
      {
        id: "welcome",
        title: "10% off",
        code: "WELCOME10",
        seller: "potter",
        priority: -2,
        action: { type: "percent", rateBasisPoints: 1000 },
        conditions: {
          minimumMinor: 4000,
          maximumMinor: 90_000,
          skus: ["A"],
          categories: ["wear"],
          exceptSkus: ["B"],
          exceptCategories: ["sale"],
          customerGroups: ["wholesale"],
          startsAt: "2026-11-27T09:00",
          endsAt: "2026-12-24",
          maxUses: 100,
          maxUsesPerCustomer: 1,
        },
      },
      { id: "five", title: "5 off", action: { type: "fixed", amountMinor: 500 } },
      {
        id: "three",
        title: "The fourth is free",
        action: { type: "buy_x_get_y", buyQty: 3, getQty: 1, rateBasisPoints: 5000 },
      },
      { id: "free", title: "Free delivery", action: { type: "free_shipping" } },
      { id: "gift", title: "A gift", action: { type: "freebie", skus: ["PEN-103"], qty: 2 } },
    ],
  ],
  seo: [{ robots: "noindex_follow", title_suffix: " | Harbor" }],
  tracking: [{ require_consent: false, consent_text: "May we?", analytics: { measurement_id: "G-ABC123" } }],
  email_capture_enabled: [false],
  staff: [{ second_factor_roles: ["owner", "seller"] }],
  content_security: [
    {
      scripts: ["https://chat.example.com"],
      connections: ["wss://chat.example.com"],
      styles: ["https://fonts.example.com"],
      frames: ["https://maps.example.com"],
      forms: ["https://list.example.com"],
    },
  ],
  recaptcha: [{ site_key: "key", minScore: 0.7 }],
};
