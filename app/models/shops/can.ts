import type { Actor, StaffRole } from "./actor";
import { type Thing, type ThingKind, type Verb, verbs } from "./thing";

type Rights = Partial<Record<ThingKind, readonly Verb[]>>;

const edit = ["view", "create", "change"] as const;
const handle = ["view", "change", "cancel", "refund", "reply"] as const;

const answer = ["view", "change", "reply"] as const;

/** Rights of each role, within its shop or seller (rule actors-4). */
const rightsOf: Record<StaffRole, Rights> = {
  owner: {
    order: verbs,
    customer: ["view", "create", "change", "reply"],
    conversation: answer,
    price: edit,
    stock: edit,
    content: edit,
    setting: edit,
    secret: ["create", "change"],
    staff: edit,
    audit: ["view"],
    ledger: edit,
    payout: ["view"],
  },
  catalogue: { price: edit, stock: edit, content: edit },
  orders: {
    order: handle,
    customer: ["view", "reply"],
    conversation: answer,
    price: ["view"],
    stock: ["view"],
  },
};

const rightsOfJob: Rights = {
  order: ["view", "create", "change", "cancel", "refund"],
  customer: ["view"],
  conversation: ["view", "change"],
  price: ["view"],
  stock: ["view", "change"],
  content: ["view"],
  setting: ["view"],
  ledger: ["view", "create", "change"],
  payout: ["view"],
};

/** A program handles what is sold. It makes no keys and reads no settings (rule actors-11). */
const rightsOfKey: Rights = { ...rightsOf.orders, ...rightsOf.catalogue, payout: ["view"] };

const rightsOfProvider: Rights = { order: ["view", "change", "cancel", "refund"] };

const allows = (rights: Rights, verb: Verb, { kind }: Thing): boolean =>
  rights[kind]?.includes(verb) ?? false;

/**
 * Whether an actor may do something with a thing (docs/rules/actors.md). The thing's own state is not considered: a
 * completed order cannot be canceled by any actor.
 */
export function can(actor: Actor, verb: Verb, thing: Thing): boolean {
  if (actor.kind === "command-line") return commandLineMay(actor, verb, thing);
  if (actor.tenantId !== thing.tenantId) return false;
  switch (actor.kind) {
    case "shopper":
      return shopperMay(actor, verb, thing);
    case "staff":
      return actor.grants.some(
        ({ role, shopId }) =>
          (shopId === null || ("shopId" in thing && thing.shopId === shopId)) &&
          allows(rightsOf[role], verb, thing),
      );
    case "seller-staff":
      return (
        "sellerId" in thing &&
        thing.sellerId === actor.sellerId &&
        actor.roles.some((role) => allows(rightsOf[role], verb, thing))
      );
    case "seller-key":
      return "sellerId" in thing && thing.sellerId === actor.sellerId && allows(rightsOfKey, verb, thing);
    case "job":
      return allows(rightsOfJob, verb, thing);
    case "provider":
      return "shopId" in thing && thing.shopId === actor.shopId && allows(rightsOfProvider, verb, thing);
  }
}

/**
 * Even the operator can neither read a secret back nor rewrite the audit. A command in a seller's name reaches what that
 * seller's owner would.
 */
function commandLineMay({ ofSeller }: CommandLine, verb: Verb, thing: Thing): boolean {
  const { kind } = thing;
  if (ofSeller)
    return (
      ofSeller.tenantId === thing.tenantId &&
      "sellerId" in thing &&
      thing.sellerId === ofSeller.sellerId &&
      allows(rightsOf.owner, verb, thing)
    );
  if (kind === "secret") return verb !== "view";
  return kind !== "audit" || verb === "view";
}

type CommandLine = Extract<Actor, { kind: "command-line" }>;

type Shopper = Extract<Actor, { kind: "shopper" }>;

/** What a shopper may do (rule actors-3). */
function shopperMay(actor: Shopper, verb: Verb, thing: Thing): boolean {
  switch (thing.kind) {
    case "order":
      if (isOwn(actor, thing)) return ["view", "create", "cancel", "reply"].includes(verb);
      return actor.heldOrderIds.includes(thing.id) && linkOpens(thing).includes(verb);
    case "customer":
      if (thing.id === null) return verb === "create";
      return thing.id === actor.customerId && (verb === "view" || verb === "change");
    case "conversation":
      if (thing.customerId !== null)
        return thing.customerId === actor.customerId && ["view", "create", "reply"].includes(verb);
      if (thing.id === null) return verb === "create";
      return actor.heldConversationIds.includes(thing.id) && (verb === "view" || verb === "reply");
    case "price":
    case "stock":
    case "content":
      return verb === "view";
    default:
      return false;
  }
}

/** What the link of an order's mail is good for: a guest has nothing else to prove that the order is theirs. */
const linkOpens = ({ customerId }: Extract<Thing, { kind: "order" }>): readonly Verb[] =>
  customerId === null ? ["view", "cancel", "reply"] : ["view"];

/** A customer's order is theirs in every session; a guest's order belongs to the session that placed it. */
function isOwn(actor: Shopper, order: Extract<Thing, { kind: "order" }>): boolean {
  if (order.customerId !== null) return order.customerId === actor.customerId;
  return order.sessionHash !== null && order.sessionHash === actor.sessionHash;
}
