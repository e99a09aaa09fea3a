// @public

import type { Visitor } from "../visitors/visitor";
import type { KeyScope } from "./key-scope";

/** What a member of the business's staff may be (rule actors-4). */
export const staffRoleNames = ["owner", "manager", "editor", "support", "warehouse"] as const;
/** A role of the business's staff. */
export type StaffRole = (typeof staffRoleNames)[number];

/** What a member of a seller's staff may be (rule actors-12). */
export const sellerRoles = ["owner", "staff"] as const;
/** A role of a seller's staff. */
export type SellerRole = (typeof sellerRoles)[number];

/** A role of the tenant's own staff: in one shop, or in all shops when `shopId` is null. */
export type Grant = { role: StaffRole; shopId: string | null };

/** Who makes a request, with everything that decides their rights (docs/rules/actors.md). */
export type Actor =
  | {
      kind: "shopper";
      tenantId: string;
      /** Null for a guest. */
      customerId: number | null;
      /** SHA-256 of the session's token; null without a session. */
      sessionHash: string | null;
      /** Orders that the request has a signed link for. */
      heldOrderIds: readonly string[];
      /** Conversations of guests that the request has a signed link for. */
      heldConversationIds: readonly number[];
    }
  /** `confirmedAt` is when they last proved who they are; absent: never (rule staff-14). */
  | { kind: "staff"; tenantId: string; staffId: number; grants: readonly Grant[]; confirmedAt?: Date }
  | {
      kind: "seller-staff";
      tenantId: string;
      sellerId: string;
      staffId: number;
      roles: readonly SellerRole[];
      confirmedAt?: Date;
    }
  /**
   * A program, by its key (rule actors-11): of one shop, of one seller, or where both are null of the
   * business.
   */
  | {
      kind: "owner-key";
      tenantId: string;
      keyId: number;
      scopes: readonly KeyScope[];
      shopId: string | null;
      sellerId: string | null;
    }
  | { kind: "job"; tenantId: string; name: string }
  | { kind: "provider"; tenantId: string; shopId: string; code: string }
  /** With a seller, it reaches what that seller's owner would (rule actors-9). */
  | { kind: "command-line"; command: string; ofSeller?: { tenantId: string; sellerId: string } };

/** A visitor of one of the tenant's shops. */
export const shopper = (
  tenantId: string,
  { customer, sessionHash }: Pick<Visitor, "customer" | "sessionHash">,
): Actor => ({
  kind: "shopper",
  tenantId,
  customerId: customer?.id ?? null,
  sessionHash,
  heldOrderIds: [],
  heldConversationIds: [],
});

/**
 * Adds an order to those the request has a signed link for. Only shoppers open orders by link; other actors
 * come back unchanged.
 */
export const holdingKeyOf = (actor: Actor, orderId: string): Actor =>
  actor.kind === "shopper" ? { ...actor, heldOrderIds: [...actor.heldOrderIds, orderId] } : actor;

/** Adds a guest's conversation to those the request has a signed link for (rule conversations-14). */
export const holdingConversation = (actor: Actor, id: number): Actor =>
  actor.kind === "shopper" ? { ...actor, heldConversationIds: [...actor.heldConversationIds, id] } : actor;
