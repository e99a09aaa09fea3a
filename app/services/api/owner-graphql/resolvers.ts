import type { Mutation, Query } from "~/models/api/owner/generated/calls";
import type { OrderSummary } from "~/models/api/owner/generated/order";
import type { CallResolvers, FieldResolvers } from "../graphql/resolver-types";
import type { OwnerContext } from "./owner-context.server";
import type { OrderParent } from "./resolver-parents";

/**
 * Types with fields that are resolved on request only: what clients read, and what a resolver returns
 * instead.
 */
type Parents = {
  OrderSummary: [OrderSummary, OrderParent];
};

/** Resolvers of all queries. */
export type QueryResolvers = CallResolvers<OwnerContext, Parents, Query>;
/** Resolvers of all mutations. */
export type MutationResolvers = CallResolvers<OwnerContext, Parents, Mutation>;

/** The resolvers of one part of the API. */
export type Resolvers = {
  Query?: Partial<QueryResolvers>;
  Mutation?: Partial<MutationResolvers>;
} & FieldResolvers<OwnerContext, Parents>;
