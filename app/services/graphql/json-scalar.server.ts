import { GraphQLScalarType, valueFromASTUntyped } from "./graphql-module.server";

/** Any JSON value: for objects whose keys are the client's or the owner's own. */
export const jsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
