import { GraphQLScalarType, valueFromASTUntyped } from "./graphql-module.server";

/** Any JSON value: for objects with keys chosen by the client or the owner. */
export const jsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
