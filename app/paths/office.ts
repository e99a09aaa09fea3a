import { withQuery } from "../paths";

/** Finds orders, products and customers of the shop one works in. */
export const officeFindPath = (q?: string) => withQuery("/admin/find", { q });
export const officeFindQuery = ["q"] as const;

/** The list of orders, or one of them by its number. */
export const officeOrdersPath = () => "/admin/orders";
export const officeOrderPath = (number: string) => `/admin/orders/${encodeURIComponent(number)}`;

/** The mails that were sent about an order, or one of them. */
export const officeOrderMailsPath = (number: string, mail?: { kind: string; subjectId: string }) =>
  ["/admin/order-mails", number, ...(mail ? [mail.kind, mail.subjectId] : [])]
    .filter(Boolean)
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join("/");

/** Files of what is to be sent, and tracking numbers that come back. */
export const officeParcelsPath = () => "/admin/parcels";
export const officeParcelsQuery = ["preset"] as const;

/** Makes an order for a customer. */
export const officeNewOrderPath = () => "/admin/new-order";

/** Edits an order that is not packed yet. */
export const officeEditOrderPath = (number: string) => `/admin/edit-order/${encodeURIComponent(number)}`;

/** The packing slip of an order, or those of several by their ids. */
export const officePackingSlipPath = (number: string) => `${officeOrderPath(number)}/packing-slip`;
export const officePackingSlipsPath = () => "/admin/orders/packing-slips";

/** The invoices of several orders, by their ids. */
export const officeInvoicesPath = () => "/admin/orders/invoices";

/**
 * Packing slips, invoices or credit notes as one PDF: of an order by its number, or of the chosen ones by the
 * address of their page.
 */
export const officePapersFilePath = (
  kind: "packing-slips" | "invoices" | "former-invoices" | "credit-notes",
  number: string,
  query = "",
) => `/admin/file/${kind}${number === "" ? query : `/${encodeURIComponent(number)}.pdf`}`;

/** The invoice of an order as an XRechnung, or its credit note of a number. */
export const officeXRechnungPath = (number: string, note?: string) =>
  withQuery(`/admin/file/xrechnung/${encodeURIComponent(number)}.xml`, { note });

/** The whole shop as a folder of files, out and in. */
export const officeFolderPath = () => "/admin/folder";

/** Changes and files of many rows, or one of them. */
export const officeManyPath = (id?: string) => (id === undefined ? "/admin/many" : `/admin/many/${id}`);
/** What runs now, as JSON (rule office-99). */
export const officeRunningPath = () => "/admin/file/running";
/** All that a change of many rows would do, as CSV. */
export const officePreviewFilePath = (operationId: string) => `/admin/file/preview/${operationId}.csv`;

/** Marks several orders as paid, by their ids. */
export const officeMarkPaidPath = () => "/admin/orders/mark-paid";
export const officeSelectionQuery = ["id", "all", "as"] as const;

/** What can be done with products or customers that were chosen in their list. */
export const officeChosenProductsPath = (skus: readonly string[] = []) => {
  const query = new URLSearchParams(skus.map((sku) => ["id", sku])).toString();
  return query ? `/admin/chosen-products?${query}` : "/admin/chosen-products";
};
export const officeChosenCustomersPath = () => "/admin/chosen-customers";

/** Saved views of a list, with the part of its address behind `?` that is to be saved. */
export const officeListViewsPath = (listPath: string, query = "") =>
  `${listPath}-views${query === "" ? "" : `?${query}`}`;

/** What a list shows as a file, by the part of its address behind `?`. */
export const officeListFilePath = (listPath: string, query: string) =>
  `/admin/file/listed?list=${listPath.split("/").at(-1)}${query === "" ? "" : `&${query}`}`;
export const officeListFileQuery = ["list"] as const;

/** What a list says in its address besides its own filters. */
export const officeListQuery = ["q", "sort", "after", "column"] as const;

