import type { Actor } from "../../shops/actors/actor";
import { can } from "../../shops/actors/can";
import { sellerOfActor } from "../../shops/actors/seller-of-actor";
import type { SubjectKind, Verb } from "../../shops/actors/subject";
import { recordScreens } from "../records/record-screens";
import { type OfficePlace, officeSubject } from "./office-subject";

/** What a screen needs: an actor may open it who may do this with some subject of the kind. */
export type Need = { verb: Verb; kind: SubjectKind };

/** An entry of the office's menu; `group` 0 is the day's work. */
export type NavigationEntry = {
  path: string;
  label: string;
  group: number;
  need: Need | null;
  /** Other words one may look for it by. */
  also?: string;
  /** Whether it is of use in a marketplace alone. */
  isOfMarketplace?: true;
  /** Whether it is of use to the business alone, and not to its sellers. */
  isOfBusiness?: true;
  /** Whether it is of use to sellers alone. */
  isOfSeller?: true;
};

const view = (kind: SubjectKind): Need => ({ verb: "view", kind });

/** Every screen of the menu, in its order (rule office-2). */
const navigation: readonly NavigationEntry[] = [
  { path: "/admin", label: "Home", group: 0, need: null, also: "start overview dashboard" },
  {
    path: "/admin/orders",
    label: "Orders",
    group: 0,
    need: view("order"),
    also: "sales purchases invoices refunds",
  },
  {
    path: "/admin/products",
    label: "Products",
    group: 0,
    need: view("price"),
    also: "goods items catalogue articles variations",
    isOfBusiness: true,
  },
  {
    path: "/admin/offers",
    label: "Offers",
    group: 0,
    need: { verb: "change", kind: "price" },
    also: "sell prices listings review approve",
    isOfMarketplace: true,
  },
  {
    path: "/admin/stock",
    label: "Stock",
    group: 0,
    need: view("stock"),
    also: "inventory warehouse quantity pieces",
  },
  {
    path: "/admin/inbox",
    label: "Inbox",
    group: 0,
    need: view("conversation"),
    also: "messages reviews returns conversations questions",
  },
  {
    path: "/admin/customers",
    label: "Customers",
    group: 0,
    need: view("customer"),
    also: "shoppers buyers people accounts guests",
  },
  {
    path: "/admin/parcels",
    label: "Parcels",
    group: 1,
    need: view("order"),
    also: "shipping labels carrier tracking fulfilment",
  },
  {
    path: "/admin/quotes",
    label: "Quotes",
    group: 1,
    need: view("order"),
    also: "offers wholesale negotiation",
  },
  {
    path: "/admin/disputes",
    label: "Disputes",
    group: 1,
    need: { verb: "reply", kind: "order" },
    also: "chargebacks payments claims bank",
  },
  {
    path: "/admin/subscriptions",
    label: "Subscriptions",
    group: 1,
    need: view("customer"),
    also: "recurring repeat deliveries",
  },
  {
    path: "/admin/questions",
    label: "Product questions",
    group: 1,
    need: view("content"),
    also: "answers faq approve reject",
    isOfBusiness: true,
  },
  {
    path: "/admin/forms",
    label: "Sent forms",
    group: 1,
    need: view("customer"),
    also: "contact submissions answers",
  },
  { path: "/admin/blocked", label: "Blocked", group: 1, need: view("customer"), also: "fraud banned spam" },
  {
    path: "/admin/numbers",
    label: "Numbers",
    group: 1,
    need: view("payout"),
    also: "analytics reports statistics revenue turnover sales",
  },
  {
    path: "/admin/sellers",
    label: "Sellers",
    group: 1,
    need: view("ledger"),
    also: "vendors merchants marketplace",
    isOfMarketplace: true,
  },
  {
    path: "/admin/same-products",
    label: "Same products",
    group: 1,
    need: view("ledger"),
    also: "merge split duplicates offers marketplace",
    isOfMarketplace: true,
    isOfBusiness: true,
  },
  {
    path: "/admin/seller-page",
    label: "Your page",
    group: 1,
    need: { verb: "change", kind: "price" },
    also: "profile story address opening policies",
    isOfMarketplace: true,
    isOfSeller: true,
  },
  {
    path: "/admin/payouts",
    label: "Payouts",
    group: 1,
    need: view("payout"),
    also: "payments money sellers commission",
    isOfMarketplace: true,
  },
  {
    path: "/admin/sales",
    label: "Sales",
    group: 2,
    need: { verb: "change", kind: "price" },
    also: "campaign price cut reduced promotion",
  },
  ...recordScreens.map(({ segment, title, subject }) => ({
    path: `/admin/${segment}`,
    label: title,
    group: 2,
    need: view(subject),
  })),
  {
    path: "/admin/files",
    label: "Pictures and documents",
    group: 2,
    need: view("content"),
    also: "files images photos media library upload alt text pdf manuals size charts",
  },
  {
    path: "/admin/gift-cards",
    label: "Gift cards",
    group: 2,
    need: view("customer"),
    also: "certificates vouchers balance",
  },
  {
    path: "/admin/drafts",
    label: "Drafts",
    group: 2,
    need: { verb: "change", kind: "content" },
    also: "unpublished scheduled changes",
  },
  {
    path: "/admin/many",
    label: "Many at once",
    group: 3,
    need: view("price"),
    also: "import export csv bulk upload file",
  },
  {
    path: "/admin/settings",
    label: "Settings",
    group: 3,
    need: view("setting"),
    also: "configuration options preferences",
  },
  {
    path: "/admin/domains",
    label: "Domains",
    group: 3,
    need: view("setting"),
    also: "dns address host certificate url",
  },
  {
    path: "/admin/policies",
    label: "Policies",
    group: 3,
    need: { verb: "change", kind: "content" },
    also: "refund returns shipping privacy terms legal",
    isOfBusiness: true,
  },
  {
    path: "/admin/staff",
    label: "Staff",
    group: 3,
    need: view("staff"),
    also: "team roles people permissions invite",
  },
  {
    path: "/admin/keys",
    label: "API keys",
    group: 3,
    need: view("key"),
    also: "api tokens access developers",
  },
  {
    path: "/admin/webhooks",
    label: "Webhooks",
    group: 3,
    need: view("webhook"),
    also: "events notifications developers integration",
  },
  { path: "/admin/audit", label: "Audit", group: 3, need: view("audit"), also: "history log changes who" },
  {
    path: "/admin/folder",
    label: "Whole shop",
    group: 3,
    need: { verb: "create", kind: "invitation" },
    also: "export import folder zip backup take out bring in move",
    isOfBusiness: true,
  },
  {
    path: "/admin/host",
    label: "All shops",
    group: 4,
    need: view("machine"),
    also: "host tenants businesses suspend new shop",
  },
  {
    path: "/admin/jobs",
    label: "Failed jobs",
    group: 4,
    need: view("machine"),
    also: "queue mails errors retry",
  },
  {
    path: "/admin/machine",
    label: "Machine",
    group: 4,
    need: view("machine"),
    also: "disk server version memory",
  },
];

/** The entries an actor may open, so that the menu has no closed door. */
export const navigationOf = (actor: Actor, place: OfficePlace): NavigationEntry[] =>
  navigation.filter(
    ({ need, isOfMarketplace = false, isOfBusiness = false, isOfSeller = false }) =>
      (need === null || mayOpen(actor, need, place)) &&
      (place.isMarketplace || !isOfMarketplace) &&
      (sellerOfActor(actor) === null ? !isOfSeller : !isOfBusiness),
  );

/**
 * Whether an actor may do something with some subject of this kind in the shop they are in. The machine is
 * there in the hosts' own office alone.
 */
export const mayOpen = (actor: Actor, { verb, kind }: Need, place: OfficePlace): boolean =>
  (kind !== "machine" || place.isHost) && can(actor, verb, officeSubject(kind, place, actor));
