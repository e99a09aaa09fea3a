/**
 * The only import of graphql's values. The package exists as CommonJS and as an ES module, and each refuses a
 * schema made by the other; Node gives graphql-yoga the former, while bundlers and test runners would give
 * the product the latter.
 */
export {
  buildSchema,
  GraphQLError,
  GraphQLScalarType,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  valueFromASTUntyped,
  visit,
} from "graphql/index.js";
