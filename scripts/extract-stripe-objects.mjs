// Makes tests/support/generated/stripe-objects.json, by which the test server of Stripe checks every answer
// and event:
//   node scripts/extract-stripe-objects.mjs <Stripe's fixtures3.json>
// The file is Stripe's own, from https://github.com/stripe/openapi. Kept are examples of the objects that we
// read. The receipt's address in them leads to a machine of Stripe's own and is replaced.

import { readFileSync, writeFileSync } from "node:fs";

const kept = [
  "charge",
  "checkout.session",
  "dispute",
  "event",
  "file",
  "payment_intent",
  "payment_method",
  "refund",
  "transfer",
  "transfer_reversal",
];

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name Stripe's fixtures3.json.");
const { resources } = JSON.parse(readFileSync(file, "utf8"));
const objects = Object.fromEntries(kept.map((name) => [name, resources[name]]));
objects.charge.receipt_url = "https://pay.stripe.com/receipts/1";
writeFileSync("tests/support/generated/stripe-objects.json", `${JSON.stringify(objects)}\n`);
