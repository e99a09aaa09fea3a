import { GraphQLError, GraphQLScalarType, Kind } from "../graphql/graphql-module.server";

/** Moments: `Date` or UTC ISO in answers, UTC ISO texts for resolvers. A day alone is its first moment. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: "DateTime",
  serialize: (value) => momentOf(value),
  parseValue: (value) => momentOf(value),
  parseLiteral: (node) => momentOf(node.kind === Kind.STRING ? node.value : null),
});

function momentOf(value: unknown): string {
  const at =
    value instanceof Date ? value : new Date(typeof value === "string" && isIso(value) ? value : NaN);
  if (Number.isNaN(at.getTime()))
    throw new GraphQLError(
      "DateTime takes a moment such as 2026-03-01T09:30:00Z, or a day such as 2026-03-01.",
    );
  return at.toISOString();
}

/** Without an offset, a time of day would be read in the zone of the server. */
const isIso = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
