// @public

import type { Actor, SellerRole, StaffRole } from "./actor";
import { ownerKeyMay } from "./key-rights";
import { type Subject, type SubjectKind, type Verb, verbs } from "./subject";

type Rights = Partial<Record<SubjectKind, readonly Verb[]>>;

const edit = ["view", "create", "change"] as const;
const handle = ["view", "change", "cancel", "refund", "reply", "ship"] as const;

const answer = ["view", "change", "reply"] as const;

const manager: Rights = {
  order: verbs,
  customer: ["view", "create", "change", "reply"],
  conversation: answer,
  price: edit,
  stock: edit,
  content: edit,
  setting: edit,
  webhook: edit,
  audit: ["view"],
  ledger: edit,
  payout: ["view"],
};

const owner: Rights = {
  ...manager,
  secret: ["create", "change"],
  staff: edit,
  key: edit,
  invitation: ["create"],
  "payout-account": edit,
  machine: edit,
};

/** What is sold by a seller, without who works for it, where its money goes and how its shop is set up. */
const handlesSales: Rights = { order: handle, conversation: answer, price: edit, stock: edit, content: edit };

/** Rights of the business's roles, in all shops or in one (rule actors-4). */
const rightsOf: Record<StaffRole, Rights> = {
  owner,
  manager,
  editor: { price: edit, stock: edit, content: edit },
  support: {
    order: handle,
    customer: ["view", "create", "change", "reply"],
    conversation: answer,
    price: ["view"],
    stock: ["view"],
    content: ["view"],
  },
  warehouse: { order: ["view", "ship"], price: ["view"], stock: edit, content: ["view"] },
};

/** Rights of a seller's roles, in what names that seller (rule actors-12). */
const rightsInSeller: Record<SellerRole, Rights> = { owner, staff: handlesSales };

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

/**
 * The job that publishes drafts: whether the person who scheduled one may change it was asked then (rule
 * owners-5).
 */
const publishingJob = "publish-draft";
const rightsToPublish: Rights = { price: edit, stock: edit, content: edit, setting: edit };

/** The job that takes a page down at the moment said by one who might change it (rule builder-9). */
const takeDownJob = "take-down-page";
const rightsToTakeDown: Rights = { content: edit };

/** The job that puts pictures into place which an import was allowed to bring (rule imports-10). */
const picturesJob = "fetch-pictures";
const rightsToPlacePictures: Rights = { price: edit, content: edit };

/** The job that exchanges the rates of markets whose owner said so (rule markets-8). */
const ratesJob = "fetch-exchange-rates";
const rightsToRate: Rights = { setting: edit };

const rightsOfProvider: Rights = { order: ["view", "change", "cancel", "refund"] };

const allows = (rights: Rights, verb: Verb, { kind }: Subject): boolean =>
  rights[kind]?.includes(verb) ?? false;

/**
 * Whether an actor may do something with a subject (docs/rules/actors.md). The subject's own state is not
 * considered: a completed order cannot be canceled by any actor.
 */
export function can(actor: Actor, verb: Verb, subject: Subject): boolean {
  if (actor.kind === "command-line") return commandLineMay(actor, verb, subject);
  if (actor.tenantId !== subject.tenantId) return false;
  switch (actor.kind) {
    case "shopper":
      return shopperMay(actor, verb, subject);
    case "staff":
      return actor.grants.some(
        ({ role, shopId }) =>
          (shopId === null || ("shopId" in subject && subject.shopId === shopId)) &&
          allows(rightsOf[role], verb, subject),
      );
    case "seller-staff":
      return (
        "sellerId" in subject &&
        subject.sellerId === actor.sellerId &&
        actor.roles.some((role) => allows(rightsInSeller[role], verb, subject))
      );
    case "owner-key":
      return ownerKeyMay(actor, verb, subject);
    case "job":
      return (
        allows(rightsOfJob, verb, subject) ||
        (actor.name === publishingJob && allows(rightsToPublish, verb, subject)) ||
        (actor.name === takeDownJob && allows(rightsToTakeDown, verb, subject)) ||
        (actor.name === picturesJob && allows(rightsToPlacePictures, verb, subject)) ||
        (actor.name === ratesJob && allows(rightsToRate, verb, subject))
      );
    case "provider":
      return (
        "shopId" in subject && subject.shopId === actor.shopId && allows(rightsOfProvider, verb, subject)
      );
  }
}

/**
 * Even the operator can neither read a secret back nor rewrite the audit. A command in a seller's name
 * reaches what that seller's owner would.
 */
function commandLineMay({ ofSeller }: CommandLine, verb: Verb, subject: Subject): boolean {
  const { kind } = subject;
  if (ofSeller)
    return (
      ofSeller.tenantId === subject.tenantId &&
      "sellerId" in subject &&
      subject.sellerId === ofSeller.sellerId &&
      allows(rightsInSeller.owner, verb, subject)
    );
  if (kind === "secret") return verb !== "view";
  return kind !== "audit" || verb === "view";
}

type CommandLine = Extract<Actor, { kind: "command-line" }>;

type Shopper = Extract<Actor, { kind: "shopper" }>;

/** What a shopper may do (rule actors-3). */
function shopperMay(actor: Shopper, verb: Verb, subject: Subject): boolean {
  switch (subject.kind) {
    case "order":
      if (isOwn(actor, subject)) return ["view", "create", "cancel", "reply"].includes(verb);
      return actor.heldOrderIds.includes(subject.id) && linkOpens(subject).includes(verb);
    case "customer":
      if (subject.id === null) return verb === "create";
      return subject.id === actor.customerId && (verb === "view" || verb === "change");
    case "conversation":
      if (subject.customerId !== null)
        return subject.customerId === actor.customerId && ["view", "create", "reply"].includes(verb);
      if (subject.id === null) return verb === "create";
      return actor.heldConversationIds.includes(subject.id) && (verb === "view" || verb === "reply");
    case "price":
    case "stock":
    case "content":
      return verb === "view";
    default:
      return false;
  }
}

/**
 * What the link of an order's mail is good for: a guest has nothing else to prove that the order is theirs.
 */
const linkOpens = ({ customerId }: Extract<Subject, { kind: "order" }>): readonly Verb[] =>
  customerId === null ? ["view", "cancel", "reply"] : ["view"];

/** A customer's order is theirs in every session; a guest's order belongs to the session that placed it. */
function isOwn(actor: Shopper, order: Extract<Subject, { kind: "order" }>): boolean {
  if (order.customerId !== null) return order.customerId === actor.customerId;
  return order.sessionHash !== null && order.sessionHash === actor.sessionHash;
}
