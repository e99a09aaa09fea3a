import type { GraphQLSchema } from "graphql";
import { createYoga, type Plugin, type YogaInitialContext } from "graphql-yoga";
import { NoSchemaIntrospectionCustomRule, parse } from "./graphql-module.server";
import { boundDocument } from "./limits/bound-document.server";
import { fitsSize, limitSize } from "./limits/limit-size.server";
import { type CallContext, maskFaults } from "./limits/mask-faults.server";
import { refuseUnstorable } from "./limits/refuse-unstorable.server";
import { ValidDocuments } from "./valid-documents.server";

/** Most tokens of a document (rule input-6): parsing is cheap, processing a huge document is not. */
export const maxTokens = 3000;

/** The server of an API: answers the JSON of a call. */
export type GraphqlServer<Context> = (
  body: string,
  context: Context,
) => Promise<{ status: number; body: string }>;

/**
 * Makes the server of an API: one operation per request, no batches, no console. Yoga's own cache of
 * documents is off, because it keeps sources of any length and refused ones, and a document's size once for
 * all variables.
 * @param tellsSchema whether it can be introspected in production, too
 * @param documents what it found valid: its own, since another schema has other fields
 */
export function makeGraphqlServer<Context extends CallContext>(
  schema: GraphQLSchema,
  {
    endpoint,
    tellsSchema = false,
    documents = new ValidDocuments(),
  }: { endpoint: string; tellsSchema?: boolean; documents?: ValidDocuments },
): GraphqlServer<Context> {
  const hidesSchema = ({ api }: CallContext) => !tellsSchema && api.ctx.config.nodeEnv === "production";
  const yoga = createYoga<Context>({
    schema,
    graphqlEndpoint: endpoint,
    plugins: [limitDocuments(documents, hidesSchema), refuseUnstorable, maskFaults],
    maskedErrors: { errorMessage: "Internal Server Error", isDev: false },
    parserAndValidationCache: false,
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return async (body, context) => {
    // Given the parts of a request, yoga makes one of its own, which reads its body at once and not as a
    // stream.
    const answer = await yoga.fetch(
      `http://localhost${endpoint}`,
      { method: "POST", headers, body },
      context,
    );
    return { status: answer.status, body: await answer.text() };
  };
}

/**
 * Parses and validates within the limits (rules input-6 and input-7). A document that was found valid is not
 * validated again (rule api-25); only its size, which depends on the variables, is measured for each call.
 */
function limitDocuments(
  documents: ValidDocuments,
  hidesSchema: (context: CallContext) => boolean,
): Plugin<CallContext> {
  /** A document is valid under the rules that it was validated by. */
  const nameOf = (context: CallContext & YogaInitialContext) =>
    `${hidesSchema(context) ? "hidden" : "told"} ${context.params.query}`;
  return {
    onParse({ context, setParsedDocument, setParseFn }) {
      const kept = documents.find(nameOf(context));
      if (kept) setParsedDocument(kept);
      else setParseFn((source, options) => boundDocument(parse(source, { ...options, maxTokens })));
    },
    onValidate({ params: { schema, documentAST }, context, addValidationRule, setResult }) {
      const name = nameOf(context);
      const { variables } = context.params;
      if (documents.find(name) === documentAST && fitsSize(schema, documentAST, variables)) {
        setResult([]);
        return;
      }
      addValidationRule(limitSize(variables));
      if (hidesSchema(context)) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid }) => {
        if (valid) documents.keep(name, documentAST);
      };
    },
  };
}
