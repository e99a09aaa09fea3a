import type { GraphQLArgument, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from "graphql";
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from "~/services/api/graphql/graphql-module.server";
import { anyValue } from "./odd-values";
import type { Random } from "./random";

const levels = 3;

/** The body of a call of any operation of the schema, with any arguments. */
export function anyCall(schema: GraphQLSchema, random: Random): string {
  const isQuery = random.often(60);
  const fields = Object.values(
    (isQuery ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );
  const field = random.pick(fields);
  const args = field.args.filter(({ type }) => String(type).endsWith("!") || random.often(70));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const given = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const withParens = (text: string) => (text ? `(${text})` : "");
  const query = `${isQuery ? "query" : "mutation"} X${withParens(declared)} { ${field.name}${withParens(given)} ${selectionOf(field.type, levels, random)} }`;
  return JSON.stringify({ query, variables: variablesOf(args, random) });
}

const variablesOf = (args: readonly GraphQLArgument[], random: Random) =>
  Object.fromEntries(args.map(({ name, type }) => [name, inputOf(type, random, levels)]));

function inputOf(given: GraphQLInputType, random: Random, left: number): unknown {
  const type = getNullableType(given);
  if (type === given && random.often(15)) return null;
  if (isListType(type)) {
    const inner = type.ofType as GraphQLInputType;
    return left > 0 ? Array.from({ length: random.below(4) }, () => inputOf(inner, random, left - 1)) : [];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => String(field.type).endsWith("!") || (left > 0 && random.often(70)),
    );
    return Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type, random, left - 1)]));
  }
  switch (String(type)) {
    case "Int":
      return random.pick([0, 1, -1, 2, 24, 100, 2147483647, -2147483648]);
    case "Float":
      return random.pick([0, 1, -1, 0.1, 1e308, 2 ** 53 + 2]);
    case "Boolean":
      return random.often(50);
    case "JSON":
      return random.pick<unknown>([null, 1, "x", [], {}, { a: [1, { b: 2 }] }, ["\0"], { constructor: 1 }]);
    default:
      return anyValue(random);
  }
}

/** Fields of a type, without those that need arguments. */
function selectionOf(given: GraphQLOutputType, left: number, random: Random): string {
  const type = getNamedType(given);
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: of }) =>
      args.every((one) => !String(one.type).endsWith("!")) && (left > 1 || !isObjectType(getNamedType(of))),
  );
  const chosen = fields
    .filter(() => random.often(50))
    .map(({ name, type: of }) => `${name} ${selectionOf(of, left - 1, random)}`);
  return `{ ${["__typename", ...chosen].join(" ")} }`;
}
