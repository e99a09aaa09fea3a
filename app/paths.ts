import type { PendingAction } from "~/models/shops/records/pending-action";

/**
 * Every address the app writes. Areas with many addresses have a file of their own (`paths/`); nothing else
 * in the app joins strings to a path.
 */

/*
 * The query parameters a page reads are a `...Query` beside its path helper. Those of pages that visitors
 * share are collected in `paths/shared-queries.ts`, from which the page cache takes what it keeps (rule
 * caching-1).
 */

/** Home page. */
export const homePath = () => "/";

/** A CMS page, category or product by its slug (rule addresses-1). */
export const slugPath = (slug: string) => `/${slug.split("/").map(encodeURIComponent).join("/")}`;

/** Where agents call the shop by the Universal Commerce Protocol (docs/agents.md). */
export const ucpPath = () => "/ucp/v1";
export const ucpMcpPath = () => "/ucp/mcp";
/** What the shop tells agents of itself (rule agents-1). */
export const ucpProfilePath = () => "/.well-known/ucp";

/** Where agents buy by the Agentic Commerce Protocol (docs/agents.md). */
export const acpPath = () => "/acp";

/** Where a buyer goes on with what an agent began. */
export const agentCheckoutPath = (id: string, key: string) =>
  `/ucp/continue/${encodeURIComponent(id)}/${encodeURIComponent(key)}`;

/** A product, with a variation chosen by SKU where given (`/pv/{sku}`, rule addresses-2). */
export const productPath = (slug: string, variationSku?: string) =>
  variationSku ? `${slugPath(slug)}/pv/${encodeURIComponent(variationSku)}` : slugPath(slug);

/**
 * The variation an option value leads to; `movedBy` is the option whose choice moved others, `open` those of
 * which nothing is chosen yet, `reviews` the scope of reviews that stays.
 */
export const choicePath = (
  slug: string,
  variationSku: string,
  movedBy?: string,
  open: readonly string[] = [],
  reviews?: string,
) =>
  withQuery(productPath(slug, variationSku), {
    updated: movedBy,
    [openParameter]: open.join("|"),
    [scopeParameter]: reviews,
  });

/** Names the options of a product that are not chosen yet, joined by `|` (rule variations-8). */
export const openParameter = "open";

/** What is looked for among the values of an option that has more than a page holds (rule variations-11). */
export const choicesParameter = "choices";

/**
 * Query parameters of a product's page that choose its reviews: whose, of how many stars, and the page from
 * 1.
 */
export const scopeParameter = "reviews";
export const starParameter = "review_star";
export const pageParameter = "review_page";
/** What a product's page reads of its query. */
export const productQuery = [
  "search_keyword",
  "search-keyword",
  "updated",
  openParameter,
  choicesParameter,
  scopeParameter,
  starParameter,
  pageParameter,
] as const;

/** The fields of a listing's price form, which works without a script. */
export const priceFormFields = { from: "price_from", to: "price_to" } as const;
/** What a listing reads of its query; its filters are in its path. */
export const listingPageQuery = ["page", "sort", "view", priceFormFields.from, priceFormFields.to] as const;

/** An address with query parameters; empty and undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** What other shop systems tell their pages apart by (rules addresses-7 and addresses-8). */
export const oldAddressQuery = ["p", "page_id", "variant"] as const;

/** What the search results read of their query, besides what every listing reads. */
export const searchQuery = ["q", "by"] as const;
/** Search results for a keyword. */
export const searchPath = (keyword = "") => withQuery("/search", { q: keyword });

/** What else there is of a brand line, in a shop with one seller (rule search-5). */
export const brandLinePath = (brandLine: string) => `${searchPath(brandLine)}&&by=${brandLineCode}`;

/** The attribute that says of which brand line a product is. */
export const brandLineCode = "cigarbrandline";

/** What the search bar suggests for a keyword. */
export const searchSuggestionsPath = (keyword: string) =>
  withQuery("/api/search-suggestions", { q: keyword });

export const searchSuggestionsQuery = ["q"] as const;

/** What the provider of a product's video says of it. */
export const videoLookupPath = (url: string) => withQuery("/api/video", { url });
export const videoLookupQuery = ["url"] as const;

/** The API. */
export const graphqlPath = () => "/api-graphql";

/** The shop's sitemap of sitemaps. */
export const sitemapIndexPath = () => "/sitemap.xml";
/** One of the shop's sitemaps, counted from 1. */
export const sitemapPath = (number: number) => `/sitemaps/${number}.xml`;

