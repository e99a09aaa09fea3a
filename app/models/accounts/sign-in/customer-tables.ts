/** What becomes of a table's rows of a customer whose account is deleted. */
type Fate = "removed" | "anonymized" | "kept";

/** What is done with a table that holds something of customers, and why (rule accounts-37). */
export type TableDecision = {
  onDeletion: Fate;
  why: string;
  /** The part of the downloaded data that shows it; null where it holds nothing that tells a customer anything. */
  archive: ArchivePart | null;
};

/** The parts of a customer's downloaded data, in their order, with their headings. */
export const archiveParts = {
  profile: "Your account",
  addresses: "Address book",
  signIn: "Ways to sign in",
  sessions: "Where you are signed in",
  mails: "Email preferences and signups",
  orders: "Orders",
  subscriptions: "Subscriptions",
  quotes: "Quotes",
  paymentMethods: "Stored payment methods",
  credit: "Store credit",
  carts: "Carts",
  favorites: "Favorites",
  saved: "Saved for later",
  lists: "Shopping lists",
  stockNotices: "Products you wait for",
  reviews: "Reviews",
  sellerReviews: "Reviews of sellers",
  likes: "Reviews you found helpful",
  messages: "Messages",
  questions: "Questions on product pages",
} as const;

/** One of {@link archiveParts}. */
export type ArchivePart = keyof typeof archiveParts;

const removed = (archive: ArchivePart | null, why: string): TableDecision => ({
  ...{ onDeletion: "removed", why, archive },
});
const kept = (archive: ArchivePart | null, why: string): TableDecision => ({
  ...{ onDeletion: "kept", why, archive },
});
const anonymized = (archive: ArchivePart | null, why: string): TableDecision => ({
  ...{ onDeletion: "anonymized", why, archive },
});

const bookkeeping = "The law asks shops to keep what was bought, by whom and for how much.";

/** Every table that names a customer or an e-mail; a test fails for one that is missing. */
export const customerTables: Record<string, TableDecision> = {
  customers: anonymized("profile", "Orders and reviews name the row; nothing personal is left in it."),
  sessions: removed("sessions", "Signs out everywhere."),
  customer_addresses: removed("addresses", "Orders have their own copies."),
  customer_identities: removed("signIn", "No service can sign in."),
  passkeys: removed("signIn", "No passkey can sign in."),
  passkey_challenges: removed(null, "Random texts that are good for 5 minutes."),
  password_resets: removed(null, "Digests of links that are good for an hour."),
  email_changes: removed("profile", "Good for a day."),
  registrations: removed(null, "Typed before there was an account; good for a day."),
  mail_refusals: removed("mails", "No more mail is sent."),
  email_signups: removed("mails", "No more news is sent."),
  favorites: removed("favorites", "The customer's own."),
  saved_items: removed("saved", "The customer's own."),
  shopping_lists: removed("lists", "The customer's own; links to shared ones end."),
  shopping_list_items: removed("lists", "With its list."),
  carts: removed("carts", "The customer's own."),
  stock_notices: removed("stockNotices", "No more mail is sent."),
  review_likes: removed("likes", "The count of a review follows."),
  reviews: anonymized(
    "reviews",
    "Published ones help others, from 'Former customer'; all others are removed.",
  ),
  seller_reviews: anonymized(
    "sellerReviews",
    "Published ones help others, from 'Former customer'; all others are removed.",
  ),
  conversations: kept(
    "messages",
    "Those about an order are part of its papers, like a guest's. All others are removed with their files.",
  ),
  stored_methods: removed("paymentMethods", "Nothing more can be charged."),
  subscriptions: kept("subscriptions", `Ended first. ${bookkeeping}`),
  orders: kept("orders", bookkeeping),
  discount_uses: kept(null, "Counts with the order how often a discount was used."),
  gift_cards: kept(null, "Belongs to its recipient; its order shows it."),
  quotes: kept("quotes", `Those that became an order: ${bookkeeping} All others are removed.`),
  store_credits: kept("credit", `${bookkeeping} It can no longer be spent.`),
  store_credit_entries: kept("credit", bookkeeping),
};
