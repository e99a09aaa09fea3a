import { randomUUID } from "node:crypto";
import { type ProviderCall, type ProviderReply, payPage, startProviderServer } from "../provider-server";
import { type KlarnaPageBody, type KlarnaSession, klarnaCallProblem } from "./klarna-contract";
import { klarnaOrders, refusal } from "./klarna-orders";

type Page = {
  session_id: string;
  status: "WAITING" | "IN_PROGRESS" | "BACK" | "FAILED" | "COMPLETED" | "CANCELLED" | "DISABLED";
  session: KlarnaSession;
  urls: KlarnaPageBody["merchant_urls"];
  placesOrder: boolean;
  order_id: string | null;
  /** Calls for it that fail from now on. */
  failures: number;
};

/** The credentials that the test server of Klarna knows. */
export const klarnaAccount = { username: "K123456_a1b2c3", password: "klarna-password" };

/** A page that can no longer be paid on. */
const isOver = ({ status }: Page) =>
  status === "COMPLETED" || status === "CANCELLED" || status === "DISABLED";

/**
 * Starts a test server of Klarna: payment sessions, hosted pages and order management. It refuses what
 * Klarna's reference refuses, which fails the test when it is closed.
 */
export async function startKlarnaServer() {
  const sessions = new Map<string, KlarnaSession>();
  const pages = new Map<string, Page>();
  const management = klarnaOrders();
  /** What Klarna's reference says against calls. */
  const problems: string[] = [];
  /** How Klarna judges the orders that it places from now on. */
  const judges = { fraud: "ACCEPTED" };
  const authorization = `Basic ${Buffer.from(`${klarnaAccount.username}:${klarnaAccount.password}`).toString("base64")}`;
  const server = await startProviderServer((call, url) => {
    if (url.pathname.startsWith("/pay/")) return answerPage(call, url);
    if (call.headers.authorization !== authorization) return refusal(401, "UNAUTHORIZED");
    const problem = klarnaCallProblem(call, url.pathname);
    if (problem) {
      problems.push(problem);
      return refusal(400, "BAD_VALUE", problem);
    }
    const [, api = "", , , id = "", verb = ""] = url.pathname.split("/");
    if (api === "payments") return openSession(JSON.parse(call.body));
    if (api === "ordermanagement") return management.answer(call, id, verb);
    return id === "" ? openPage(JSON.parse(call.body)) : onPage(call, pages.get(id));
  });

  function openSession(session: KlarnaSession): ProviderReply {
    const session_id = randomUUID();
    sessions.set(session_id, session);
    return { json: { session_id, client_token: "eyJhbGciOiJub25lIn0", payment_method_categories: [] } };
  }

  function openPage(body: KlarnaPageBody): ProviderReply {
    const [start, id = ""] = body.payment_session_url.split("/payments/v1/sessions/");
    const session = sessions.get(id);
    if (start !== server.url || !session) return refusal(404, "NOT_FOUND", "No such payment session.");
    const session_id = randomUUID();
    pages.set(session_id, {
      session_id,
      status: "WAITING",
      session,
      urls: body.merchant_urls,
      placesOrder: body.options?.place_order_mode === "PLACE_ORDER",
      order_id: null,
      failures: 0,
    });
    const own = `${server.url}/hpp/v1/sessions/${session_id}`;
    const redirect_url = `${server.url}/pay/${session_id}`;
    return { status: 201, json: { session_id, session_url: own, redirect_url, ...expiry } };
  }

  function onPage({ method }: ProviderCall, page: Page | undefined): ProviderReply {
    if (!page) return refusal(404, "NOT_FOUND", "No such page.");
    if (page.failures > 0) {
      page.failures -= 1;
      return { status: 503 };
    }
    if (method === "GET") return { json: shown(page) };
    if (page.status === "COMPLETED") return refusal(400, "BAD_REQUEST", "The session is completed.");
    page.status = "DISABLED";
    return { status: 204 };
  }

  function answerPage({ method, body }: ProviderCall, url: URL): ProviderReply {
    const page = pages.get(url.pathname.split("/")[2] ?? "");
    if (!page || isOver(page)) return { status: 410, html: "This page is closed." };
    if (method === "GET") {
      page.status = "IN_PROGRESS";
      return { html: payPage("Klarna", url.pathname) };
    }
    const press = new URLSearchParams(body).get("press");
    if (press === "back") return leave(page, "BACK", page.urls.back);
    if (press === "decline") return leave(page, "FAILED", page.urls.failure);
    pay(page);
    if (press === "pay-and-fail") page.failures = 1;
    return leave(page, "COMPLETED", page.urls.success);
  }

  /** The shopper pays on a page. */
  function pay(page: Page): void {
    page.status = "COMPLETED";
    if (page.placesOrder) page.order_id = management.place(page.session, judges.fraud).order_id;
  }

  const leave = (page: Page, status: Page["status"], to = ""): ProviderReply => {
    page.status = status;
    return { location: to.replaceAll("{{session_id}}", page.session_id) };
  };

  /** @throws Error where Klarna's reference speaks against a call */
  async function close() {
    await server.close();
    if (problems.length > 0) throw new Error(`Against Klarna's own reference: ${problems.join("; ")}`);
  }

  return { ...server, close, problems, pages, pay, judges, orders: management.orders };
}

const expiry = { expires_at: "2038-01-19T03:14:07.000Z" };

const shown = ({ session_id, status, order_id }: Page) => ({
  session_id,
  status,
  updated_at: "2026-03-01T12:00:00.000Z",
  ...expiry,
  ...(order_id === null ? {} : { order_id }),
});

/** A message that a page changed, as Klarna posts it: unsigned. */
export const pageMessage = (session: object): string => JSON.stringify({ event_id: randomUUID(), session });

/** A test server of Klarna. */
export type KlarnaServer = Awaited<ReturnType<typeof startKlarnaServer>>;
