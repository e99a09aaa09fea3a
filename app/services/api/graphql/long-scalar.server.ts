import { GraphQLScalarType } from "./graphql-module.server";

/** Growing ids: `Int` has 32 bits, and a larger id would be an error. */
export const longScalar = new GraphQLScalarType<number, number>({
  name: "Long",
  description: "A whole number of up to 53 bits.",
  serialize: (value) => {
    if (!Number.isSafeInteger(value)) throw new TypeError("Long accepts whole numbers of up to 53 bits.");
    return value as number;
  },
});
