import type { DocumentNode } from "graphql";
import type { Plugin, YogaInitialContext } from "graphql-yoga";
import { isStorableText } from "~/models/platform/text/storable-text";
import { isRecord } from "~/models/platform/validation/is-record";
import { GraphQLError, visit } from "../graphql-module.server";

/** Refuses a call with a text that no row can have, by the argument that holds it (rule input-14). */
export const refuseUnstorable: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const { query = "" } = (args.contextValue as YogaInitialContext).params;
    // Only an escape, or the sign itself, makes such a text: few documents have to be looked through.
    const isSuspect = query.includes("\\u") || !isStorableText(query);
    const inDocument = isSuspect ? unstorableArgument(args.document) : null;
    const field = unstorableIn(args.variableValues, "") ?? inDocument;
    if (field === null) return;
    const message = `${field} holds a character that cannot be stored`;
    const extensions = { code: "invalid", status: 400, field };
    setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] });
  },
};

/** The path of the first text below a value that cannot be stored; null for none. */
function unstorableIn(value: unknown, path: string): string | null {
  if (typeof value === "string") return isStorableText(value) ? null : path;
  if (!Array.isArray(value) && !isRecord(value)) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = unstorableIn(each, path === "" ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** The argument of a document that says such a text itself. */
function unstorableArgument(document: DocumentNode): string | null {
  let found: string | null = null;
  visit(document, {
    Argument(node) {
      visit(node, {
        StringValue({ value }) {
          if (!isStorableText(value)) found ??= node.name.value;
        },
      });
    },
  });
  return found;
}
