import type { GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { boundDocument } from "./bound-document.server";
import { NoSchemaIntrospectionCustomRule, parse } from "./graphql-module.server";
import { limitSize } from "./limit-size.server";
import { type CallContext, maskFaults } from "./mask-faults.server";

/** Most tokens of a document (rule input-6): parsing is cheap, processing a huge document is not. */
export const maxTokens = 3000;

/**
 * The server of an API: one operation per request, POST only, no console. It caches no documents, because
 * clients could fill the cache at will.
 * @param tellsSchema whether it can be introspected in production, too
 */
export const makeGraphqlServer = <Context extends CallContext>(
  schema: GraphQLSchema,
  { endpoint, tellsSchema = false }: { endpoint: string; tellsSchema?: boolean },
) => {
  const limits: Plugin<CallContext> = {
    onParse: ({ setParseFn }) =>
      setParseFn((source, options) => boundDocument(parse(source, { ...options, maxTokens }))),
    onValidate({ addValidationRule, context }) {
      addValidationRule(limitSize(context.params.variables));
      const isHidden = !tellsSchema && context.api.ctx.config.nodeEnv === "production";
      if (isHidden) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  return createYoga<Context>({
    schema,
    graphqlEndpoint: endpoint,
    plugins: [limits, maskFaults],
    maskedErrors: { errorMessage: "Internal Server Error", isDev: false },
    parserAndValidationCache: false,
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
};
