import { sortFields } from "../../shops/pages/sort";
import type { ModuleWords } from "./module-words";

const sortWords: Record<(typeof sortFields)[number], readonly [asc: string, desc: string]> = {
  id: ["Oldest entry first", "Latest entry first"],
  price: ["Price, low to high", "Price, high to low"],
  name: ["Name, A to Z", "Name, Z to A"],
  newest: ["New in last", "New in first"],
  bestseller: ["Best selling last", "Best selling first"],
  featured: ["Featured last", "Featured first"],
  bestmatch: ["Worst match first", "Best match first"],
};

/** Words of the settings `catalogue`. */
export const catalogueWords: ModuleWords = {
  heading: "Selling",
  title: "Listings and filters",
  about: "How categories and searches list products.",
  shows: "Pages of categories and searches.",
  words: {
    pageSize: { label: "Products on a page", help: "1 to 100.", example: "24" },
    defaultSort: {
      label: "Order",
      help: "In which a category lists its products at first.",
      as: "choice",
      choices: Object.fromEntries(
        sortFields.flatMap((field) => [
          [`${field}-desc`, sortWords[field][1]],
          [`${field}-asc`, sortWords[field][0]],
        ]),
      ),
    },
    filters: {
      label: "Filters",
      item: "filter",
      help: "In their order. None: the products themselves suggest them.",
    },
    "filters[].code": {
      label: "Code",
      help: "Of an attribute, or category, price, review_avg_rating.",
      example: "color",
    },
    "filters[].label": { label: "Heading", help: "Empty for the attribute’s own name." },
    "filters[].seo_index": {
      label: "Search engines list its values",
      help: "A page for each value, such as blue lamps.",
    },
    "filters[].hidden": { label: "Hidden", help: "Links still filter by it." },
    filterLayout: {
      label: "Place of the filters",
      help: "On wide screens.",
      choices: { left: "Left", right: "Right", overlay: "Behind a button" },
    },
    autoLoad: { label: "Load further products automatically at the end of the page" },
  },
};

/** Words of the settings `price_notices`. */
export const priceNoticeWords: ModuleWords = {
  heading: "Selling",
  title: "What stands beside prices",
  about: "What the law of some countries asks for. ‘By country’ goes by the country of your address.",
  shows: "Product pages, cards, the API and search engines.",
  words: {
    lowest_price: {
      label: "Lowest price of 30 days beside a reduced one",
      help: "By country: in the European Union.",
      choices: { by_country: "By country", always: "Always", never: "Never" },
    },
    unit_prices: {
      label: "Price of a measure",
      help: "Of products with a unit price measure that names no other base.",
      choices: {
        by_country: "By country",
        hundred: "Of 100 g and 100 ml",
        whole: "Of the kilogram, the litre and the metre",
        never: "None",
      },
    },
  },
};

/** Words of the settings `product_page`. */
export const productPageWords: ModuleWords = {
  heading: "Selling",
  title: "Product pages",
  about: "The gallery, options, tabs and size guides of products.",
  shows: "Every product’s page; the warranty in the cart, too.",
  words: {
    thumbnails: {
      label: "Small pictures",
      help: "Beside the large one; on small screens left and right become below.",
      choices: { left: "Left", right: "Right", top: "Above", bottom: "Below" },
    },
    option_display: {
      label: "Values of options that no variation has",
      choices: { all: "Shown, but not to be chosen", valid: "Hidden" },
    },
    shipping_html: {
      label: "Text about shipping",
      as: "html",
      help: "HTML above what the product and your policies say.",
    },
    warranty: {
      label: "Warranty in a few words",
      help: "Beneath ‘Add to Cart’. Empty for none.",
      example: "Repairs for life",
    },
    warranty_path: { label: "Page about the warranty", example: "/shipping#repairs" },
    size_guides: { label: "Size guides", item: "size guide" },
    "size_guides[].category": { label: "Category", help: "The slug in its address.", example: "wear" },
    "size_guides[].path": { label: "Page", example: "/size-guide" },
    tabs: { label: "Further tabs", item: "tab", help: "After all others, in their order." },
    "tabs[].label": { label: "Title", example: "Our promise" },
    "tabs[].attribute": {
      label: "Attribute",
      help: "Code of the attribute whose text a product has in place of the one below.",
    },
    "tabs[].html": { label: "Text", as: "html", help: "HTML for products without a text of their own." },
  },
};

/** Words of the settings `modules.order-management`. */
export const orderManagementWords: ModuleWords = {
  heading: "Selling",
  title: "Orders, quotes and returns",
  about: "Whether the shop takes orders, gives quotes and takes returns.",
  shows: "Cart and checkout, product pages, and orders in accounts.",
  words: {
    prevent_checkout: { label: "Close the checkout", help: "Shoppers can look around, but not order." },
    prevent_checkout_message: { label: "What the closed checkout says", as: "long text" },
    allow_request_quote: { label: "Shoppers may ask for a quote" },
    returns: { label: "Returns" },
    "returns.enable": { label: "Shoppers ask online to send pieces back" },
    "returns.days": { label: "For how long", unit: "days", help: "After delivery.", example: "30" },
    "returns.instructions": { label: "What shoppers are told", as: "long text" },
    withdrawal: { label: "Withdrawal by consumers", help: "The right that European law gives them." },
    "withdrawal.everywhere": { label: "Buyers outside of the European Economic Area may withdraw, too" },
    "withdrawal.days": { label: "For how long", unit: "days", help: "After delivery; the law asks for 14." },
    "withdrawal.informs": {
      label: "Mails of orders inform buyers of their right",
      help: "Without it they have twelve more months.",
    },
    "withdrawal.arrives_within_days": {
      label: "A parcel counts as delivered",
      unit: "days after it was sent",
      help: "Where its arrival was not noted.",
    },
  },
};

/** Words of the settings `sellers`. */
export const sellerWords: ModuleWords = {
  heading: "Selling",
  title: "Sellers of the marketplace",
  about: "Who may apply to sell, what they are asked, and whether new offers wait for you.",
  shows: "The page /apply-to-sell, and the offices of sellers. Other shops have no use for it.",
  words: {
    takes_applications: { label: "People may apply to sell" },
    introduction: { label: "Above the form", help: "What it takes, and what it costs.", as: "long text" },
    questions: { label: "Questions", item: "question" },
    "questions[].question": { label: "Question", example: "What do you make?" },
    "questions[].is_required": { label: "It must be answered" },
    new_offers_wait: {
      label: "New offers wait for you",
      help: "Prices and pieces of approved offers change at once.",
    },
  },
};

/** Words of the settings `marketplace`. */
export const marketplaceWords: ModuleWords = {
  heading: "Selling",
  title: "Marketplace",
  about: "How a seller’s own shop leads to its marketplace. Other shops have no use for it.",
  shows: "Product pages of a seller’s own shop.",
  words: {
    link_products: { label: "Product pages link to the marketplace’s page of the product" },
    canonical_products: { label: "Search engines list the marketplace’s page instead of this shop’s" },
  },
};
