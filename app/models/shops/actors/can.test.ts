import { describe, expect, test } from "vitest";
import type { Actor } from "./actor";
import { can } from "./can";
import { sellerScopes } from "./key-scope";
import { type Subject, type SubjectKind, type Verb, verbs } from "./subject";

const base = { tenantId: "t", shopId: "shop", sellerId: "seller" };
const anonymous = {
  kind: "shopper",
  tenantId: "t",
  customerId: null,
  sessionHash: null,
  heldOrderIds: [],
  heldConversationIds: [],
} as const;

const key = {
  kind: "owner-key",
  tenantId: "t",
  keyId: 1,
  scopes: [],
  shopId: null,
  sellerId: null,
} as const satisfies Actor;

const actors = {
  customer: { ...anonymous, customerId: 7, sessionHash: "own" },
  guest: { ...anonymous, sessionHash: "guest" },
  stranger: { ...anonymous, customerId: 8, sessionHash: "other" },
  anonymous,
  keyHolder: { ...anonymous, heldOrderIds: ["of customer", "of guest"] },
  // The second is no guest's.
  mailHolder: { ...anonymous, heldConversationIds: [1, 2] },
  owner: { kind: "staff", tenantId: "t", staffId: 1, grants: [{ role: "owner", shopId: null }] },
  manager: { kind: "staff", tenantId: "t", staffId: 7, grants: [{ role: "manager", shopId: null }] },
  editor: { kind: "staff", tenantId: "t", staffId: 2, grants: [{ role: "editor", shopId: null }] },
  support: { kind: "staff", tenantId: "t", staffId: 3, grants: [{ role: "support", shopId: null }] },
  warehouse: { kind: "staff", tenantId: "t", staffId: 8, grants: [{ role: "warehouse", shopId: null }] },
  warehouseOfShop: {
    kind: "staff",
    tenantId: "t",
    staffId: 13,
    grants: [{ role: "warehouse", shopId: "shop" }],
  },
  ownerOfShop: { kind: "staff", tenantId: "t", staffId: 4, grants: [{ role: "owner", shopId: "shop" }] },
  ownerOfOtherShop: {
    kind: "staff",
    tenantId: "t",
    staffId: 5,
    grants: [{ role: "owner", shopId: "other" }],
  },
  withoutRole: { kind: "staff", tenantId: "t", staffId: 6, grants: [] },
  seller: { kind: "seller-staff", tenantId: "t", sellerId: "seller", staffId: 9, roles: ["owner"] },
  sellerStaff: { kind: "seller-staff", tenantId: "t", sellerId: "seller", staffId: 10, roles: ["staff"] },
  sellerWithoutRole: { kind: "seller-staff", tenantId: "t", sellerId: "seller", staffId: 11, roles: [] },
  sellerKey: { ...key, sellerId: "seller", scopes: sellerScopes },
  keyOfOtherSeller: { ...key, sellerId: "other", scopes: sellerScopes },
  otherSeller: { kind: "seller-staff", tenantId: "t", sellerId: "other", staffId: 12, roles: ["owner"] },
  job: { kind: "job", tenantId: "t", name: "refund-payment" },
  provider: { kind: "provider", tenantId: "t", shopId: "shop", code: "sandbox" },
  otherProvider: { kind: "provider", tenantId: "t", shopId: "other", code: "sandbox" },
  commandLine: { kind: "command-line", command: "apply" },
  commandOfSeller: {
    kind: "command-line",
    command: "seller potter",
    ofSeller: { tenantId: "t", sellerId: "seller" },
  },
} satisfies Record<string, Actor>;

