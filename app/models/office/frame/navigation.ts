import type { Actor } from "../../shops/actors/actor";
import { can } from "../../shops/actors/can";
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
  /** Whether it is of use in a marketplace alone. */
  isOfMarketplace?: true;
};

const view = (kind: SubjectKind): Need => ({ verb: "view", kind });

/** Every screen of the menu, in its order (rule office-2). */
const navigation: readonly NavigationEntry[] = [
  { path: "/admin", label: "Home", group: 0, need: null },
  { path: "/admin/orders", label: "Orders", group: 0, need: view("order") },
  { path: "/admin/products", label: "Products", group: 0, need: view("price") },
  { path: "/admin/stock", label: "Stock", group: 0, need: view("stock") },
  { path: "/admin/inbox", label: "Inbox", group: 0, need: view("conversation") },
  { path: "/admin/customers", label: "Customers", group: 0, need: view("customer") },
  { path: "/admin/parcels", label: "Parcels", group: 1, need: view("order") },
  { path: "/admin/quotes", label: "Quotes", group: 1, need: view("order") },
  { path: "/admin/subscriptions", label: "Subscriptions", group: 1, need: view("customer") },
  { path: "/admin/forms", label: "Sent forms", group: 1, need: view("customer") },
  { path: "/admin/blocked", label: "Blocked", group: 1, need: view("customer") },
  { path: "/admin/numbers", label: "Numbers", group: 1, need: view("payout") },
  { path: "/admin/sellers", label: "Sellers", group: 1, need: view("ledger"), isOfMarketplace: true },
  { path: "/admin/payouts", label: "Payouts", group: 1, need: view("payout"), isOfMarketplace: true },
  { path: "/admin/sales", label: "Sales", group: 2, need: { verb: "change", kind: "price" } },
  ...recordScreens.map(({ segment, title, subject }) => ({
    path: `/admin/${segment}`,
    label: title,
    group: 2,
    need: view(subject),
  })),
  { path: "/admin/drafts", label: "Drafts", group: 2, need: { verb: "change", kind: "content" } },
  { path: "/admin/many", label: "Many at once", group: 3, need: view("price") },
  { path: "/admin/settings", label: "Settings", group: 3, need: view("setting") },
  { path: "/admin/staff", label: "Staff", group: 3, need: view("staff") },
  { path: "/admin/keys", label: "API keys", group: 3, need: view("staff") },
  { path: "/admin/webhooks", label: "Webhooks", group: 3, need: view("webhook") },
  { path: "/admin/audit", label: "Audit", group: 3, need: view("audit") },
];

/** The entries an actor may open, so that the menu has no closed door. */
export const navigationOf = (actor: Actor, place: OfficePlace): NavigationEntry[] =>
  navigation.filter(
    ({ need, isOfMarketplace = false }) =>
      (need === null || mayOpen(actor, need, place)) && (place.isMarketplace || !isOfMarketplace),
  );

/** Whether an actor may do something with some subject of this kind in the shop they are in. */
export const mayOpen = (actor: Actor, { verb, kind }: Need, place: OfficePlace): boolean =>
  can(actor, verb, officeSubject(kind, place, actor));