/** The settings of the shop, or one module of them. */
export const officeSettingsPath = (module?: string) =>
  module === undefined ? "/admin/settings" : `/admin/settings/${encodeURIComponent(module)}`;
/** What the draft of a module changes, beside what is published. */
export const officeSettingsDifferencePath = (module: string) =>
  withQuery(officeSettingsPath(module), { as: "difference" });

/** Products that became one or were parted, or one of them by its SKU. */
export const officeSameProductsPath = (sku?: string) =>
  sku === undefined ? "/admin/same-products" : `/admin/same-products/${encodeURIComponent(sku)}`;

/** Disputed payments, or those of an order by its number. */
export const officeDisputesPath = (number?: string) =>
  number === undefined || number === "" ? "/admin/disputes" : `/admin/disputes/${encodeURIComponent(number)}`;
/** A file that came with a form. */
export const officeFormFilePath = (id: string) => `/admin/file/form/${id}`;
/** A file that was added to a dispute. */
export const officeDisputeFilePath = (id: number) => `/admin/file/disputes/${id}`;

/** The domains of the shop. */
export const officeDomainsPath = () => "/admin/domains";
export const officePoliciesPath = () => "/admin/policies";
export const officeReceivePath = () => "/admin/receive";

/** A theme that is typed and not saved, as its form begins with it. */
export const officeLookQuery = ["look"] as const;

/** What a page of the office says that was done. */
export const officeDoneQuery = ["done"] as const;

/** The list of customers, or one of them. */
export const officeCustomersPath = () => "/admin/customers";
export const officeCustomerPath = (id: number) => `/admin/customers/${id}`;

/** Who placed an order without an account; the address names the order, never the person. */
export const officeGuestPath = (number: string) => `/admin/customers/guest-${encodeURIComponent(number)}`;

/** The file with all that is kept of who placed an order without an account. */
export const officeGuestDataPath = (number: string) => `/admin/file/guest/${encodeURIComponent(number)}`;

/** The list of products, or one of them by its SKU. */
export const officeProductsPath = () => "/admin/products";
export const officeProductPath = (sku: string) => `/admin/products/${encodeURIComponent(sku)}`;

export const officeProductPicturesPath = (sku: string) => `${officeProductPath(sku)}/pictures`;

/** Makes variations of a product from the values of options, which stand in the address. */
export const officeVariationsPath = (sku: string) => `${officeProductPath(sku)}/variations`;
export const officeVariationsQuery = ["option", "values", "price", "qty"] as const;

/** Tries the options of a product, with their set's draft on demand. */
export const officeOptionTrialPath = (sku: string, wantsDraft = false) =>
  withQuery(`${officeProductPath(sku)}/options`, { draft: wantsDraft ? "1" : undefined });
export const officeOptionTrialQuery = ["draft"] as const;

/** Adds a product. */
export const officeNewProductPath = () => "/admin/products/new";

/** What waits for an answer, or one conversation. */
export const officeInboxPath = () => "/admin/inbox";
export const officeConversationPath = (id: number, answer?: string) =>
  withQuery(`/admin/inbox/${id}`, { answer });
/** The saved answer that an answer begins with. */
export const officeConversationQuery = ["answer"] as const;

/** The pieces in stock, or those of one SKU. */
export const officeStockPath = () => "/admin/stock";
export const officeStockItemPath = (sku: string) => `/admin/stock/${encodeURIComponent(sku)}`;

/** A review of a product, to approve, reject or answer it. */
export const officeReviewPath = (id: number) => `/admin/reviews/${id}`;
/** Questions on the pages of products, or one of them. */
export const officeQuestionsPath = (id?: number) => `/admin/questions${id ? `/${id}` : ""}`;
export const officeSellerReviewsPath = (id?: number) => `/admin/seller-reviews${id ? `/${id}` : ""}`;
export const officeQuotePath = (number: string) => `/admin/quotes/${encodeURIComponent(number)}`;

