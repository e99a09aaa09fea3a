import type { FieldNode, GraphQLField, ValueNode } from "graphql";
import { getNamedType, isInputObjectType, valueFromASTUntyped } from "../graphql-module.server";

/** Largest `limit` of an operation. */
export const maxListLimit = 100;

/** Values of an operation's variables, as far as they are known before it runs. */
export type SentVariables = Readonly<Record<string, unknown>>;

/**
 * The size of the lists directly below a field with a `limit`: its own argument, that of its `input`, or one
 * in `params`, which counts before its own (rule api-5). Null if it has none. A value that is no number is
 * refused later, or is the field's own default.
 */
export function limitOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: SentVariables,
): number | null {
  const given = (name: string) => {
    const argument = node.arguments?.find((one) => one.name.value === name);
    return argument && sentValue(argument.value, variables);
  };
  const declared = field.args.find((argument) => argument.name === "limit");
  if (declared) return limitFrom(inside(given("params")) ?? given("limit"), declared.defaultValue);
  const input = field.args.find((argument) => argument.name === "input");
  const type = input && getNamedType(input.type);
  const declaredInside = isInputObjectType(type) ? type.getFields().limit : undefined;
  return declaredInside ? limitFrom(inside(given("input")), declaredInside.defaultValue) : null;
}

const sentValue = (value: ValueNode, variables: SentVariables): unknown =>
  valueFromASTUntyped(value, { ...variables });

const inside = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "limit" in value ? value.limit : undefined;

function limitFrom(given: unknown, byDefault: unknown): number {
  const limit = Number(given ?? byDefault);
  return Number.isFinite(limit) ? Math.min(maxListLimit, Math.max(1, limit)) : maxListLimit;
}
