/**
 * The one way to graphql's values. The package comes as CommonJS and as an ES module, and refuses a schema made by its
 * other half; Node gives graphql-yoga the former, while bundlers and test runners would give us the latter.
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
