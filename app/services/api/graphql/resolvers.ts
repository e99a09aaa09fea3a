import type { Mutation, Query } from "~/models/api/fields/generated/calls";
import type { AddToCartAnswer, CartAnswer, SummaryAnswer } from "~/models/api/fields/generated/cart";
import type { Category, CategoryArguments } from "~/models/api/fields/generated/category";
import type { FrameTemplate } from "~/models/api/fields/generated/frame";
import type { Product, ProductCard } from "~/models/api/fields/generated/product";
import type { Client, InitSettings, Settings } from "~/models/api/fields/generated/settings";
import type { Template } from "~/models/api/fields/generated/template";
import type { CategoryFields } from "~/models/api/fields/listing/category-fields";
import type { CardFields } from "~/models/api/fields/product/card-fields";
import type { ProductFields } from "~/models/api/fields/product/product-fields";
import type { ClientFields, SettingsFields } from "~/models/api/fields/settings-fields";
import type { ResolverContext } from "./api-context.server";
import type { CartChangeAnswer } from "./parts/cart-answer.server";
import type { InitSettingsParent, TemplateParent } from "./resolver-parents";
import type { CallResolvers, FieldResolvers } from "./resolver-types";

/**
 * Types with fields that are resolved on request only: what clients read, what a resolver returns instead,
 * and the arguments of their fields.
 */
type Parents = {
  AddToCartAnswer: [AddToCartAnswer, CartChangeAnswer];
  CartAnswer: [CartAnswer, CartChangeAnswer];
  SummaryAnswer: [SummaryAnswer, object];
  InitSettings: [InitSettings, InitSettingsParent];
  Settings: [Settings, SettingsFields];
  Client: [Client, ClientFields];
  Product: [Product, ProductFields];
  ProductCard: [ProductCard, CardFields];
  Category: [Category, CategoryFields, CategoryArguments];
  Template: [Template, TemplateParent];
  FrameTemplate: [FrameTemplate, TemplateParent];
};

/** Resolvers of all queries. */
export type QueryResolvers = CallResolvers<ResolverContext, Parents, Query>;
/** Resolvers of all mutations. */
export type MutationResolvers = CallResolvers<ResolverContext, Parents, Mutation>;

/** The resolvers of one part of the API. */
export type Resolvers = {
  Query?: Partial<QueryResolvers>;
  Mutation?: Partial<MutationResolvers>;
} & FieldResolvers<ResolverContext, Parents>;
