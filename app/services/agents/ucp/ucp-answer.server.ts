import type { PurchaseProblem } from "~/models/agents/purchase/purchase-problems";
import type { CapabilityList } from "~/models/agents/ucp/capabilities";
import { messageOf } from "~/models/agents/ucp/checkout-answer";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";

/** An answer before it is written: the status and its JSON. */
export type UcpAnswer = { status: number; body: unknown };

/** A message of an answer without what was asked for. */
type ErrorMessage = { type: string; code: string; content: string; severity?: string };

/** The answer where there is nothing to act on: why, and where people go on. */
export const nothingToAct = (
  ctx: { origin: string },
  messages: readonly ErrorMessage[],
  capabilities: CapabilityList = {},
): UcpAnswer => ({
  status: 200,
  body: {
    ucp: { version: ucpVersion, status: "error", capabilities },
    messages,
    continue_url: `${ctx.origin}/`,
  },
});

/** The answer where nothing of what was asked for can be had. */
export function nothingCreated(ctx: { origin: string }, problems: readonly PurchaseProblem[]): UcpAnswer {
  const errors = problems.filter(({ at, kind }) => at === "line" && kind === "error");
  return nothingToAct(
    ctx,
    errors.map((problem) => messageOf({ ...problem, severity: "unrecoverable" })),
  );
}
