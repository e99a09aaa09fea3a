import type { Visitor } from "../visitor/visitor";

/** What a member of staff may do (rule actors-4). */
export const staffRoles = ["owner", "catalogue", "orders"] as const;
/** A role of a member of staff. */
export type StaffRole = (typeof staffRoles)[number];

/** A role of a member of the business's own staff: in one shop, or in all of them where `shopId` is null. */
export type Grant = { role: StaffRole; shopId: string | null };

/** Who acts, with what decides about what they may do (docs/rules/actors.md). */
export type Actor =
  | {
      kind: "shopper";
      tenantId: string;
      /** Null for a guest. */
      customerId: number | null;
      /** SHA-256 of the session's token; null without a session. */
      sessionHash: string | null;
      /** Orders whose signed link the request holds. */
      heldOrderIds: readonly string[];
    }
  | { kind: "staff"; tenantId: string; staffId: number; grants: readonly Grant[] }
  | { kind: "seller-staff"; tenantId: string; sellerId: string; staffId: number; roles: readonly StaffRole[] }
  | { kind: "job"; tenantId: string; name: string }
  | { kind: "provider"; tenantId: string; shopId: string; code: string }
  | { kind: "command-line"; command: string };

/** A visitor of a shop of this tenant. */
export const shopper = (
  tenantId: string,
  { customer, sessionHash }: Pick<Visitor, "customer" | "sessionHash">,
): Actor => ({
  kind: "shopper",
  tenantId,
  customerId: customer?.id ?? null,
  sessionHash,
  heldOrderIds: [],
});

/** The same actor with the signed link of an order in hand; only a shopper has any use for one. */
export const holdingKeyOf = (actor: Actor, orderId: string): Actor =>
  actor.kind === "shopper" ? { ...actor, heldOrderIds: [...actor.heldOrderIds, orderId] } : actor;
