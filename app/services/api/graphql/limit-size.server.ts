import type { ValidationRule } from "graphql";
import { isRecord } from "~/models/platform/validation/is-record";
import { GraphQLError } from "./graphql-module.server";
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
      const variables = isRecord(sent) ? sent : {};
      const { depth, cost } = querySize(context.getSchema(), context.getDocument(), node, variables);
      const refuse = (message: string) =>
        context.reportError(
          new GraphQLError(message, { nodes: [node], extensions: { code: "too_complex" } }),
        );
      if (depth > maxDepth) refuse(`The query has ${depth} levels; at most ${maxDepth} are allowed.`);
      if (cost > maxCost) refuse(`The query is too expensive (${cost}); at most ${maxCost} is allowed.`);
    },
  });
