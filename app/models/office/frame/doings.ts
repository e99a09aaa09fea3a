import type { Actor } from "../../shops/actors/actor";
import { recordScreens } from "../records/record-screens";
import { mayOpen, type Need } from "./navigation";
import type { OfficePlace } from "./office-subject";

type Doing = { path: string; label: string; also: string; need: Need | null };

/** What one may begin from anywhere (rule office-15). */
const doings: readonly Doing[] = [
  {
    path: "/admin/new-order",
    label: "New order",
    also: "create add make draft",
    need: { verb: "create", kind: "order" },
  },
  {
    path: "/admin/products/new",
    label: "New product",
    also: "create add article item",
    need: { verb: "change", kind: "content" },
  },
  ...recordScreens.map(({ segment, one, title, subject }) => ({
    path: `/admin/new/${segment}`,
    label: `New ${one}`,
    also: `create add make ${title.toLowerCase()}`,
    need: { verb: "change", kind: subject } as const,
  })),
  {
    path: "/admin/products/grid",
    label: "Change many products in a table",
    also: "bulk grid spreadsheet edit prices",
    need: { verb: "change", kind: "content" },
  },
  { path: "/admin/me", label: "Your account", also: "profile name password email", need: null },
  { path: "/admin/sessions", label: "Where you’re signed in", also: "devices sessions", need: null },
];

/** What an actor may begin. */
export const doingsOf = (actor: Actor, place: OfficePlace): Doing[] =>
  doings.filter(({ need }) => need === null || mayOpen(actor, need, place));
