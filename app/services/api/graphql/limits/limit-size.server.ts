import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, ValidationRule } from "graphql";
import { isRecord } from "~/models/platform/validation/is-record";
import { GraphQLError, Kind } from "../graphql-module.server";
import { querySize } from "./query-size.server";

/** Most levels of an operation. */
const maxDepth = 10;
/**
 * Highest estimated cost of an operation: a page of 100 cards with what storefronts read of a product and its
 * variations, or 49 top-level fields.
 */
export const maxCost = 30_000;

/** Refuses an operation that is too deep or too expensive with these variables before executing it. */
export const limitSize =
  (sent: unknown): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      for (const message of excesses(context.getSchema(), context.getDocument(), node, sent))
        context.reportError(
          new GraphQLError(message, { nodes: [node], extensions: { code: "too_complex" } }),
        );
    },
  });

/** Whether `limitSize` takes every operation of a document with these variables. */
export const fitsSize = (schema: GraphQLSchema, document: DocumentNode, sent: unknown): boolean =>
  document.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || excesses(schema, document, node, sent).length === 0,
  );

/** What is too much about an operation, as its caller reads it. */
function excesses(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: unknown,
): string[] {
  const { depth, cost } = querySize(schema, document, operation, isRecord(sent) ? sent : {});
  return [
    depth > maxDepth && `The query has ${depth} levels; at most ${maxDepth} are allowed.`,
    cost > maxCost && `The query is too expensive (${cost}); at most ${maxCost} is allowed.`,
  ].filter((message) => message !== false);
}
