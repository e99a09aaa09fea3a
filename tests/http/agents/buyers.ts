import type { assistant, Session } from "./acp-calls";
import type { SimulatedAgent, UcpBody } from "./simulated-agent";

/** What a protocol tells of a purchase, in the words of none. */
export type Told = {
  id: string;
  /** Whether it can be paid, is paid, needs its buyer in the browser, or lacks something. */
  state: "ready" | "done" | "browser" | "lacking" | "none";
  totalMinor: number;
  items: string[];
  /** What hinders it, in the protocol's words. */
  codes: string[];
  orderId: string;
};

/** An agent that buys, whatever it speaks. */
export type Buyer = {
  /** Asks for goods, delivered home by the first method of each seller. */
  ask: (...skus: string[]) => Promise<Told>;
  pay: (told: Told, token?: string) => Promise<Told>;
};

const states: Readonly<Record<string, Told["state"]>> = {
  ready_for_complete: "ready",
  ready_for_payment: "ready",
  completed: "done",
  requires_escalation: "browser",
  incomplete: "lacking",
  not_ready_for_payment: "lacking",
};

const totalOf = (totals: { type: string; amount: number }[] | undefined) =>
  totals?.find(({ type }) => type === "total")?.amount ?? 0;

const toldBy = (
  body: Pick<UcpBody, "id" | "status" | "totals" | "messages" | "order"> | Session,
  items: string[],
): Told => ({
  id: body.id,
  state: states[body.status] ?? "none",
  totalMinor: totalOf(body.totals),
  items,
  codes: (body.messages ?? []).map(({ code }) => code),
  orderId: body.order?.id ?? "",
});

const ofUcp = (body: UcpBody) =>
  toldBy(
    body,
    (body.line_items ?? []).map(({ item }) => item.id),
  );

/** One that speaks the Universal Commerce Protocol, over addresses or tools. */
export const ucpBuyer = (agent: SimulatedAgent): Buyer => ({
  ask: async (...skus) => ofUcp(await agent.ready(...skus)),
  pay: async ({ id }, token) => ofUcp((await agent.complete(id, token)).body),
});

const ofAcp = (body: Session) =>
  toldBy(
    body,
    (body.line_items ?? []).map(({ item }) => item.id),
  );

/** One that speaks the Agentic Commerce Protocol. */
export const acpBuyer = ({ open, complete }: Awaited<ReturnType<typeof assistant>>): Buyer => ({
  ask: async (...skus) => ofAcp((await open(...skus)).body),
  pay: async ({ id }, token = "success_token") =>
    ofAcp((await complete(id, token, "mock_payment_handler")).body),
});
