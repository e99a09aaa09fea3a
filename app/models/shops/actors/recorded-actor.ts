// @public

import type { Actor } from "./actor";

/** An actor as order histories and the audit record it, without sessions and rights. */
export type RecordedActor =
  | { kind: "shopper"; customerId: number | null }
  | { kind: "staff"; staffId: number }
  | { kind: "seller-staff"; staffId: number; sellerId: string }
  | { kind: "owner-key"; keyId: number; sellerId: string | null }
  | { kind: "job"; name: string }
  | { kind: "provider"; code: string }
  | { kind: "command-line"; command: string };

/** The recorded part of an actor. */
export function recordedActor(actor: Actor): RecordedActor {
  switch (actor.kind) {
    case "shopper":
      return { kind: "shopper", customerId: actor.customerId };
    case "staff":
      return { kind: "staff", staffId: actor.staffId };
    case "seller-staff":
      return { kind: "seller-staff", staffId: actor.staffId, sellerId: actor.sellerId };
    case "owner-key":
      return { kind: "owner-key", keyId: actor.keyId, sellerId: actor.sellerId };
    case "job":
      return { kind: "job", name: actor.name };
    case "provider":
      return { kind: "provider", code: actor.code };
    case "command-line":
      return { kind: "command-line", command: actor.command };
  }
}

/** An actor as text for readers of a history. */
export function actorText(actor: RecordedActor): string {
  switch (actor.kind) {
    case "shopper":
      return actor.customerId === null ? "guest" : `customer ${actor.customerId}`;
    case "staff":
      return `staff ${actor.staffId}`;
    case "seller-staff":
      return `seller’s staff ${actor.staffId}`;
    case "owner-key":
      return `${actor.sellerId === null ? "" : "seller’s "}key ${actor.keyId}`;
    case "job":
      return `job ${actor.name}`;
    case "provider":
      return `payment provider ${actor.code}`;
    case "command-line":
      return `command line (${actor.command})`;
  }
}
