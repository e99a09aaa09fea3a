import type { Mutation, Query } from "~/models/api/owner/generated/calls";
import type { OrderSummary } from "~/models/api/owner/generated/order";
import type { ProductSummary } from "~/models/api/owner/generated/product";
import type { CallResolvers, FieldResolvers } from "../graphql/resolver-types";
import type { OwnerContext } from "./owner-context.server";
import type { OrderParent, ProductParent } from "./resolver-parents";

/**
 * Types with fields that are resolved on request only: what clients read, and what a resolver returns
 * instead.
 */
type Parents = {
  OrderSummary: [OrderSummary, OrderParent];
  ProductSummary: [ProductSummary, ProductParent];
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