/** The feed of products for Google Merchant Center (rule agents-12). */
export const googleFeedPath = () => "/feeds/google.xml";
/** Where agents talk to the shop by the Model Context Protocol. */
export const mcpPath = () => "/mcp";

export const cartPath = () => "/checkout/cart";
/** The cart as scripts of other pages read and change it, without the page's code. */
export const miniCartPath = () => "/checkout/mini-cart";
/** The one-page checkout. */
export const checkoutPath = () => "/checkout";
export const checkoutQuery = ["seller", "part"] as const;
/**
 * Where the form of a part of the checkout is sent. `?index` means the page itself and not the frame around
 * it; the part keeps the form open when it comes back with errors.
 */
export const checkoutPostPath = (part: string) => `/checkout?index&part=${encodeURIComponent(part)}`;
/** Where forms of the checkout page that belong to no part are sent. */
export const checkoutFormPath = () => "/checkout?index";
/** A part of the checkout, open and in view. */
export const checkoutPartPath = (part: string) => `${withQuery("/checkout", { part })}#${part}`;
/** Asks for a quote of the cart. */
export const quoteRequestPath = () => "/checkout/quote";
/** Where its form is sent; `?index` means the page itself and not the frame around it. */
export const quoteRequestPostPath = () => "/checkout/quote?index";
/** The checkout of a quote; `part` is open, `key` that of its mail. */
export const quotePath = (id: string, query: { key?: string | undefined; part?: string | undefined } = {}) =>
  withQuery(`/checkout/quote/${id}`, query);
export const quoteQuery = ["key", "part"] as const;
/** A quote to look at; with the key of its mail. */
export const quotePreviewPath = (id: string, key?: string) =>
  withQuery(`/checkout/quote/preview/${id}`, { key });
/** Where a payment provider sends the browser back to (rule payment-6). */
export const securelyCallbackPath = (query: Record<string, string>) =>
  withQuery("/checkout/securely-callback", query);
/** What comes back: ours, and what the sandbox says of the payment. */
export const securelyCallbackQuery = [
  "provider",
  "payment",
  "signature",
  "cancelled",
  "result",
  "result_signature",
] as const;
/** Starts a payment with a wallet's express button (POST), and where it sends the browser back to. */
export const expressPath = (wallet: string, query: Record<string, string> = {}) =>
  withQuery(`/checkout/express/${encodeURIComponent(wallet)}`, query);
export const expressQuery = ["cancelled", "seller", "token"] as const;
/** The sandbox's own payment page. */
export const sandboxPayPath = (paymentId: string) => `/sandbox-pay/${encodeURIComponent(paymentId)}`;
/** Shown after an order was placed. */
export const checkoutSuccessPath = (orderId: string) => withQuery("/checkout/success", { order: orderId });
export const checkoutSuccessQuery = ["order"] as const;

/** An order; with a signed key for guests who come from their mail (rule orders-5). */
export const orderPath = (id: string, key?: string) => withQuery(`/order/${encodeURIComponent(id)}`, { key });

/** What pages of an order read of their query. */
export const orderQuery = ["key"] as const;

/** The parcels of an order; with the key of its mail as in `orderPath`. */
export const orderTrackingPath = (id: string, key?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/tracking`, { key });

/** Asks for the link of an order by mail. */
export const findOrderPath = () => "/order/tracking";
export const findOrderQuery = ["sent"] as const;
/**
 * The invoice of an order to print; with the key of its mail as in `orderPath`.
 * @param note the number of a credit note of the order, in place of the invoice
 */
export const orderInvoicePath = (id: string, key?: string, note?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/invoice`, { key, note });
export const orderInvoiceFilePath = (id: string, key?: string, note?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/invoice.pdf`, { key, note });
export const orderInvoiceQuery = ["key", "note"] as const;
export const orderXRechnungPath = (id: string, key?: string, note?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/xrechnung.xml`, { key, note });
/** Withdraws from a contract; from an order's own page with its id, and the key of its mail. */
export const withdrawPath = (of: { order?: string; key?: string | undefined; sent?: "1" } = {}) =>
  withQuery("/order/withdraw", of);
export const withdrawQuery = ["order", "key", "sent"] as const;
/** The model withdrawal form, to print. */
export const withdrawalFormPath = () => "/order/withdraw/form";
/** The form that reviews the seller of an order; with the key of its mail as in `orderPath`. */
export const orderReviewPath = (id: string, { key, sent }: { key?: string | undefined; sent?: "1" } = {}) =>
  withQuery(`/order/${encodeURIComponent(id)}/review`, { key, sent });
