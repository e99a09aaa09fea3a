import { createSchema } from "graphql-yoga";
import { jsonScalar } from "../graphql/json-scalar.server";
import { longScalar } from "../graphql/long-scalar.server";
import { makeGraphqlServer } from "../graphql/make-graphql-server.server";
import { dateTimeScalar } from "./date-time-scalar.server";
import type { OwnerContext } from "./owner-context.server";
import { draftResolvers } from "./parts/draft-part.server";
import { keyResolvers } from "./parts/key-part.server";
import { numbersResolvers } from "./parts/numbers-part.server";
import { orderChangeResolvers } from "./parts/order-changes-part.server";
import { orderResolvers } from "./parts/order-part.server";
import { recordResolvers } from "./parts/record-part.server";
import { redirectResolvers } from "./parts/redirect-part.server";
import { webhookResolvers } from "./parts/webhook-part.server";
import type { MutationResolvers, QueryResolvers } from "./resolvers";

/** The schema in SDL: one file for each part. */
const typeDefs = Object.values(
  import.meta.glob<string>("./schema/*.graphql", { query: "?raw", import: "default", eager: true }),
);

/** Every call needs a resolver; a missing one does not compile. */
const Query = {
  ...keyResolvers.Query,
  ...numbersResolvers.Query,
  ...draftResolvers.Query,
  ...recordResolvers.Query,
  ...orderResolvers.Query,
  ...redirectResolvers.Query,
  ...webhookResolvers.Query,
} satisfies Required<QueryResolvers>;

const Mutation = {
  ...draftResolvers.Mutation,
  ...recordResolvers.Mutation,
  ...orderChangeResolvers.Mutation,
  ...redirectResolvers.Mutation,
  ...webhookResolvers.Mutation,
} satisfies Required<MutationResolvers>;

/** The schema of the owner's API with its resolvers. */
const ownerSchema = createSchema<OwnerContext>({
  typeDefs,
  resolvers: {
    ...{ JSON: jsonScalar, Long: longScalar, DateTime: dateTimeScalar },
    ...orderResolvers,
    ...{ Query, Mutation },
  },
});

/** The server of `/admin-graphql`. Its callers have keys, and may ask for the schema anywhere. */
export const ownerServer = makeGraphqlServer<OwnerContext>(ownerSchema, {
  endpoint: "/admin-graphql",
  tellsSchema: true,
});
