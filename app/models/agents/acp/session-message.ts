import type { PurchaseProblem } from "../purchase/purchase-problems";

/** The protocol's words for what hinders a purchase; `unsupported` where it has none. */
const errorCodes: Readonly<Record<string, string>> = {
  missing: "missing",
  not_found: "not_found",
  out_of_stock: "out_of_stock",
  needs_choices: "missing",
  minimum_not_met: "minimum_not_met",
  limit_exceeded: "maximum_exceeded",
  age_verification_required: "age_verification_required",
  account_required: "requires_sign_in",
  invalid_address: "invalid",
  address_undeliverable: "region_restricted",
  payment_declined: "payment_declined",
  payment_review: "intervention_required",
  price_changed: "conflict",
};

const warningCodes: Readonly<Record<string, string>> = { quantity_adjusted: "limited_availability" };

const places = {
  email: "$.buyer.email",
  buyer: "$.buyer",
  destination: "$.fulfillment_details.address",
  option: "$.selected_fulfillment_options",
  codes: "$.discounts.codes",
  payment: "$.payment_data",
  claim: null,
  order: null,
} as const;

/** A problem as a message of a session. */
export function sessionMessage(problem: PurchaseProblem) {
  const param =
    problem.at !== "line"
      ? places[problem.at]
      : `$.line_items${problem.line === null ? "" : `[${problem.line}]`}`;
  const { kind, code, severity, text } = problem;
  return {
    type: kind,
    code: kind === "warning" ? (warningCodes[code] ?? code) : (errorCodes[code] ?? "unsupported"),
    ...(severity === "unrecoverable" ? {} : { resolution: severity }),
    ...(param === null ? {} : { param }),
    content_type: "plain",
    content: text,
  };
}
