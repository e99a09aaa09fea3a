import type { Actor } from "./actor";
import { grantsScope, type KeyArea } from "./key-scope";
import { type Subject, type SubjectKind, type Verb, verbs } from "./subject";

type OwnerKey = Extract<Actor, { kind: "owner-key" }>;

const edit = ["view", "create", "change"] as const;

/** The most a key can do with each kind of subject; its scopes say how much of that (rule actors-11). */
const mostOf: Record<SubjectKind, readonly Verb[]> = {
  order: verbs,
  customer: ["view", "create", "change", "reply"],
  conversation: ["view", "change", "reply"],
  price: edit,
  stock: edit,
  content: edit,
  setting: edit,
  secret: ["create", "change"],
  webhook: edit,
  audit: ["view"],
  ledger: edit,
  payout: ["view"],
  // Of a new seller, and of the one person who is its owner.
  invitation: ["create"],
  staff: edit,
  // No program makes keys, or says where money goes.
  key: [],
  "payout-account": [],
  machine: [],
};

/** Kinds of which no key is told, whatever its scopes. */
type Closed = "key" | "payout-account" | "machine";

const areaOf: Record<Exclude<SubjectKind, "content" | Closed>, KeyArea> = {
  order: "orders",
  customer: "customers",
  conversation: "conversations",
  price: "catalogue",
  stock: "catalogue",
  setting: "settings",
  invitation: "settings",
  secret: "settings",
  webhook: "webhooks",
  audit: "audit",
  staff: "staff",
  ledger: "payouts",
  payout: "payouts",
};

/** Who reads figures reads the books and payouts as well. */
const alsoRead: Partial<Record<KeyArea, KeyArea>> = { payouts: "numbers" };

/** Whether a key may do something with a subject of its tenant: by its scopes, its shop and its seller. */
export function ownerKeyMay(key: OwnerKey, verb: Verb, subject: Subject): boolean {
  const { kind } = subject;
  if (kind === "key" || kind === "payout-account" || kind === "machine") return false;
  if (!mostOf[kind].includes(verb)) return false;
  const area = kind === "content" ? (subject.shopId === null ? "catalogue" : "content") : areaOf[kind];
  const isView = verb === "view";
  const also = isView ? alsoRead[area] : undefined;
  const isGranted =
    grantsScope(key.scopes, area, isView ? "read" : "write") ||
    (also !== undefined && grantsScope(key.scopes, also, "read"));
  if (!isGranted) return false;
  if (key.sellerId !== null && !("sellerId" in subject && subject.sellerId === key.sellerId)) return false;
  if (key.shopId === null || ("shopId" in subject && subject.shopId === key.shopId)) return true;
  // All shops of a business show one catalogue: a key of one of them reads it.
  return isView && area === "catalogue";
}
