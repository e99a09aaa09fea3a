import { readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv";
import { multipartParts } from "../multipart-parts";
import type { ProviderCall, ProviderReply } from "../provider-server";

/** What PayPal's own documents describe of the calls we make, their answers, and the events we read. */
export type PaypalShape =
  | ("createOrder" | "patchOrder" | "captureOrder" | "authorizeOrder" | "order" | "refused")
  | ("captureAuthorization" | "refundCapture" | "capture" | "authorization" | "refund")
  | ("evidence" | "dispute" | "disputeAction")
  | ("verifySignature" | "signatureVerified" | "event" | "paymentToken");

type Schemas = { roots: Record<PaypalShape, { $ref: string }>; definitions: Record<string, object> };
type Contract = {
  method: string;
  path: RegExp;
  body?: PaypalShape;
  /** Whether it takes a form with files, whose part `input` names things of the kind `body`. */
  isForm?: boolean;
  answer?: PaypalShape;
};

/** Made from PayPal's OpenAPI documents by `scripts/extract-paypal-schemas.mjs`. */
const file = new URL("../../generated/paypal-schemas.json", import.meta.url);

const contracts: Contract[] = [
  { method: "POST", path: /^\/v2\/checkout\/orders$/, body: "createOrder", answer: "order" },
  { method: "GET", path: /^\/v2\/checkout\/orders\/[^/]+$/, answer: "order" },
  { method: "PATCH", path: /^\/v2\/checkout\/orders\/[^/]+$/, body: "patchOrder" },
  { method: "POST", path: /^\/v2\/checkout\/orders\/[^/]+\/capture$/, body: "captureOrder", answer: "order" },
  {
    method: "POST",
    path: /^\/v2\/checkout\/orders\/[^/]+\/authorize$/,
    body: "authorizeOrder",
    answer: "order",
  },
  {
    method: "POST",
    path: /^\/v2\/payments\/authorizations\/[^/]+\/capture$/,
    body: "captureAuthorization",
    answer: "capture",
  },
  { method: "POST", path: /^\/v2\/payments\/authorizations\/[^/]+\/void$/, answer: "authorization" },
  {
    method: "POST",
    path: /^\/v2\/payments\/captures\/[^/]+\/refund$/,
    body: "refundCapture",
    answer: "refund",
  },
  { method: "GET", path: /^\/v2\/payments\/captures\/[^/]+$/, answer: "capture" },
  { method: "GET", path: /^\/v2\/payments\/authorizations\/[^/]+$/, answer: "authorization" },
  { method: "GET", path: /^\/v2\/payments\/refunds\/[^/]+$/, answer: "refund" },
  {
    method: "POST",
    path: /^\/v1\/notifications\/verify-webhook-signature$/,
    body: "verifySignature",
    answer: "signatureVerified",
  },
  { method: "GET", path: /^\/v1\/notifications\/webhooks$/ },
  { method: "GET", path: /^\/v1\/customer\/disputes\/[^/]+$/, answer: "dispute" },
  {
    method: "POST",
    path: /^\/v1\/customer\/disputes\/[^/]+\/provide-evidence$/,
    isForm: true,
    body: "evidence",
    answer: "disputeAction",
  },
  {
    method: "POST",
    path: /^\/v1\/customer\/disputes\/[^/]+\/provide-supporting-info$/,
    isForm: true,
    answer: "disputeAction",
  },
  { method: "DELETE", path: /^\/v3\/vault\/payment-tokens\/[^/]+$/ },
];

let compiled: Map<PaypalShape, ValidateFunction> | undefined;

/**
 * Checks a value by PayPal's own documents; fields they do not name are refused.
 * @returns what is wrong with it, null for nothing
 */
export function paypalProblem(shape: PaypalShape, value: unknown): string | null {
  compiled ??= compile();
  const validate = compiled.get(shape);
  if (!validate) throw new Error(`PayPal's documents have no ${shape}`);
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${shape}${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}

/** What is wrong with a call by PayPal's documents, null for nothing. */
export function paypalCallProblem(call: ProviderCall, path: string): string | null {
  const contract = contractOf(call, path);
  if (!contract) return `PayPal has no ${call.method} ${path}`;
  if (contract.isForm) return formProblem(call, contract);
  if (!contract.body) return call.body === "" ? null : `${call.method} ${path} takes no body`;
  const body: unknown = JSON.parse(call.body || "null");
  return paypalProblem(contract.body, body) ?? amountProblem(body);
}

/** What is wrong with a form with files: its JSON is the part `input`. */
function formProblem(call: ProviderCall, { body }: Contract): string | null {
  const input = multipartParts(call).find(({ name }) => name === "input");
  if (input?.type !== "application/json") return "the part input is no JSON";
  const { evidences }: { evidences?: unknown[] } = JSON.parse(input.text);
  if (!body) return null;
  if (!evidences?.length) return "the part input names no evidences";
  return (
    evidences.map((evidence) => paypalProblem(body, evidence)).find((problem) => problem !== null) ?? null
  );
}

const currencies = new Set(
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(
    " ",
  ),
);

/**
 * What PayPal refuses about the amounts of a call, by its list of currencies; null for nothing.
 * https://developer.paypal.com/api/rest/reference/currency-codes/
 */
function amountProblem(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { currency_code, value } = body as Record<string, unknown>;
  if (typeof currency_code === "string" && typeof value === "string") {
    if (!currencies.has(currency_code)) return `CURRENCY_NOT_SUPPORTED: ${currency_code}`;
    const decimals = ["HUF", "JPY", "TWD"].includes(currency_code) ? 0 : 2;
    const typed = value.split(".")[1]?.length ?? 0;
    return typed > decimals ? `DECIMALS_NOT_SUPPORTED: ${value} ${currency_code}` : null;
  }
  return Object.values(body).reduce<string | null>((found, part) => found ?? amountProblem(part), null);
}

/** What is wrong with an answer by PayPal's documents, null for nothing. */
export function paypalAnswerProblem(call: ProviderCall, path: string, reply: ProviderReply): string | null {
  const { status = 200, json } = reply;
  if (status >= 400) return paypalProblem("refused", json);
  const shape = contractOf(call, path)?.answer;
  return shape ? paypalProblem(shape, json) : null;
}

const contractOf = ({ method }: ProviderCall, path: string) =>
  contracts.find((contract) => contract.method === method && contract.path.test(path));

function compile() {
  const { roots, definitions }: Schemas = JSON.parse(readFileSync(file, "utf8"));
  // PayPal's patterns are no Unicode ones ('[A-Za-z0-9-_.]'), and its formats are names of its own.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  const shapes = Object.entries(roots) as [PaypalShape, { $ref: string }][];
  return new Map(shapes.map(([shape, root]) => [shape, ajv.compile({ ...root, definitions })]));
}
