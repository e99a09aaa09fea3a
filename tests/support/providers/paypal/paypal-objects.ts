import { randomUUID } from "node:crypto";
import type { ProviderReply } from "../provider-server";

/** An amount as PayPal writes it. */
export type Amount = { currency_code: string; value: string };

/** A capture or an authorization. */
export type Taken = { id: string; status: string; amount: Amount; custom_id: string; invoice_id?: string };

/** A name as PayPal gives it. */
export const paypalId = (): string => randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase();

/** An amount in hundredths. */
export const inHundredths = ({ value }: Amount): number => Math.round(Number(value) * 100);

const messages: Record<number, [name: string, message: string]> = {
  400: ["INVALID_REQUEST", "Request is not well-formed, syntactically incorrect, or violates schema."],
  401: [
    "AUTHENTICATION_FAILURE",
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  404: ["RESOURCE_NOT_FOUND", "The specified resource does not exist."],
  422: [
    "UNPROCESSABLE_ENTITY",
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
};

/** An answer that says what is wrong, in PayPal's words. */
export function failure(status: number, issue?: string): ProviderReply {
  const [name, message] = messages[status] ?? [];
  return { status, json: { name, message, ...(issue ? { details: [{ issue }] } : {}) } };
}

/** PayPal's answer to a call it understood and says no to. */
export const refused = (issue: string): ProviderReply => failure(422, issue);
