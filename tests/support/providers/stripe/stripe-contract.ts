import { readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv";
import { isMultipart } from "../multipart-parts";
import type { ProviderCall } from "../provider-server";

type Example = Record<string, unknown>;

/** Made from Stripe's own examples by `scripts/extract-stripe-objects.mjs`. */
const examples: Record<string, Example> = JSON.parse(
  readFileSync(new URL("../../generated/stripe-objects.json", import.meta.url), "utf8"),
);

/** Fields that Stripe names and its example of the object has none of. */
const beside: Record<string, Record<string, object>> = { refund: { failure_reason: { type: "string" } } };

const kept = new Map<string, ValidateFunction>();

/**
 * A whole object of Stripe's: its own example, with these fields.
 * @throws Error for a field that Stripe's object does not have, or of another kind
 */
export function stripeObject(kind: string, fields: object): Example & { object: string } {
  const whole = { ...examples[kind], ...fields, object: kind };
  const validate = kept.get(kind) ?? new Ajv({ strict: false }).compile(schemaOf(kind));
  kept.set(kind, validate);
  if (validate(whole)) return whole;
  const [error] = validate.errors ?? [];
  const where = error?.instancePath || `/${String(error?.params.additionalProperty ?? "")}`;
  throw new Error(`Stripe has no such ${kind}: ${where} ${error?.message ?? ""}`);
}

/** Whether Stripe has an example of an object. */
export const isStripeKind = (kind: string): boolean => kind in examples;

/**
 * The object's fields as the example has them. One that is null there may be anything, and an id may be its
 * object.
 */
function schemaOf(kind: string): object {
  const example = examples[kind];
  if (!example) throw new Error(`there is no example of Stripe's ${kind}`);
  const fields = Object.entries(example).map(([name, value]) => [name, typeOf(value)]);
  return {
    type: "object",
    properties: { ...Object.fromEntries(fields), ...beside[kind] },
    additionalProperties: false,
  };
}

function typeOf(value: unknown): object {
  if (value === null) return {};
  if (typeof value === "string") return { type: ["string", "object", "null"] };
  if (Array.isArray(value)) return { type: "array" };
  return { type: typeof value === "object" ? ["object", "null"] : [typeof value] };
}

const text = "(\\[\\w+\\])*";
/** The parameters of each call that we make, by Stripe's reference of its API. */
const parameters: [path: RegExp, names: RegExp][] = [
  [
    /^\/v1\/checkout\/sessions$/,
    new RegExp(
      `^(mode|client_reference_id|customer_email|customer_creation|success_url|cancel_url|expires_at|(metadata|payment_intent_data|line_items)${text})$`,
    ),
  ],
  [
    /^\/v1\/payment_intents$/,
    new RegExp(
      `^(amount|currency|customer|payment_method|off_session|confirm|capture_method|description|shared_payment_granted_token|error_on_requires_action|(metadata|automatic_payment_methods)${text})$`,
    ),
  ],
  [/^\/v1\/payment_intents\/[^/]+\/capture$/, /^amount_to_capture$/],
  [
    /^\/v1\/disputes\/[^/]+$/,
    new RegExp(`^(submit|evidence\\[(${Object.keys(Object(examples.dispute?.evidence)).join("|")})\\])$`),
  ],
  [/^\/v1\/refunds$/, new RegExp(`^(payment_intent|charge|amount|reason|metadata${text})$`)],
  [
    /^\/v1\/transfers$/,
    new RegExp(`^(amount|currency|destination|transfer_group|description|metadata${text})$`),
  ],
];

/** What amounts have to be multiples of, in the units of the API. https://docs.stripe.com/currencies */
const steps: Record<string, number> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100, ugx: 100 };

/** What Stripe refuses about an amount; null for nothing. */
export function stripeAmountProblem(amount: number, currency: string): string | null {
  if (currency === "iqd" || currency === "lyd") return `Invalid currency: ${currency}`;
  const step = steps[currency] ?? 1;
  return amount > 0 && Number.isInteger(amount / step) ? null : `Invalid amount for ${currency}: ${amount}`;
}

/** What Stripe refuses about the parameters of a call; null for nothing. */
export function stripeCallProblem(call: ProviderCall, path: string): string | null {
  const { method, body } = call;
  // A form with files is judged by who takes it.
  if (method !== "POST" || (path === "/v1/files" && isMultipart(call))) return null;
  const known = parameters.find(([pattern]) => pattern.test(path))?.[1] ?? /^$/;
  for (const [name, value] of new URLSearchParams(body)) {
    if (!known.test(name)) return `Received unknown parameter: ${name}`;
    if (/amount/.test(name) && !/^\d+$/.test(value)) return `Invalid integer: ${value}`;
    if (value === "") return `You passed an empty string for '${name}'.`;
  }
  return null;
}
