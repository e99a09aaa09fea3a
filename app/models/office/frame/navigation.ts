import type { Actor } from "../../shops/actors/actor";
import { can } from "../../shops/actors/can";
import type { SubjectKind, Verb } from "../../shops/actors/subject";
import { recordScreens } from "../records/record-screens";
import { type OfficePlace, officeSubject } from "./office-subject";

/** What a screen needs: an actor may open it who may do this with some subject of the kind. */
export type Need = { verb: Verb; kind: SubjectKind };

/** An entry of the office's menu; `group` 0 is the day's work. */
export type NavigationEntry = { path: string; label: string; group: number; need: Need | null };

const view = (kind: SubjectKind): Need => ({ verb: "view", kind });

/** Every screen of the menu, in its order (rule office-2). */
const navigation: readonly NavigationEntry[] = [
  { path: "/admin", label: "Home", group: 0, need: null },
  { path: "/admin/orders", label: "Orders", group: 0, need: view("order") },
  { path: "/admin/products", label: "Products", group: 0, need: view("price") },
  { path: "/admin/stock", label: "Stock", group: 0, need: view("stock") },
  { path: "/admin/inbox", label: "Inbox", group: 0, need: view("conversation") },
  { path: "/admin/customers", label: "Customers", group: 0, need: view("customer") },
  ...recordScreens.map(({ segment, title, subject }) => ({
    path: `/admin/${segment}`,
    label: title,
    group: 1,
    need: view(subject),
  })),
  { path: "/admin/settings", label: "Settings", group: 2, need: view("setting") },
];

/** The entries an actor may open, so that the menu has no closed door. */
export const navigationOf = (actor: Actor, place: OfficePlace): NavigationEntry[] =>
  navigation.filter(({ need }) => need === null || mayOpen(actor, need, place));

/** Whether an actor may do something with some subject of this kind in the shop they are in. */
export const mayOpen = (actor: Actor, { verb, kind }: Need, place: OfficePlace): boolean =>
  can(actor, verb, officeSubject(kind, place, actor));