export const orderReviewQuery = ["key", "sent"] as const;
/** Asks whether to cancel an order; with the key of its mail as in `orderPath`. */
export const cancelOrderPath = (id: string, key?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/cancel`, { key });
/** Asks to send pieces of an order back; with the key of its mail as in `orderPath`. */
export const returnOrderPath = (id: string, key?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/return`, { key });
/** Posted to in order to buy an order again. */
export const reorderPath = (id: string, key?: string) =>
  withQuery(`/order/${encodeURIComponent(id)}/reorder`, { key });

/** Sign in, coming back to `redirect` afterwards; the pending action is done then (rule lists-5). */
export const loginPath = (redirect?: string, { favorite, later, helpful }: PendingAction = {}) =>
  withQuery("/login", { redirect, favorite, later, helpful });
export const loginQuery = ["redirect", "favorite", "later", "helpful", "password"] as const;
/** Posted to in order to sign out. */
export const logoutPath = () => "/logout";
/** The account's first page. */
export const accountPath = () => "/account/dashboard";
/** The customer's orders. */
export const accountOrdersPath = (query: { show?: string; page?: number } = {}) =>
  withQuery("/account/orders", query);
export const accountOrdersQuery = ["show", "page"] as const;
/** The customer's own names. */
export const accountSettingsPath = () => "/account/settings";
export const accountSettingsQuery = ["saved"] as const;
/** Posted to by the age confirmation. */
export const ageConfirmPath = () => "/age-confirm";
/**
 * A form or signup by the attribute name of its content: where it is posted to, and its page without a
 * script.
 */
export const formPath = (name: string) => `/forms/${encodeURIComponent(name)}`;
/** Names the form that was just sent, on the page it was sent from. */
export const sentParameter = "sent";
/** What every page with a form reads of its query. */
export const sentFormQuery = [sentParameter] as const;
/** All brands. */
export const brandsPath = () => "/brands";
/** The document an embed widget shows in its frame, by the attribute name of its content. */
export const embedPath = (name: string) => `/embed/${encodeURIComponent(name)}`;

/** Posted to by the consent banner. */
export const consentPath = () => "/consent";
/** Told what a shopper does, where they agreed. */
export const trackPath = () => "/api/track";
/** Shows a template that only a signed link opens (rule templates-7). */
export const previewPath = (
  kind: "page" | "header" | "footer",
  templateId: number,
  token: string,
  query: PreviewQuery = {},
) => previewAt(kind === "page" ? "/preview" : `/${kind}-preview`, templateId, token, query);
/** Shows a template at the path of another page: the one it stands around. */
export const previewAt = (path: string, templateId: number, token: string, query: PreviewQuery = {}) =>
  withQuery(path, { preview: templateId, token, ...query });
type PreviewQuery = {
  builder?: string | undefined;
  look?: string | undefined;
  published?: string | undefined;
};
/** Shows a page as it is once the draft of a record is published (rule builder-28). */
export const draftAt = (path: string, draft: string, token: string, query: PreviewQuery = {}) =>
  withQuery(path, { [draftParameter]: draft, token, ...query });
/** Names the draft, as its kind and its name with a space between them. */
export const draftParameter = "draft";
/** Has a preview shown in the builder's frame (rule builder-4). */
export const builderParameter = "builder";
/** Has the builder's frame show a theme that is not saved (rule builder-15). */
export const lookParameter = "look";
/** Has it leave away what the owner's styles say (rule builder-16). */
export const plainParameter = "plain";
/** Has it show what is published, without the drafts (rule builder-18). */
export const publishedParameter = "published";
/** What any page reads of its query to show a template in its place. */
export const previewQuery = [
  "preview",
  "token",
  draftParameter,
  builderParameter,
  lookParameter,
  plainParameter,
  publishedParameter,
] as const;

/** The form for a review of a product or variation. */
export const reviewPath = (sku: string, query: { sent?: string } = {}) =>
  withQuery(`/review/${encodeURIComponent(sku)}`, query);
export const reviewQuery = ["sent"] as const;
/** Where 'Helpful' under a review is sent. */
export const likeReviewPath = () => "/review/like";
/**
 * A product's page at its reviews; of a variation alone with `scope`, of so many stars with `star`, from 1
 * `page`.
 */
export const productReviewsPath = (
  slug: string,
  { variationSku, scope, star, page }: ReviewQuery & { variationSku?: string | undefined } = {},
) =>
  `${withQuery(productPath(slug, variationSku), {
    [scopeParameter]: scope,
    [starParameter]: star,
    // The first page is the page without its number.
    [pageParameter]: page === 1 ? undefined : page,
  })}#reviews`;

type ReviewQuery = { scope?: string | undefined; star?: number | undefined; page?: number };