/** The list of a kind of records, one of them by its name, or the form that adds one. */
export const officeRecordsPath = (segment: string) => `/admin/${segment}`;
export const officeRecordPath = (segment: string, name: string) =>
  `${officeRecordsPath(segment)}/${encodeURIComponent(name)}`;
/** A record as the text of its file. */
export const officeRecordTextPath = (segment: string, name: string, done?: string) =>
  withQuery(officeRecordPath(segment, name), { as: "text", done });
/** What its draft changes, beside what is published. */
export const officeRecordDifferencePath = (segment: string, name: string) =>
  withQuery(officeRecordPath(segment, name), { as: "difference" });
/** Says that its form is open, and asks who else has it open. */
export const officeRecordOpenPath = (segment: string, name: string, query: { made: string }) =>
  withQuery(`/admin/record-open/${segment}/${encodeURIComponent(name)}`, query);
/** `from` begins the form of a new redirect. */
export const officeNewRecordPath = (segment: string, from = "") =>
  withQuery(`/admin/new/${segment}`, { from: from || undefined });

/** What sections are asked for: a time, what numbers are counted by, and what was changed. */
export const officeAskQuery = ["from", "to", "by", "subject", "record", "person"] as const;

/** The table in which many products are changed. */
export const officeProductGridPath = () => "/admin/products/grid";
/** What its script asks, as JSON (rule office-24). @param query of the table's address */
export const officeGridDataPath = (name: "blocks" | "rows" | `saves/${string}`, query = "") =>
  `/admin/file/grid/${name}${query ? `?${query}` : ""}`;
/** How many blocks of rows are asked for. */
export const officeGridDataQuery = ["blocks"] as const;

/** What a seller says of itself, and the way to build its page. */
export const officeSellerPagePath = "/admin/seller-page";
/** The builder of a template, by the name of its record such as `page/About us`. */
export const officeBuilderPath = (
  name: string,
  query: { block?: string; width?: string; at?: string; panel?: string; plain?: string; done?: string } = {},
) => withQuery(`/admin/builder/${encodeURIComponent(name)}`, query);
/** Shows a widget of it as it is typed (rule builder-21). */
export const officeBuilderBlockPath = (name: string, query: { block: string; plain?: string | undefined }) =>
  withQuery(`${officeBuilderBlocks}${encodeURIComponent(name)}`, query);
export const officeBuilderBlocks = "/admin/builder-block/";
/** Says that it is open, and asks who else is there (rule builder-22). */
export const officeBuilderOpenPath = (name: string, query: { made: string }) =>
  withQuery(`/admin/builder-open/${encodeURIComponent(name)}`, query);
export const officeBuilderQuery = ["block", "width", "at", "panel", "plain", "made"] as const;

/** What a seller offers, a product that they offer or could offer, and where they find one to offer. */
export const officeOffersPath = () => "/admin/offers";
export const officeOfferPath = (sku: string) => `/admin/offers/of/${encodeURIComponent(sku)}`;
export const officeFindOfferPath = (q?: string) => withQuery("/admin/offers/find", { q });
/** The file of a payout's statement, or of a file for the bank, by its number. */
export const officePayoutFilePath = (number: string) => `/admin/file/payouts/${encodeURIComponent(number)}`;
export const officeOffersQuery = ["q", "state", "after"] as const;

/** The library of the shop's pictures, or one of them by its place there. */
export const officeFilesPath = (place?: string) => (place ? `/admin/files/${place}` : "/admin/files");

export const officeFilesQuery = ["q", "state", "kind", "page"] as const;

/** What fields that choose by searching find, and where they upload pictures. */
export const officeChoicesPath = (search: { of?: string; q?: string } = {}) =>
  withQuery("/admin/choices", search);
export const officeChoicesQuery = ["of", "q"] as const;
