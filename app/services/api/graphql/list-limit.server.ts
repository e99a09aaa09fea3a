import type { FieldNode, GraphQLField, ValueNode } from "graphql";
import { getNamedType, isInputObjectType, Kind } from "./graphql-module.server";

/** Largest `limit` of an operation, assumed for one given by a variable. */
export const maxListLimit = 100;

/**
 * The size of the lists directly below a field with a `limit`, possibly in its `input`; null if it has none.
 */
export function limitOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
  const given = (name: string) => node.arguments?.find((argument) => argument.name.value === name)?.value;
  const declared = field.args.find((argument) => argument.name === "limit");
  if (declared) return limitFrom(given("limit"), declared.defaultValue);
  const input = field.args.find((argument) => argument.name === "input");
  const type = input && getNamedType(input.type);
  const declaredInside = isInputObjectType(type) ? type.getFields().limit : undefined;
  if (!declaredInside) return null;
  const whole = given("input");
  // An input given by a variable may contain any limit.
  if (whole?.kind !== Kind.OBJECT) return maxListLimit;
  const inside = whole.fields.find((one) => one.name.value === "limit")?.value;
  return limitFrom(inside, declaredInside.defaultValue);
}

function limitFrom(given: ValueNode | undefined, byDefault: unknown): number {
  if (!given) return Number(byDefault) || maxListLimit;
  if (given.kind !== Kind.INT) return maxListLimit;
  return Math.min(maxListLimit, Math.max(1, Number(given.value)));
}
