import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from "graphql";
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
} from "../graphql-module.server";
import { limitOf, type SentVariables } from "./list-limit.server";

/** Levels and estimated cost of an operation. */
export type QuerySize = { depth: number; cost: number };

/** Cost of a top-level field, each of which is at least one database query. */
const rootFieldCost = 600;
/** Cost of introspection, which a call may request once (rule input-7). */
const introspectionCost = 15_000;
/** Assumed size of a list without a limit. */
const assumedListSize = 10;

type Fields = Record<string, GraphQLField<unknown, unknown>>;

/**
 * Estimates what an operation costs before it runs: one for each field, times the size of the lists it stands
 * in, plus `rootFieldCost` for each field of the first level, aliases included. A question for the schema has
 * one cost, whatever it asks; graphql limits its depth. A fragment is measured once for each list
 * size, so a chain of fragments that each use the next twice costs no time; one that uses itself ends there
 * and is refused by another rule.
 */
export function querySize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: SentVariables = {},
): QuerySize {
  const variables = { ...defaultsOf(operation), ...sent };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, QuerySize>();

  const ofSet = (set: SelectionSetNode, fields: Fields, listSize: number | null): QuerySize =>
    set.selections.reduce<QuerySize>(
      (size, node) => {
        const one =
          node.kind === Kind.FIELD
            ? ofField(node, fields, listSize)
            : node.kind === Kind.INLINE_FRAGMENT
              ? ofSet(node.selectionSet, fieldsOf(schema, node.typeCondition?.name.value) ?? fields, listSize)
              : ofFragment(node.name.value, listSize);
        return { depth: Math.max(size.depth, one.depth), cost: size.cost + one.cost };
      },
      { depth: 0, cost: 0 },
    );

  const ofFragment = (name: string, listSize: number | null): QuerySize => {
    const key = `${name}:${listSize ?? ""}`;
    const known = measured.get(key);
    if (known) return known;
    measured.set(key, { depth: 0, cost: 0 });
    const fragment = fragments.get(name);
    const fields = fieldsOf(schema, fragment?.typeCondition.name.value);
    const size = fragment && fields ? ofSet(fragment.selectionSet, fields, listSize) : { depth: 0, cost: 0 };
    measured.set(key, size);
    return size;
  };

  const ofField = (node: FieldNode, fields: Fields, listSize: number | null): QuerySize => {
    const name = node.name.value;
    if (name === "__schema" || name === "__type") return { depth: 1, cost: introspectionCost };
    const field = fields[name];
    if (!field || !node.selectionSet) return { depth: 1, cost: 1 };
    const below = ofSet(node.selectionSet, typeFields(field), limitOf(node, field, variables));
    const times = isListType(getNullableType(field.type)) ? (listSize ?? assumedListSize) : 1;
    return { depth: below.depth + 1, cost: 1 + times * below.cost };
  };

  const root = schema.getRootType(operation.operation)?.getFields() ?? {};
  const { depth, cost } = ofSet(operation.selectionSet, root, null);
  return { depth, cost: cost + rootFieldCost * rootFieldCount(operation.selectionSet, fragments, new Map()) };
}

/** What variables are where the call sends none. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): SentVariables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    ),
  );

/** Number of top-level fields, with aliases and fragments. */
function rootFieldCount(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  counted: Map<string, number>,
): number {
  return set.selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) return sum + 1;
    if (node.kind === Kind.INLINE_FRAGMENT)
      return sum + rootFieldCount(node.selectionSet, fragments, counted);
    const name = node.name.value;
    if (!counted.has(name)) {
      counted.set(name, 0);
      const fragment = fragments.get(name);
      counted.set(name, fragment ? rootFieldCount(fragment.selectionSet, fragments, counted) : 0);
    }
    return sum + (counted.get(name) ?? 0);
  }, 0);
}

const typeFields = (field: GraphQLField<unknown, unknown>): Fields => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? type.getFields() : {};
};

function fieldsOf(schema: GraphQLSchema, typeName: string | undefined): Fields | null {
  const type = typeName === undefined ? undefined : schema.getType(typeName);
  return isObjectType(type) ? type.getFields() : null;
}
