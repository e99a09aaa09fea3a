import { GraphQLScalarType } from "./graphql-module.server";

/** Ids that grow: `Int` ends at 32 bits, and an answer with a larger one would be an error. */
export const longScalar = new GraphQLScalarType<number, number>({
  name: "Long",
  description: "A whole number of up to 53 bits.",
  serialize: (value) => {
    if (!Number.isSafeInteger(value)) throw new TypeError("Long holds whole numbers of up to 53 bits.");
    return value as number;
  },
});
