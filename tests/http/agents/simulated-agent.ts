import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { signatureBase, signatureInput } from "~/models/agents/signature/signature-base";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import type { Send } from "../runner/answer";
import { type UcpShape, ucpProblems, ucpRequestProblems } from "./ucp-schemas";

/** What the schemas call the answers of an address; what has none is no call. */
const shapes: Readonly<Record<string, UcpShape>> = {
  "/carts": "cart",
  "/checkout-sessions": "checkout",
  "/orders": "order",
  "/catalog/search": "search",
  "/catalog/lookup": "lookup",
  "/catalog/product": "product",
};

/** What an answer of the protocol has, as far as tests read it. */
export type UcpBody = {
  ucp: { status: string };
  id: string;
  status: string;
  continue_url: string;
  line_items: { id: string; item: { id: string; price: number }; quantity: number }[];
  totals: { type: string; amount: number }[];
  messages: { type: string; code: string; severity?: string; path?: string; content: string }[];
  fulfillment: {
    methods: { id: string; line_item_ids: string[]; groups: { id: string; options: { id: string }[] }[] }[];
  };
  order: { id: string; label: string; permalink_url: string };
  adjustments: { type: string }[];
  code: string;
};

/** An answer as tests read it. */
export type UcpAnswer = { status: number; headers: Record<string, string>; body: UcpBody };

const address = {
  id: "home",
  first_name: "Ada",
  last_name: "Byron",
  phone_number: "6105551234",
  street_address: "12 Harbor St",
  address_locality: "Nazareth",
  address_region: "PA",
  postal_code: "18064",
  address_country: "US",
};

const keys = generateKeyPairSync("ec", { namedCurve: "prime256v1" });

/** The profile of the simulated agent, with its key. */
export const agentProfile = (capabilities: readonly string[], eventsUrl: string) => ({
  ucp: {
    version: ucpVersion,
    capabilities: Object.fromEntries(
      capabilities.map((name) => [name, [{ version: ucpVersion, config: { webhook_url: eventsUrl } }]]),
    ),
  },
  signing_keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "agent-1" }],
});

/** An agent that buys by the protocol: each call with a new key, unless it is told one. */
export class SimulatedAgent {
  constructor(
    protected readonly send: Send,
    readonly shop: string,
    readonly profile: string,
  ) {}

  /** Calls the shop; what it takes and answers is as the protocol's schemas say. */
  async call(method: string, path: string, body?: unknown, over: Record<string, string> = {}) {
    const answer = await this.ask(method, path, body, over);
    if (answer.body.code !== undefined) return answer;
    checkShape(path, answer.body);
    if (answer.body.ucp.status === "error") return answer;
    const problems = body === undefined ? [] : ucpRequestProblems(method, path, body);
    if (problems.length > 0) throw new Error(`${path} took what its schema refuses: ${problems.join("; ")}`);
    return answer;
  }

  protected async ask(
    method: string,
    path: string,
    body: unknown,
    over: Record<string, string>,
  ): Promise<UcpAnswer> {
    const answer = await this.send({
      method,
      url: new URL(`${this.shop}/ucp/v1${path}`),
      headers: {
        "Content-Type": "application/json",
        "UCP-Agent": `profile="${this.profile}"`,
        "Idempotency-Key": randomUUID(),
        ...over,
      },
      body: body === undefined ? "" : JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body) as UcpBody };
  }

  /** The headers that sign a call with the agent's key. */
  signed(method: string, path: string, body: unknown, key = randomUUID()): Record<string, string> {
    const digest = createHash("sha256").update(JSON.stringify(body)).digest("base64");
    const headers: Record<string, string> = {
      "Content-Type": "application/json",
      "UCP-Agent": `profile="${this.profile}"`,
      "Idempotency-Key": key,
      "Content-Digest": `sha-256=:${digest}:`,
    };
    const names = ["ucp-agent", "idempotency-key", "content-digest", "content-type"];
    const components = ["@method", "@authority", "@path", ...names];
    const input = signatureInput(components, "agent-1", Math.floor(Date.now() / 1000));
    const header = (name: string) =>
      Object.entries(headers).find(([known]) => known.toLowerCase() === name)?.[1] ?? null;
    const message = { method, authority: new URL(this.shop).host, path: `/ucp/v1${path}`, header };
    const base = signatureBase(components, input, message) ?? "";
    const signature = sign("sha256", Buffer.from(base), { key: keys.privateKey, dsaEncoding: "ieee-p1363" });
    return {
      ...headers,
      "Signature-Input": `sig1=${input}`,
      Signature: `sig1=:${signature.toString("base64")}:`,
    };
  }

  /** Opens a checkout that can be completed: delivered home by the first method of each seller. */
  async ready(...skus: string[]): Promise<UcpBody> {
    const line_items = skus.map((id) => ({ item: { id }, quantity: 1 }));
    const buyer = { email: "ada@example.com", consent: { marketing: false } };
    const home = { type: "shipping", destinations: [address] };
    const opened = await this.call("POST", "/checkout-sessions", {
      line_items,
      buyer,
      fulfillment: { methods: [home] },
    });
    return this.chooseFirst(opened.body, line_items);
  }

  /** Has a checkout that knows no buyer yet delivered home. */
  async deliverHome({ id, line_items }: UcpBody): Promise<UcpBody> {
    const line_item_ids = line_items.map((line) => line.id);
    const fulfillment = { methods: [{ type: "shipping", line_item_ids, destinations: [address] }] };
    const buyer = { email: "ada@example.com" };
    const asked = line_items.map(({ item, quantity, ...line }) => ({
      id: line.id,
      item: { id: item.id },
      quantity,
    }));
    const sent = { line_items: asked, buyer, fulfillment };
    const told = await this.call("PUT", `/checkout-sessions/${id}`, sent);
    return this.chooseFirst(told.body, asked);
  }

  private async chooseFirst({ id, fulfillment }: UcpBody, line_items: object[]): Promise<UcpBody> {
    const groups = fulfillment.methods[0]?.groups.map((group) => ({
      id: group.id,
      selected_option_id: group.options[0]?.id,
    }));
    const line_item_ids = fulfillment.methods[0]?.line_item_ids;
    const methods = [{ type: "shipping", line_item_ids, destinations: [address], groups }];
    const chosen = { line_items, fulfillment: { methods } };
    return (await this.call("PUT", `/checkout-sessions/${id}`, chosen)).body;
  }

  complete(id: string, token = "success_token", handler_id = "mock_payment_handler", over = {}) {
    const instrument = { id: "card", handler_id, type: "card", credential: { type: "token", token } };
    return this.call(
      "POST",
      `/checkout-sessions/${id}/complete`,
      { payment: { instruments: [instrument] } },
      over,
    );
  }
}

/** @throws Error for an answer that is not as the protocol's schemas say */
function checkShape(path: string, answer: UcpBody): void {
  const [collection = "", id] = path.split("/").filter(Boolean);
  const shape = shapes[collection === "catalog" ? `/${collection}/${id}` : `/${collection}`];
  if (!shape) throw new Error(`No schema describes ${path}`);
  const problems = ucpProblems(answer.ucp.status === "error" ? "error" : shape, answer);
  if (problems.length > 0) throw new Error(`${path} is answered against its schema: ${problems.join("; ")}`);
}