const subjects = {
  "order of customer": { kind: "order", ...base, id: "of customer", customerId: 7, sessionHash: null },
  "order of guest": { kind: "order", ...base, id: "of guest", customerId: null, sessionHash: "guest" },
  customer: { kind: "customer", tenantId: "t", id: 7 },
  "new customer": { kind: "customer", tenantId: "t", id: null },
  conversation: { kind: "conversation", ...base, id: 2, customerId: 7 },
  "guest's conversation": { kind: "conversation", ...base, id: 1, customerId: null },
  "guest's new conversation": { kind: "conversation", ...base, id: null, customerId: null },
  price: { kind: "price", tenantId: "t", sellerId: "seller" },
  stock: { kind: "stock", tenantId: "t", sellerId: "seller" },
  "catalogue content": { kind: "content", tenantId: "t", shopId: null, sellerId: null },
  "shop content": { kind: "content", tenantId: "t", shopId: "shop", sellerId: null },
  "seller’s shop content": { kind: "content", ...base },
  setting: { kind: "setting", tenantId: "t", shopId: "shop", sellerId: null },
  "seller’s shop setting": { kind: "setting", ...base },
  "business setting": { kind: "setting", tenantId: "t", shopId: null, sellerId: null },
  audit: { kind: "audit", tenantId: "t", shopId: "shop", sellerId: null },
  "seller’s shop audit": { kind: "audit", ...base },
  webhook: { kind: "webhook", tenantId: "t", shopId: "shop", sellerId: null },
  secret: { kind: "secret", tenantId: "t", shopId: "shop", sellerId: null },
  "seller’s shop secret": { kind: "secret", ...base },
  staff: { kind: "staff", tenantId: "t", sellerId: null },
  "seller’s staff": { kind: "staff", tenantId: "t", sellerId: "seller" },
  key: { kind: "key", tenantId: "t", sellerId: null },
  "seller’s key": { kind: "key", tenantId: "t", sellerId: "seller" },
  invitation: { kind: "invitation", tenantId: "t" },
  ledger: { kind: "ledger", tenantId: "t" },
  payout: { kind: "payout", tenantId: "t", sellerId: "seller" },
  "payout account": { kind: "payout-account", tenantId: "t", sellerId: "seller" },
  machine: { kind: "machine", tenantId: "t" },
} satisfies Record<string, Subject>;

type Rights = Partial<Record<keyof typeof subjects, Verb[]>>;
const all = [...verbs];
const edit: Verb[] = ["view", "create", "change"];
const handle: Verb[] = ["view", "change", "cancel", "refund", "reply", "ship"];
const own: Verb[] = ["view", "create", "cancel", "reply"];
const write: Verb[] = ["create", "change"];
const everybody: Rights = {
  price: ["view"],
  stock: ["view"],
  "catalogue content": ["view"],
  "shop content": ["view"],
  "seller’s shop content": ["view"],
  "new customer": ["create"],
  "guest's new conversation": ["create"],
};
const bothOrders = (allowed: Verb[]): Rights => ({ "order of customer": allowed, "order of guest": allowed });
const bothConversations = (allowed: Verb[]): Rights => ({
  conversation: allowed,
  "guest's conversation": allowed,
  "guest's new conversation": allowed,
});
const answer: Verb[] = ["view", "change", "reply"];
const anyContent = (allowed: Verb[]): Rights => ({
  "catalogue content": allowed,
  "shop content": allowed,
  "seller’s shop content": allowed,
});
const account: Verb[] = ["view", "create", "change", "reply"];
const ownerOfOneShop: Rights = {
  ...bothOrders(all),
  ...bothConversations(answer),
  "shop content": edit,
  "seller’s shop content": edit,
  setting: edit,
  "seller’s shop setting": edit,
  audit: ["view"],
  "seller’s shop audit": ["view"],
  webhook: edit,
  secret: write,
  "seller’s shop secret": write,
};
const ownerOfSeller: Rights = {
  ...bothOrders(all),
  ...bothConversations(answer),
  price: edit,
  stock: edit,
  "seller’s shop content": edit,
  "seller’s shop setting": edit,
  "seller’s shop audit": ["view"],
  "seller’s shop secret": write,
  "seller’s staff": edit,
  "seller’s key": edit,
  payout: ["view"],
  "payout account": edit,
};
const managerOfBusiness: Rights = {
  ...bothOrders(all),
  ...bothConversations(answer),
  customer: account,
  "new customer": account,
  price: edit,
  stock: edit,
  ...anyContent(edit),
  setting: edit,
  "seller’s shop setting": edit,
  "business setting": edit,
  audit: ["view"],
  "seller’s shop audit": ["view"],
  webhook: edit,
  ledger: edit,
  payout: ["view"],
};
const ofSellerStaff: Rights = {
  ...bothOrders(handle),
  ...bothConversations(answer),
  price: edit,
  stock: edit,
  "seller’s shop content": edit,
};

