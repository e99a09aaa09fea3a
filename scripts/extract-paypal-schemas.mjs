// Makes tests/support/generated/paypal-schemas.json, by which the test server of PayPal checks every call,
// answer and event:
//   node scripts/extract-paypal-schemas.mjs <folder with PayPal's OpenAPI documents>
// The documents (checkout_orders_v2, payments_payment_v2, notifications_webhooks_v1, customer_disputes_v1,
// vault_payment_tokens_v3) are PayPal's own, from https://github.com/paypal/paypal-rest-api-specifications.
// Kept is what our calls, their answers and the events that we read reach.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is kept of which document: our name for it, and its name there. */
const wanted = {
  checkout_orders_v2: {
    createOrder: "order_request",
    patchOrder: "patch_request",
    captureOrder: "order_capture_request",
    authorizeOrder: "order_authorize_request",
    order: "order",
    refused: "error_default",
  },
  payments_payment_v2: {
    captureAuthorization: "capture_request",
    refundCapture: "refund_request",
    capture: "capture-2",
    authorization: "authorization-2",
    refund: "refund",
  },
  notifications_webhooks_v1: {
    verifySignature: "verify_webhook_signature",
    signatureVerified: "verify_webhook_signature_response",
    event: "event",
  },
  customer_disputes_v1: { dispute: "dispute", disputeAction: "subsequent_action", evidence: "evidence" },
  vault_payment_tokens_v3: { paymentToken: "payment_token_response" },
};

/**
 * Ways to pay, and parts of orders, that we neither send nor read: they are refused, as anything that is not
 * named.
 */
const unused = new Set(
  `card token bancontact blik eps giropay ideal mybank p24 sofort trustly apple_pay google_pay venmo bank items payee
  payment_instruction soft_descriptor application_context processing_instruction processor_response birth_date tax_info
  network_transaction_reference cobranded_cards stored_credential trackers order_update_callback_config app_switch_context
  contact_preference breakdown seller_protection disbursement_mode billing_agreement_id exchange_rate platform_fees
  seller_receivable_breakdown seller_payable_breakdown shipping_option options payee_base`.split(/\s+/),
);
/** What says nothing about validity. */
const words = new Set(
  "description title example examples readOnly deprecated default externalDocs discriminator format".split(
    " ",
  ),
);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder with PayPal's OpenAPI documents.");
const roots = {};
const definitions = {};
for (const [name, kept] of Object.entries(wanted)) {
  const file = readdirSync(folder).find((one) => one.includes(name));
  if (!file) throw new Error(`There is no document ${name} in ${folder}.`);
  const { schemas } = JSON.parse(readFileSync(join(folder, file), "utf8")).components;
  const [document] = name.split("_");
  for (const [ours, theirs] of Object.entries(kept))
    if (schemas[theirs]) roots[ours] = keep(document, schemas, theirs);
    else throw new Error(`${file} has no schema ${theirs}.`);
}
const text = JSON.stringify({ roots, definitions: Object.fromEntries(Object.entries(definitions).sort()) });
writeFileSync("tests/support/generated/paypal-schemas.json", `${text}\n`);

/** Keeps a schema with all it reaches; a reference to it. */
function keep(document, schemas, name) {
  const key = `${document}.${name}`;
  if (!(key in definitions)) {
    definitions[key] = {};
    definitions[key] = closed(merged(schemas, { $ref: `#/components/schemas/${name}` }), document, schemas);
  }
  return { $ref: `#/definitions/${key}` };
}

/** A schema whose parts (`allOf`) are one, so that what none of them names can be refused. */
function merged(schemas, schema) {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref ? merged(schemas, schemas[$ref.split("/").at(-1)]) : {};
  const parts = [target, ...allOf.map((part) => merged(schemas, part)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A schema without words, whose objects take only what they name. */
function closed(schema, document, schemas) {
  if (Array.isArray(schema)) return schema.map((one) => closed(one, document, schemas));
  if (typeof schema !== "object" || schema === null) return schema;
  if (schema.$ref) return keep(document, schemas, schema.$ref.split("/").at(-1));
  if (schema.allOf) return closed(merged(schemas, schema), document, schemas);
  const { properties, additionalProperties, ...rest } = schema;
  const entries = Object.entries(rest).filter(([word]) => !words.has(word) && !word.startsWith("x-"));
  const plain = Object.fromEntries(entries.map(([word, value]) => [word, closed(value, document, schemas)]));
  if (!properties) return plain;
  const named = Object.entries(properties).filter(([name]) => !unused.has(name));
  return {
    ...plain,
    properties: Object.fromEntries(named.map(([name, value]) => [name, closed(value, document, schemas)])),
    additionalProperties: additionalProperties ?? false,
  };
}
