import { expect, test } from "vitest";
import type { Actor } from "./actor";
import { ownerKeyMay } from "./key-rights";
import { type KeyScope, keyAreas } from "./key-scope";
import { type Subject, type Verb, verbs } from "./subject";

const key = {
  kind: "owner-key",
  tenantId: "t",
  keyId: 1,
  scopes: [],
  shopId: null,
  sellerId: null,
} as const satisfies Actor;
const all = (way: "read" | "write") => keyAreas.map((area): KeyScope => `${area}:${way}`);

const base = { tenantId: "t", shopId: "shop", sellerId: "seller" };
const order: Subject = { kind: "order", ...base, id: "o", customerId: 7, sessionHash: null };
const customer: Subject = { kind: "customer", tenantId: "t", id: 7 };
const price: Subject = { kind: "price", tenantId: "t", sellerId: "seller" };
const catalogue: Subject = { kind: "content", tenantId: "t", shopId: null, sellerId: null };
const page: Subject = { kind: "content", tenantId: "t", shopId: "shop", sellerId: null };
const secret: Subject = { kind: "secret", tenantId: "t", shopId: "shop", sellerId: null };
const invitation: Subject = { kind: "invitation", tenantId: "t" };
const ledger: Subject = { kind: "ledger", tenantId: "t" };
const payout: Subject = { kind: "payout", tenantId: "t", sellerId: "seller" };
const staff: Subject = { kind: "staff", tenantId: "t", sellerId: null };
const sellersStaff: Subject = { kind: "staff", tenantId: "t", sellerId: "seller" };
const edit: Verb[] = ["view", "create", "change"];

const mayDo = (of: Partial<typeof key | Extract<Actor, { kind: "owner-key" }>>, subject: Subject) =>
  verbs.filter((verb) => ownerKeyMay({ ...key, ...of }, verb, subject));

test.each([
  [order, [...verbs]],
  [customer, ["view", "create", "change", "reply"]],
  [price, edit],
  [catalogue, edit],
  [page, edit],
  [secret, ["create", "change"]],
  [ledger, edit],
  [payout, ["view"]],
  [{ kind: "audit", tenantId: "t", shopId: "shop", sellerId: null }, ["view"]],
  [{ kind: "webhook", tenantId: "t", shopId: "shop", sellerId: null }, edit],
  [{ kind: "setting", tenantId: "t", shopId: null, sellerId: null }, edit],
  [staff, edit],
  [sellersStaff, edit],
  [{ kind: "key", tenantId: "t", sellerId: null }, []],
  [{ kind: "key", tenantId: "t", sellerId: "seller" }, []],
  [invitation, ["create"]],
  [{ kind: "payout-account", tenantId: "t", sellerId: "seller" }, []],
] satisfies [Subject, Verb[]][])(
  "a key of the business with every scope may, with %j: %j",
  (subject, may) => {
    expect(mayDo({ scopes: all("write") }, subject)).toEqual(may);
  },
);

test("a key that reads changes nothing, and one without a scope sees nothing", () => {
  for (const subject of [order, customer, price, catalogue, page, ledger]) {
    expect(mayDo({ scopes: all("read") }, subject)).toEqual(["view"]);
    expect(mayDo({}, subject)).toEqual([]);
  }
});

test("a seller is invited by a key of the business that changes settings, and by no other", () => {
  expect(mayDo({ scopes: ["settings:write"] }, invitation)).toEqual(["create"]);
  const others = {
    scopes: keyAreas.flatMap((area): KeyScope[] => (area === "settings" ? [] : [`${area}:write`])),
  };
  const limited = [{ sellerId: "seller" }, { shopId: "shop" }, others, { scopes: all("read") }];
  for (const of of limited) expect(mayDo({ scopes: all("write"), ...of }, invitation)).toEqual([]);
});

test("products are the catalogue's, pages the content's", () => {
  expect(mayDo({ scopes: ["catalogue:write"] }, catalogue)).toEqual(edit);
  expect(mayDo({ scopes: ["catalogue:write"] }, page)).toEqual([]);
  expect(mayDo({ scopes: ["content:write"] }, catalogue)).toEqual([]);
});

test("a key of one shop reaches what names it, and reads the catalogue", () => {
  const ofShop = { scopes: all("write"), shopId: "shop" };
  expect(mayDo(ofShop, order)).toEqual([...verbs]);
  expect(mayDo({ ...ofShop, shopId: "other" }, order)).toEqual([]);
  for (const subject of [price, catalogue]) expect(mayDo(ofShop, subject)).toEqual(["view"]);
  for (const subject of [customer, ledger]) expect(mayDo(ofShop, subject)).toEqual([]);
});

test("a seller's key reaches what names the seller", () => {
  const ofSeller = { scopes: all("write"), sellerId: "seller" };
  expect(mayDo(ofSeller, price)).toEqual(edit);
  expect(mayDo({ ...ofSeller, sellerId: "other" }, price)).toEqual([]);
  expect(mayDo(ofSeller, sellersStaff)).toEqual(edit);
  expect(mayDo(ofSeller, payout)).toEqual(["view"]);
  for (const subject of [customer, catalogue, page, ledger, staff])
    expect(mayDo(ofSeller, subject)).toEqual([]);
});

test("figures open the books and payouts to read, and payouts alone are made with their own scope", () => {
  for (const scope of ["numbers:read", "numbers:write", "payouts:read"] as const)
    for (const subject of [ledger, payout]) expect(mayDo({ scopes: [scope] }, subject)).toEqual(["view"]);
  expect(mayDo({ scopes: ["payouts:write"] }, ledger)).toEqual(edit);
});