/** Every allowed combination. All others must be refused. */
const allowed: Record<keyof typeof actors, Rights> = {
  customer: {
    ...everybody,
    "order of customer": own,
    customer: ["view", "change"],
    conversation: ["view", "create", "reply"],
  },
  guest: { ...everybody, "order of guest": own },
  stranger: everybody,
  anonymous: everybody,
  keyHolder: {
    ...everybody,
    "order of customer": ["view"],
    "order of guest": ["view", "cancel", "reply"],
  },
  mailHolder: { ...everybody, "guest's conversation": ["view", "reply"] },
  owner: {
    ...managerOfBusiness,
    secret: write,
    "seller’s shop secret": write,
    staff: edit,
    "seller’s staff": edit,
    key: edit,
    "seller’s key": edit,
    invitation: ["create"],
    "payout account": edit,
    machine: edit,
  },
  manager: managerOfBusiness,
  editor: { price: edit, stock: edit, ...anyContent(edit) },
  support: {
    ...bothOrders(handle),
    ...bothConversations(answer),
    customer: account,
    "new customer": account,
    price: ["view"],
    stock: ["view"],
    ...anyContent(["view"]),
  },
  warehouse: {
    ...bothOrders(["view", "ship"]),
    price: ["view"],
    stock: edit,
    ...anyContent(["view"]),
  },
  warehouseOfShop: {
    ...bothOrders(["view", "ship"]),
    "shop content": ["view"],
    "seller’s shop content": ["view"],
  },
  ownerOfShop: ownerOfOneShop,
  ownerOfOtherShop: {},
  withoutRole: {},
  seller: ownerOfSeller,
  sellerStaff: ofSellerStaff,
  sellerWithoutRole: {},
  sellerKey: {
    ...bothOrders(all),
    ...bothConversations(answer),
    price: edit,
    stock: edit,
    "seller’s shop content": edit,
    payout: ["view"],
  },
  keyOfOtherSeller: {},
  otherSeller: {},
  job: {
    ...bothOrders(["view", "create", "change", "cancel", "refund"]),
    ...bothConversations(["view", "change"]),
    customer: ["view"],
    "new customer": ["view"],
    price: ["view"],
    stock: ["view", "change"],
    ...anyContent(["view"]),
    setting: ["view"],
    "business setting": ["view"],
    "seller’s shop setting": ["view"],
    ledger: edit,
    payout: ["view"],
  },
  provider: bothOrders(["view", "change", "cancel", "refund"]),
  otherProvider: {},
  commandOfSeller: ownerOfSeller,
  commandLine: {
    ...(Object.fromEntries(Object.keys(subjects).map((name) => [name, all])) as Rights),
    secret: all.filter((verb) => verb !== "view"),
    "seller’s shop secret": all.filter((verb) => verb !== "view"),
    audit: ["view"],
    "seller’s shop audit": ["view"],
  },
};

const actorNames = Object.keys(actors) as (keyof typeof actors)[];
const subjectNames = Object.keys(subjects) as (keyof typeof subjects)[];
const mayDo = (actor: Actor, subject: Subject) => verbs.filter((verb) => can(actor, verb, subject));

describe.each(actorNames)("%s", (actor) => {
  test.each(subjectNames)("and the %s", (subject) => {
    const expected = allowed[actor][subject] ?? [];
    expect(mayDo(actors[actor], subjects[subject])).toEqual(verbs.filter((verb) => expected.includes(verb)));
  });

  test.each(subjectNames)("and the %s of another tenant", (subject) => {
    const elsewhere = { ...subjects[subject], tenantId: "another" };
    expect(mayDo(actors[actor], elsewhere)).toEqual(
      actor === "commandLine" ? mayDo(actors[actor], subjects[subject]) : [],
    );
  });
});

test("the table covers every kind of subject", () => {
  const kinds: Record<SubjectKind, true> = {
    order: true,
    customer: true,
    conversation: true,
    price: true,
    stock: true,
    content: true,
    setting: true,
    secret: true,
    audit: true,
    webhook: true,
    staff: true,
    key: true,
    invitation: true,
    ledger: true,
    payout: true,
    "payout-account": true,
    machine: true,
  };
  expect(new Set(Object.values(subjects).map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

test("without a session no guest order is accessible", () => {
  const order: Subject = { ...subjects["order of guest"], sessionHash: null };
  expect(mayDo(anonymous, order)).toEqual([]);
});
