import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import type { ResolverContext } from "./api-context.server";
import { boundDocument } from "./bound-document.server";
import { cartResolvers } from "./cart-part.server";
import { cartTypes } from "./cart-types.server";
import { categoryResolvers, categoryTypes } from "./category-part.server";
import { formResolvers, formTypes } from "./form-part.server";
import { frameResolvers, frameTypes } from "./frame-part.server";
import { NoSchemaIntrospectionCustomRule, parse } from "./graphql-module.server";
import { jsonScalar } from "./json-scalar.server";
import { limitSize } from "./limit-size.server";
import { longScalar } from "./long-scalar.server";
import { maskFaults } from "./mask-faults.server";
import { offerResolvers, offerTypes } from "./offer-part.server";
import { pageResolvers, pageTypes } from "./page-part.server";
import { popupResolvers, popupTypes } from "./popup-part.server";
import { productResolvers, productTypes } from "./product-part.server";
import { searchResolvers, searchTypes } from "./search-part.server";
import { settingsResolvers, settingsTypes } from "./settings-part.server";
import { sliderResolvers, sliderTypes } from "./slider-part.server";
import { templateResolvers } from "./template-part.server";
import { templateTypes } from "./template-types.server";

/** Words and signs a document may have (rule input-6): parsing is cheap, what follows from a huge one is not. */
const maxTokens = 3000;

/** The API's schema: each part adds its types and operations. */
export const schema = createSchema<ResolverContext>({
  typeDefs: [
    "scalar JSON",
    "scalar Long",
    settingsTypes,
    cartTypes,
    productTypes,
    categoryTypes,
    templateTypes,
    offerTypes,
    searchTypes,
    sliderTypes,
    formTypes,
    frameTypes,
    pageTypes,
    popupTypes,
  ],
  resolvers: [
    { JSON: jsonScalar, Long: longScalar },
    settingsResolvers,
    cartResolvers,
    productResolvers,
    categoryResolvers,
    templateResolvers,
    offerResolvers,
    searchResolvers,
    sliderResolvers,
    formResolvers,
    frameResolvers,
    pageResolvers,
    popupResolvers,
  ],
});

const limits: Plugin<ResolverContext> = {
  onParse: ({ setParseFn }) =>
    setParseFn((source, options) => boundDocument(parse(source, { ...options, maxTokens }))),
  onValidate({ addValidationRule, context }) {
    addValidationRule(limitSize);
    if (context.api.ctx.config.nodeEnv === "production") addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/**
 * The engine behind `/api-graphql`: one operation a request, POST only, no console. It keeps no documents, because a
 * cache of what strangers send is memory they decide about.
 */
export const graphqlServer = createYoga<ResolverContext>({
  schema,
  graphqlEndpoint: "/api-graphql",
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
