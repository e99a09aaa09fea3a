import { createSchema } from "graphql-yoga";
import { countWrite } from "../../shops/limits/count-write.server";
import type { ResolverContext } from "./api-context.server";
import { jsonScalar } from "./json-scalar.server";
import { longScalar } from "./long-scalar.server";
import { makeGraphqlServer } from "./make-graphql-server.server";
import { cartResolvers } from "./parts/cart-part.server";
import { categoryResolvers } from "./parts/category-part.server";
import { formResolvers } from "./parts/form-part.server";
import { frameResolvers } from "./parts/frame-part.server";
import { offerResolvers } from "./parts/offer-part.server";
import { pageResolvers } from "./parts/page-part.server";
import { popupResolvers } from "./parts/popup-part.server";
import { productResolvers } from "./parts/product-part.server";
import { reviewResolvers } from "./parts/review-part.server";
import { searchResolvers } from "./parts/search-part.server";
import { settingsResolvers } from "./parts/settings-part.server";
import { sliderResolvers } from "./parts/slider-part.server";
import { stockNoticeResolvers } from "./parts/stock-notice-part.server";
import { templateResolvers } from "./parts/template-part.server";
import type { MutationResolvers, QueryResolvers } from "./resolvers";

/** The schema in SDL: one file for each part. */
const typeDefs = Object.values(
  import.meta.glob<string>("./schema/*.graphql", { query: "?raw", import: "default", eager: true }),
);

/** Every call needs a resolver; a missing one does not compile. */
const Query = {
  ...settingsResolvers.Query,
  ...cartResolvers.Query,
  ...productResolvers.Query,
  ...categoryResolvers.Query,
  ...templateResolvers.Query,
  ...offerResolvers.Query,
  ...reviewResolvers.Query,
  ...searchResolvers.Query,
  ...sliderResolvers.Query,
  ...frameResolvers.Query,
  ...pageResolvers.Query,
  ...popupResolvers.Query,
} satisfies Required<QueryResolvers>;

const Mutation = {
  ...cartResolvers.Mutation,
  ...formResolvers.Mutation,
  ...reviewResolvers.Mutation,
  ...stockNoticeResolvers.Mutation,
} satisfies Required<MutationResolvers>;

/** Each mutation is counted by address and customer before it is made (rule input-18). */
const countedMutations = Object.fromEntries(
  Object.entries(Mutation).map(([name, make]) => [
    name,
    async (parent: unknown, args: unknown, context: ResolverContext, info: unknown): Promise<unknown> => {
      await countWrite(context.api.ctx);
      return (make as (...given: unknown[]) => unknown)(parent, args, context, info);
    },
  ]),
);

/** The API's schema with its resolvers. */
export const schema = createSchema<ResolverContext>({
  typeDefs,
  // A test validates it (`tests/architecture/graphql.test.ts`); each start would wait for the same again.
  assumeValidSDL: true,
  updateResolversInPlace: true,
  resolvers: {
    JSON: jsonScalar,
    Long: longScalar,
    ...settingsResolvers,
    ...cartResolvers,
    ...productResolvers,
    ...categoryResolvers,
    ...templateResolvers,
    Query,
    Mutation: countedMutations,
  },
});

/** The server of `/api-graphql`. */
export const graphqlServer = makeGraphqlServer(schema, { endpoint: "/api-graphql" });
