import type { CardFields } from "~/models/api/fields/card-fields";
import type { CategoryFields } from "~/models/api/fields/category-fields";
import type { Mutation, Query } from "~/models/api/fields/generated/calls";
import type { AddToCartAnswer, CartAnswer, SummaryAnswer } from "~/models/api/fields/generated/cart";
import type { Category, CategoryArguments } from "~/models/api/fields/generated/category";
import type { FrameTemplate } from "~/models/api/fields/generated/frame";
import type { Product, ProductCard } from "~/models/api/fields/generated/product";
import type { Client, InitSettings, Settings } from "~/models/api/fields/generated/settings";
import type { Template } from "~/models/api/fields/generated/template";
import type { ProductFields } from "~/models/api/fields/product-fields";
import type { ClientFields, SettingsFields } from "~/models/api/fields/settings-fields";
import type { ResolverContext } from "./api-context.server";
import type { CartChange } from "./cart-answer.server";
import type { InitSettingsParent, TemplateParent } from "./resolver-parents";

/**
 * Types with fields that are resolved on request only: what clients read, what a resolver returns instead,
 * and the arguments of their fields.
 */
type Parents = {
  AddToCartAnswer: [AddToCartAnswer, CartChange];
  CartAnswer: [CartAnswer, CartChange];
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

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The parent of a type, or never for a type whose fields are all returned at once. */
type ParentOf<Read> = {
  [Name in keyof Parents]: IsSame<Read, Parents[Name][0]> extends true ? Parents[Name][1] : never;
}[keyof Parents];

/** What a resolver returns for what clients read. */
type Returned<Read> = unknown extends Read
  ? unknown
  : Read extends string | number | boolean | null | undefined
    ? Read
    : Read extends (infer Item)[]
      ? Returned<Item>[]
      : [ParentOf<Read>] extends [never]
        ? { [Field in keyof Read]: Returned<Read[Field]> }
        : ParentOf<Read>;

type Resolver<Parent, Args, Read> = (
  parent: Parent,
  args: Args,
  context: ResolverContext,
) => Returned<Read> | Promise<Returned<Read>>;

type ArgumentsOf<Entry, Field> = Entry extends [unknown, unknown, infer Arguments]
  ? Field extends keyof Arguments
    ? Arguments[Field]
    : object
  : object;

type CallResolvers<Calls extends Record<keyof Calls, { args: object; answer: unknown }>> = {
  [Call in keyof Calls]: Resolver<object, Calls[Call]["args"], Calls[Call]["answer"]>;
};

/** Resolvers of all queries. */
export type QueryResolvers = CallResolvers<Query>;
/** Resolvers of all mutations. */
export type MutationResolvers = CallResolvers<Mutation>;

/** The resolvers of one part of the API. */
export type Resolvers = {
  Query?: Partial<QueryResolvers>;
  Mutation?: Partial<MutationResolvers>;
} & {
  [Name in keyof Parents]?: {
    [Field in keyof Parents[Name][0]]?: Resolver<
      Parents[Name][1],
      ArgumentsOf<Parents[Name], Field>,
      Parents[Name][0][Field]
    >;
  };
};
