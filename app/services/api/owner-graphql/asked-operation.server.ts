import { isRecord } from "~/models/platform/validation/is-record";
import { Kind, parse } from "../graphql/graphql-module.server";
import { maxTokens } from "../graphql/make-graphql-server.server";

/** Whether a call asks for changes. A document that cannot be read asks for none: it is refused later. */
export function asksForChanges(call: unknown): boolean {
  if (!isRecord(call) || typeof call.query !== "string") return false;
  const { operationName } = call;
  const document = parsed(call.query);
  const operations = (document?.definitions ?? []).filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const asked = operations.find(({ name }) => !operationName || name?.value === operationName);
  return asked?.operation === "mutation";
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens, noLocation: true });
  } catch {
    return null;
  }
}
