/**
 * A job of an owner and the ways it is done: the office's screens (first word behind /admin), calls of the
 * owner's API, commands. An empty list says that it cannot be done that way.
 */
export type OwnerJob = {
  job: string;
  screens: readonly string[];
  calls: readonly string[];
  commands: readonly string[];
};

const job = (
  name: string,
  screens: readonly string[],
  calls: readonly string[],
  commands: readonly string[],
): OwnerJob => ({ job: name, screens, calls, commands });

/** Every job of owners. A test compares it with what is there: a new screen, call or command joins it. */
export const ownerJobs: readonly OwnerJob[] = [
  job(
    "find orders",
    ["orders", "orders-views"],
    ["orders", "order", "pastOrders"],
    ["order list", "order show", "order past"],
  ),
  job("note an order's payment", ["orders"], ["payOrder"], ["order pay"]),
  job(
    "send and hand over",
    ["orders"],
    ["shipOrder", "readyOrder", "deliverOrder"],
    ["order ship", "order ready", "order delivered"],
  ),
  job("cancel an order", ["orders"], ["cancelOrder"], ["order cancel"]),
  job("pay back", ["orders"], ["refundOrder"], ["order refund"]),
  job("edit an order", ["edit-order"], ["editOrder"], ["order edit"]),
  job("move and note an order", ["orders"], ["changeOrderStatus", "noteOrder"], ["order move"]),
  job(
    "answer returns",
    ["orders"],
    ["acceptReturn", "declineReturn", "receiveReturn", "refundReturn"],
    ["order returns", "order accept-return|decline-return|receive-return|refund-return"],
  ),
  job(
    "read an order's mails",
    ["order-mails"],
    ["orderMails", "sendOrderMail"],
    ["order mails", "order mail-again"],
  ),
  job(
    "hand parcels to a carrier",
    ["parcels"],
    ["parcelsFile", "importTracking"],
    ["order export-parcels", "order import-tracking"],
  ),
  job("make an order or a quote", ["new-order"], ["makeOrder"], ["quote make"]),
  job(
    "price and place quotes",
    ["quotes"],
    ["quotes", "quote", "priceQuote", "placeQuote"],
    ["quote list", "quote show", "quote price", "quote place"],
  ),
  job(
    "watch subscriptions",
    ["subscriptions"],
    ["subscriptions", "subscription", "changeSubscription"],
    ["subscription pause|resume|skip|cancel", "subscription list", "subscription run"],
  ),
  job(
    "find, note, write to and delete guests",
    ["customers"],
    ["guests", "guest", "noteGuest", "writeToGuest", "deleteGuest"],
    ["customer list", "customer show", "customer note"],
  ),
  job(
    "find and change customers",
    ["customers", "customers-views"],
    [
      "customers",
      "customer",
      "restrictCustomer",
      "groupCustomer",
      "approveCustomer",
      "noteCustomer",
      "exemptCustomer",
    ],
    ["customer list", "customer show", "customer note"],
  ),
  job(
    "give store credit",
    ["customers"],
    ["changeStoreCredit"],
    ["credit issue", "credit show", "credit withdraw"],
  ),
  job(
    "look after gift cards",
    ["gift-cards"],
    ["giftCards", "giftCard", "giveGiftCard", "voidGiftCard"],
    ["gift-card list", "gift-card show", "gift-card give", "gift-card void"],
  ),
  job(
    "block",
    ["blocked"],
    ["blocks", "addBlock", "removeBlock"],
    ["block add", "block list", "block remove"],
  ),
  job(
    "answer messages",
    ["inbox"],
    ["conversations", "conversation", "replyToConversation", "closeConversation"],
    ["message list", "message show", "message reply", "message close"],
  ),
  job(
    "judge reviews",
    ["reviews"],
    [
      "reviews",
      "sellerReviews",
      "approveReview",
      "rejectReview",
      "replyToReview",
      "approveSellerReview",
      "rejectSellerReview",
      "replyToSellerReview",
    ],
    ["review list", "review approve", "review reject", "review reply"],
  ),
  job(
    "judge questions",
    ["inbox"],
    ["questions", "publishQuestion", "unpublishQuestion", "approveQuestion", "rejectQuestion"],
    ["question list", "question approve", "question reject", "message publish", "message unpublish"],
  ),
  job("read what forms brought", ["forms"], ["formSubmissions"], ["export-submissions"]),
  job(
    "change products",
    ["products", "products-views", "offers"],
    [
      "products",
      "product",
      "changeProducts",
      "archiveProducts",
      "restoreProducts",
      "copyProduct",
      "variationPlan",
      "addVariations",
    ],
    ["product show", "product add", "product set", "product copy", "product vary"],
  ),
  job(
    "change pictures",
    ["products", "files"],
    ["pictures", "awaitedPictures", "addPicture", "orderPictures", "describePicture", "removePicture"],
    ["picture list", "picture add", "picture describe", "picture order", "picture remove"],
  ),
  job(
    "set prices and sales",
    ["sales"],
    ["plannedSales", "setPrices", "changePrices", "planSale", "cancelSale"],
    ["price set", "price percent", "price off", "price sale", "price sales", "price end-sale"],
  ),
  job(
    "count stock",
    ["stock"],
    ["stockMoves", "changeStock"],
    ["stock count", "stock move", "stock history"],
  ),
  job(
    "change many at once",
    ["many", "chosen-products", "chosen-customers"],
    [
      "bulkOperations",
      "bulkOperation",
      "bulkPreview",
      "bulkRefusals",
      "startBulkChange",
      "addBulkRows",
      "startExport",
      "undoBulkChange",
      "cancelBulkOperation",
    ],
    ["bulk change", "bulk export", "bulk list"],
  ),
  job(
    "write content and settings",
    [
      "categories",
      "discounts",
      "menus",
      "option-sets",
      "pages",
      "redirects",
      "widgets",
      "settings",
      "builder",
      "new",
    ],
    [
      "records",
      "record",
      "formerRecords",
      "recordDifferences",
      "writeRecord",
      "removeRecord",
      "restoreRecord",
      "widgetTypes",
    ],
    [
      "record list",
      "record show",
      "record write",
      "record remove",
      "record history",
      "record diff",
      "record restore",
    ],
  ),
  job(
    "draft and publish",
    ["drafts"],
    [
      "recordDrafts",
      "recordDraftDifferences",
      "saveRecordDraft",
      "publishRecordDraft",
      "scheduleRecordDraft",
      "discardRecordDraft",
    ],
    ["record draft", "record drafts", "record draft-diff", "record publish", "record discard"],
  ),
  job("show a page before it is published", ["builder"], ["makePreviewLink"], ["preview-link"]),
  job(
    "lead addresses on",
    ["redirects"],
    ["redirects", "missedAddresses", "saveRedirects", "removeRedirect"],
    ["redirect list", "redirect set", "redirect remove", "redirect missed"],
  ),
  job(
    "read figures",
    ["numbers"],
    ["sales", "cartFigures", "stockToReorder", "searchesWithoutResults"],
    ["numbers sales", "numbers carts", "numbers reorder", "numbers searches"],
  ),
  job(
    "read the books",
    ["numbers"],
    ["ledgerMovements", "ledgerBalances", "ledgerCheck"],
    ["ledger list", "ledger balances", "ledger check", "numbers books"],
  ),
  job(
    "accept sellers",
    ["sellers"],
    [
      "sellers",
      "sellerApplications",
      "approveSellerApplication",
      "refuseSellerApplication",
      "inviteSeller",
      "approveSeller",
      "pauseSeller",
      "resumeSeller",
    ],
    [
      "seller list",
      "seller applications",
      "seller approve-application",
      "seller refuse-application",
      "seller invite",
      "seller approve",
      "seller pause",
      "seller resume",
    ],
  ),
  job(
    "pay sellers",
    ["payouts"],
    ["payouts", "payout", "makePayouts", "notePayout", "writeBankFile", "bankFile"],
    ["payout list", "payout run", "payout statement", "payout file", "payout sent|paid|failed"],
  ),
  job("show a seller to shoppers", ["seller-page"], ["sellerPage", "changeSellerPage"], ["seller page"]),
  job(
    "let people in",
    ["staff"],
    ["staff", "inviteStaff", "changeStaffRoles", "removeStaff"],
    ["staff list", "staff invite", "staff role", "staff remove"],
  ),
  job("make keys of programs", ["keys"], [], ["key create", "key list", "key revoke"]),
  job("set secrets", ["settings"], ["secrets", "setSecret"], ["secret list", "secret set", "secret remove"]),
  job(
    "tell other systems",
    ["webhooks"],
    [
      "webhooks",
      "webhookDeliveries",
      "addWebhook",
      "setWebhookPaused",
      "rotateWebhookSecret",
      "replayWebhook",
      "removeWebhook",
    ],
    ["webhook list", "webhook add", "webhook rotate", "webhook replay", "webhook log", "webhook remove"],
  ),
  job("see who changed what", ["audit"], ["audit"], ["audit"]),
  job(
    "open a new shop",
    ["domains", "settings", "products"],
    ["writeRecord", "changeProducts"],
    ["create", "record write", "product add"],
  ),
  job("move a whole shop", [], [], ["create", "check", "plan", "apply", "export", "import", "files"]),
];

/** Screens that are no job of the shop's: who is signed in, and what works on the machine. */
export const otherScreens: readonly string[] = [
  "account",
  "confirm",
  "choices",
  "find",
  "invitation",
  "me",
  "passkey",
  "password",
  "reset-password",
  "second-factor",
  "sessions",
  "sign-in",
  "sign-out",
  "host",
  "jobs",
  "machine",
  "file",
];

/** Calls that say who calls. */
export const otherCalls: readonly string[] = ["currentKey", "shops"];

/** Commands for whoever runs the machines. */
export const otherCommands: readonly string[] = [
  "list",
  "quota",
  "move-tenant",
  "backup",
  "restore",
  "backup-shop",
  "restore-shop",
];
