// Made from app/services/graphql/schema by npm run graphql:generate; never edited by hand.
import type * as Types from "~/models/api/generated/schema-types";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CartChange } from '../cart-answer.server';
import type { InitSettingsParent } from '../settings-part.server';
import type { SettingsFields, ClientFields } from '~/models/api/settings-fields';
import type { ProductFields } from '~/models/api/product-fields';
import type { CardFields } from '~/models/api/card-fields';
import type { CategoryFields } from '~/models/api/category-fields';
import type { TemplateParent } from '../template-part.server';
import type { ResolverContext } from '../api-context.server';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: T[P] };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AddToCartInput: Types.AddToCartInput;
  MessageType: Types.MessageType;
  CartCall: Types.CartCall;
  MessageStatus: Types.MessageStatus;
  CartMessage: ResolverTypeWrapper<Types.CartMessage>;
  AddToCartAnswer: ResolverTypeWrapper<CartChange>;
  CartAnswer: ResolverTypeWrapper<CartChange>;
  SummaryAnswer: ResolverTypeWrapper<object>;
  CountAnswer: ResolverTypeWrapper<Types.CountAnswer>;
  CartSummary: ResolverTypeWrapper<Types.CartSummary>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  CartItem: ResolverTypeWrapper<Types.CartItem>;
  ChangedItem: ResolverTypeWrapper<Types.ChangedItem>;
  NamedAmount: ResolverTypeWrapper<Types.NamedAmount>;
  Redemption: ResolverTypeWrapper<Types.Redemption>;
  ShippingMethod: ResolverTypeWrapper<Types.ShippingMethod>;
  CategoryEntry: ResolverTypeWrapper<Types.CategoryEntry>;
  Category: ResolverTypeWrapper<CategoryFields>;
  OptionalContent: ResolverTypeWrapper<Types.OptionalContent>;
  CategoryLink: ResolverTypeWrapper<Types.CategoryLink>;
  PliableData: ResolverTypeWrapper<Omit<Types.PliableData, 'data'> & { data: Array<ResolversTypes['ProductCard']> }>;
  Paging: ResolverTypeWrapper<Types.Paging>;
  FilterGroup: ResolverTypeWrapper<Types.FilterGroup>;
  FilterBucket: ResolverTypeWrapper<Types.FilterBucket>;
  SignupEmailInput: Types.SignupEmailInput;
  FormDataInput: Types.FormDataInput;
  FormValueInput: Types.FormValueInput;
  FormData: ResolverTypeWrapper<Types.FormData>;
  FormValue: ResolverTypeWrapper<Types.FormValue>;
  BlockModel: Types.BlockModel;
  FrameTemplate: ResolverTypeWrapper<TemplateParent>;
  BlockTemplates: ResolverTypeWrapper<Omit<Types.BlockTemplates, 'templates'> & { templates: Array<ResolversTypes['Template']> }>;
  BlockPaging: ResolverTypeWrapper<Types.BlockPaging>;
  PriceLevels: ResolverTypeWrapper<Types.PriceLevels>;
  PriceLevel: ResolverTypeWrapper<Types.PriceLevel>;
  DeliveryEstimateInfo: ResolverTypeWrapper<Types.DeliveryEstimateInfo>;
  PageAnswer: ResolverTypeWrapper<Omit<Types.PageAnswer, 'template'> & { template?: Types.Maybe<ResolversTypes['Template']> }>;
  PopupAnswer: ResolverTypeWrapper<Types.PopupAnswer>;
  Popup: ResolverTypeWrapper<Types.Popup>;
  ProductCard: ResolverTypeWrapper<CardFields>;
  Product: ResolverTypeWrapper<ProductFields>;
  Variation: ResolverTypeWrapper<Types.Variation>;
  VariationProduct: ResolverTypeWrapper<Types.VariationProduct>;
  Variant: ResolverTypeWrapper<Types.Variant>;
  VariantOption: ResolverTypeWrapper<Types.VariantOption>;
  ProductAttribute: ResolverTypeWrapper<Types.ProductAttribute>;
  Image: ResolverTypeWrapper<Types.Image>;
  JSON: ResolverTypeWrapper<Types.Scalars['JSON']['output']>;
  Long: ResolverTypeWrapper<Types.Scalars['Long']['output']>;
  SearchResult: ResolverTypeWrapper<Omit<Types.SearchResult, 'products'> & { products: Array<ResolversTypes['ProductCard']> }>;
  SearchPaging: ResolverTypeWrapper<Types.SearchPaging>;
  CategoryPath: ResolverTypeWrapper<Types.CategoryPath>;
  InitSettings: ResolverTypeWrapper<InitSettingsParent>;
  Settings: ResolverTypeWrapper<SettingsFields>;
  Client: ResolverTypeWrapper<ClientFields>;
  Seller: ResolverTypeWrapper<Types.Seller>;
  ClientAddress: ResolverTypeWrapper<Types.ClientAddress>;
  RecaptchaSettings: ResolverTypeWrapper<Types.RecaptchaSettings>;
  AnalyticsSettings: ResolverTypeWrapper<Types.AnalyticsSettings>;
  Features: ResolverTypeWrapper<Types.Features>;
  OrderAttribute: ResolverTypeWrapper<Types.OrderAttribute>;
  InventorySettings: ResolverTypeWrapper<Types.InventorySettings>;
  ContentSettings: ResolverTypeWrapper<Types.ContentSettings>;
  SocialNetwork: ResolverTypeWrapper<Types.SocialNetwork>;
  OtherSettings: ResolverTypeWrapper<Types.OtherSettings>;
  GeneralSettings: ResolverTypeWrapper<Types.GeneralSettings>;
  AppSettings: ResolverTypeWrapper<Types.AppSettings>;
  SeoSettings: ResolverTypeWrapper<Types.SeoSettings>;
  ModuleSettings: ResolverTypeWrapper<Types.ModuleSettings>;
  SocialLoginSettings: ResolverTypeWrapper<Types.SocialLoginSettings>;
  OrderManagementSettings: ResolverTypeWrapper<Types.OrderManagementSettings>;
  SliderInput: Types.SliderInput;
  SliderProducts: ResolverTypeWrapper<Omit<Types.SliderProducts, 'products'> & { products: Array<ResolversTypes['ProductCard']> }>;
  TemplateModel: Types.TemplateModel;
  WidgetContentAnswer: ResolverTypeWrapper<Types.WidgetContentAnswer>;
  TemplateAnswer: ResolverTypeWrapper<Omit<Types.TemplateAnswer, 'template'> & { template?: Types.Maybe<ResolversTypes['Template']> }>;
  Template: ResolverTypeWrapper<TemplateParent>;
  RedirectResponse: ResolverTypeWrapper<Types.RedirectResponse>;
  RedirectData: ResolverTypeWrapper<Types.RedirectData>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Types.Scalars['Boolean']['output'];
  String: Types.Scalars['String']['output'];
  ID: Types.Scalars['ID']['output'];
  Int: Types.Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  AddToCartInput: Types.AddToCartInput;
  CartMessage: Types.CartMessage;
  AddToCartAnswer: CartChange;
  CartAnswer: CartChange;
  SummaryAnswer: object;
  CountAnswer: Types.CountAnswer;
  CartSummary: Types.CartSummary;
  Float: Types.Scalars['Float']['output'];
  CartItem: Types.CartItem;
  ChangedItem: Types.ChangedItem;
  NamedAmount: Types.NamedAmount;
  Redemption: Types.Redemption;
  ShippingMethod: Types.ShippingMethod;
  CategoryEntry: Types.CategoryEntry;
  Category: CategoryFields;
  OptionalContent: Types.OptionalContent;
  CategoryLink: Types.CategoryLink;
  PliableData: Omit<Types.PliableData, 'data'> & { data: Array<ResolversParentTypes['ProductCard']> };
  Paging: Types.Paging;
  FilterGroup: Types.FilterGroup;
  FilterBucket: Types.FilterBucket;
  SignupEmailInput: Types.SignupEmailInput;
  FormDataInput: Types.FormDataInput;
  FormValueInput: Types.FormValueInput;
  FormData: Types.FormData;
  FormValue: Types.FormValue;
  FrameTemplate: TemplateParent;
  BlockTemplates: Omit<Types.BlockTemplates, 'templates'> & { templates: Array<ResolversParentTypes['Template']> };
  BlockPaging: Types.BlockPaging;
  PriceLevels: Types.PriceLevels;
  PriceLevel: Types.PriceLevel;
  DeliveryEstimateInfo: Types.DeliveryEstimateInfo;
  PageAnswer: Omit<Types.PageAnswer, 'template'> & { template?: Types.Maybe<ResolversParentTypes['Template']> };
  PopupAnswer: Types.PopupAnswer;
  Popup: Types.Popup;
  ProductCard: CardFields;
  Product: ProductFields;
  Variation: Types.Variation;
  VariationProduct: Types.VariationProduct;
  Variant: Types.Variant;
  VariantOption: Types.VariantOption;
  ProductAttribute: Types.ProductAttribute;
  Image: Types.Image;
  JSON: Types.Scalars['JSON']['output'];
  Long: Types.Scalars['Long']['output'];
  SearchResult: Omit<Types.SearchResult, 'products'> & { products: Array<ResolversParentTypes['ProductCard']> };
  SearchPaging: Types.SearchPaging;
  CategoryPath: Types.CategoryPath;
  InitSettings: InitSettingsParent;
  Settings: SettingsFields;
  Client: ClientFields;
  Seller: Types.Seller;
  ClientAddress: Types.ClientAddress;
  RecaptchaSettings: Types.RecaptchaSettings;
  AnalyticsSettings: Types.AnalyticsSettings;
  Features: Types.Features;
  OrderAttribute: Types.OrderAttribute;
  InventorySettings: Types.InventorySettings;
  ContentSettings: Types.ContentSettings;
  SocialNetwork: Types.SocialNetwork;
  OtherSettings: Types.OtherSettings;
  GeneralSettings: Types.GeneralSettings;
  AppSettings: Types.AppSettings;
  SeoSettings: Types.SeoSettings;
  ModuleSettings: Types.ModuleSettings;
  SocialLoginSettings: Types.SocialLoginSettings;
  OrderManagementSettings: Types.OrderManagementSettings;
  SliderInput: Types.SliderInput;
  SliderProducts: Omit<Types.SliderProducts, 'products'> & { products: Array<ResolversParentTypes['ProductCard']> };
  WidgetContentAnswer: Types.WidgetContentAnswer;
  TemplateAnswer: Omit<Types.TemplateAnswer, 'template'> & { template?: Types.Maybe<ResolversParentTypes['Template']> };
  Template: TemplateParent;
  RedirectResponse: Types.RedirectResponse;
  RedirectData: Types.RedirectData;
};

export type QueryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCartSummary?: Resolver<ResolversTypes['SummaryAnswer'], ParentType, ContextType, Partial<Types.QueryGetCartSummaryArgs>>;
  getCartCount?: Resolver<ResolversTypes['CountAnswer'], ParentType, ContextType>;
  categoryList?: Resolver<Array<ResolversTypes['CategoryEntry']>, ParentType, ContextType>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, Partial<Types.QueryCategoryArgs>>;
  categoryPliableData?: Resolver<Types.Maybe<ResolversTypes['PliableData']>, ParentType, ContextType, RequireFields<Types.QueryCategoryPliableDataArgs, 'page' | 'order' | 'dir' | 'limit'>>;
  header?: Resolver<Types.Maybe<ResolversTypes['FrameTemplate']>, ParentType, ContextType, Partial<Types.QueryHeaderArgs>>;
  footer?: Resolver<Types.Maybe<ResolversTypes['FrameTemplate']>, ParentType, ContextType, Partial<Types.QueryFooterArgs>>;
  checkoutHeader?: Resolver<Types.Maybe<ResolversTypes['FrameTemplate']>, ParentType, ContextType>;
  checkoutFooter?: Resolver<Types.Maybe<ResolversTypes['FrameTemplate']>, ParentType, ContextType>;
  allHeader?: Resolver<Array<ResolversTypes['FrameTemplate']>, ParentType, ContextType>;
  allFooter?: Resolver<Array<ResolversTypes['FrameTemplate']>, ParentType, ContextType>;
  allBlockTemplates?: Resolver<ResolversTypes['BlockTemplates'], ParentType, ContextType, RequireFields<Types.QueryAllBlockTemplatesArgs, 'limit' | 'page' | 'sort'>>;
  getAllParsedMenu?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<Types.QueryGetAllParsedMenuArgs, '_ids'>>;
  getPriceLevels?: Resolver<ResolversTypes['PriceLevels'], ParentType, ContextType, RequireFields<Types.QueryGetPriceLevelsArgs, 'productId'>>;
  getDeliveryEstimateInfo?: Resolver<ResolversTypes['DeliveryEstimateInfo'], ParentType, ContextType, Partial<Types.QueryGetDeliveryEstimateInfoArgs>>;
  page?: Resolver<ResolversTypes['PageAnswer'], ParentType, ContextType, RequireFields<Types.QueryPageArgs, 'slug'>>;
  getPopupData?: Resolver<ResolversTypes['PopupAnswer'], ParentType, ContextType, Partial<Types.QueryGetPopupDataArgs>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<Types.QueryProductArgs>>;
  searchPliable?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<Types.QuerySearchPliableArgs, 'page' | 'limit'>>;
  categoryBySlug?: Resolver<Types.Maybe<ResolversTypes['CategoryPath']>, ParentType, ContextType, RequireFields<Types.QueryCategoryBySlugArgs, 'slug'>>;
  initSettings?: Resolver<ResolversTypes['InitSettings'], ParentType, ContextType>;
  sliderProducts?: Resolver<ResolversTypes['SliderProducts'], ParentType, ContextType, RequireFields<Types.QuerySliderProductsArgs, 'input'>>;
  getTemplateBySlug?: Resolver<Types.Maybe<ResolversTypes['TemplateAnswer']>, ParentType, ContextType, RequireFields<Types.QueryGetTemplateBySlugArgs, 'slug' | 'basicAttributes' | 'checkRedirect'>>;
  template?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<Types.QueryTemplateArgs, '_id'>>;
  getTemplateByPageType?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<Types.QueryGetTemplateByPageTypeArgs, 'name'>>;
  getWidgetContent?: Resolver<ResolversTypes['WidgetContentAnswer'], ParentType, ContextType, RequireFields<Types.QueryGetWidgetContentArgs, 'slug' | 'modelType'>>;
};

export type MutationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<ResolversTypes['AddToCartAnswer'], ParentType, ContextType, RequireFields<Types.MutationAddToCartArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['CartAnswer'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromCartArgs, 'item_id'>>;
  updateCart?: Resolver<ResolversTypes['CartAnswer'], ParentType, ContextType, RequireFields<Types.MutationUpdateCartArgs, 'products'>>;
  saveSignupEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSaveSignupEmailArgs, 'input'>>;
  saveFormData?: Resolver<ResolversTypes['FormData'], ParentType, ContextType, RequireFields<Types.MutationSaveFormDataArgs, 'input'>>;
};

export type CartMessageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CartMessage'] = ResolversParentTypes['CartMessage']> = {
  type?: Resolver<ResolversTypes['CartCall'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item_id?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AddToCartAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AddToCartAnswer'] = ResolversParentTypes['AddToCartAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageType?: Resolver<Types.Maybe<ResolversTypes['MessageType']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CartMessage']>, ParentType, ContextType>;
  cart_item_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType>;
};

export type CartAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CartAnswer'] = ResolversParentTypes['CartAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageType?: Resolver<Types.Maybe<ResolversTypes['MessageType']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CartMessage']>, ParentType, ContextType>;
  cart_item_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType>;
};

export type SummaryAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SummaryAnswer'] = ResolversParentTypes['SummaryAnswer']> = {
  summary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType>;
};

export type CountAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CountAnswer'] = ResolversParentTypes['CountAnswer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartSummaryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CartSummary'] = ResolversParentTypes['CartSummary']> = {
  _id?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  invalid_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  changed_items?: Resolver<Array<ResolversTypes['ChangedItem']>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_level_discount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_fee?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  other_tax?: Resolver<Array<ResolversTypes['NamedAmount']>, ParentType, ContextType>;
  grand_total?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  redemptions?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  total_due?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_free_quote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_tax_known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needs_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping_method?: Resolver<Types.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  item_id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  list_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discount_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_fee?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax_amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max_cart_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salable_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_in_stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backorders_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backorders_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  non_shippable_product?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedItemResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ChangedItem'] = ResolversParentTypes['ChangedItem']> = {
  item_id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type NamedAmountResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['NamedAmount'] = ResolversParentTypes['NamedAmount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  _id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_total?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CategoryEntryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CategoryEntry'] = ResolversParentTypes['CategoryEntry']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  parent_page?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  parent_page?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display_option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optional_content?: Resolver<Types.Maybe<ResolversTypes['OptionalContent']>, ParentType, ContextType>;
  page_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo_crawler_setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  pliable_data?: Resolver<Types.Maybe<ResolversTypes['PliableData']>, ParentType, ContextType, RequireFields<Types.CategoryPliable_DataArgs, 'page' | 'order' | 'dir' | 'limit'>>;
};

export type OptionalContentResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OptionalContent'] = ResolversParentTypes['OptionalContent']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryLinkResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CategoryLink'] = ResolversParentTypes['CategoryLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PliableDataResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PliableData'] = ResolversParentTypes['PliableData']> = {
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  filter?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  currentSortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PagingResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Paging'] = ResolversParentTypes['Paging']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilterGroupResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['FilterBucket']>, ParentType, ContextType>;
  min?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FilterBucketResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FilterBucket'] = ResolversParentTypes['FilterBucket']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doc_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormDataResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FormData'] = ResolversParentTypes['FormData']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['FormValue']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormValueResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FormValue'] = ResolversParentTypes['FormValue']> = {
  wuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FrameTemplateResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['FrameTemplate'] = ResolversParentTypes['FrameTemplate']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  render_html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_primary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu_ids?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  final_widget_content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type BlockTemplatesResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['BlockTemplates'] = ResolversParentTypes['BlockTemplates']> = {
  templates?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['BlockPaging'], ParentType, ContextType>;
};

export type BlockPagingResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['BlockPaging'] = ResolversParentTypes['BlockPaging']> = {
  begin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceLevelsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PriceLevels'] = ResolversParentTypes['PriceLevels']> = {
  priceLevels?: Resolver<Array<ResolversTypes['PriceLevel']>, ParentType, ContextType>;
};

export type PriceLevelResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PriceLevel'] = ResolversParentTypes['PriceLevel']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer_groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  min_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  savePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryEstimateInfoResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['DeliveryEstimateInfo'] = ResolversParentTypes['DeliveryEstimateInfo']> = {
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PageAnswer'] = ResolversParentTypes['PageAnswer']> = {
  page_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity_id?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  slug?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Types.Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  redirectResponse?: Resolver<Types.Maybe<ResolversTypes['RedirectResponse']>, ParentType, ContextType>;
};

export type PopupAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['PopupAnswer'] = ResolversParentTypes['PopupAnswer']> = {
  age_confirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popups?: Resolver<Array<ResolversTypes['Popup']>, ParentType, ContextType>;
};

export type PopupResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Popup'] = ResolversParentTypes['Popup']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  msrp?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_fee?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_per_measure?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_measure?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  save_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_starting_at?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hide_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailable_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBackorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_avg_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  primary_category?: Resolver<Types.Maybe<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  default_variation_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  child_class_code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card_action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  msrp?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_fee?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_per_measure?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_measure?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  save_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_starting_at?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hide_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailable_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBackorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_avg_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  primary_category?: Resolver<Types.Maybe<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gtin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit_price_measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  purchase_id?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  salableQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backordersQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backordersMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxCartQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  default_variation_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation_sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation_text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType>;
  available_price_levels?: Resolver<Array<ResolversTypes['PriceLevel']>, ParentType, ContextType>;
  backorder_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item_delivery_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_estimate?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_delivery_estimate_is_override?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cigarstrength?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarorigin?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarwrapper?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarbinder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarfiller?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarbrandline?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_level_texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type VariationResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Variation'] = ResolversParentTypes['Variation']> = {
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['VariationProduct'], ParentType, ContextType>;
};

export type VariationProductResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['VariationProduct'] = ResolversParentTypes['VariationProduct']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  final_price?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  msrp?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_fee?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_per_measure?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_measure?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  save_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hide_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBackorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unavailable_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['VariantOption']>, ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImageResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  srcset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type SearchResultResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  filter?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['SearchPaging'], ParentType, ContextType>;
};

export type SearchPagingResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SearchPaging'] = ResolversParentTypes['SearchPaging']> = {
  begin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPathResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['CategoryPath'] = ResolversParentTypes['CategoryPath']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InitSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['InitSettings'] = ResolversParentTypes['InitSettings']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  general?: Resolver<ResolversTypes['GeneralSettings'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active_theme?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  active_review_module?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkout_countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  us_restrict_states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  client_guids?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  client_address?: Resolver<ResolversTypes['ClientAddress'], ParentType, ContextType>;
  recaptcha?: Resolver<ResolversTypes['RecaptchaSettings'], ParentType, ContextType>;
  analytics?: Resolver<ResolversTypes['AnalyticsSettings'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['Features'], ParentType, ContextType>;
  order_attributes?: Resolver<Array<ResolversTypes['OrderAttribute']>, ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['InventorySettings'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ContentSettings'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherSettings'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['SeoSettings'], ParentType, ContextType>;
  modules?: Resolver<ResolversTypes['ModuleSettings'], ParentType, ContextType>;
  cluster_suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  industry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontend_status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketplace?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketplace_guid?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  _id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientAddressResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ClientAddress'] = ResolversParentTypes['ClientAddress']> = {
  address_line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city_locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postal_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecaptchaSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['RecaptchaSettings'] = ResolversParentTypes['RecaptchaSettings']> = {
  site_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalyticsSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AnalyticsSettings'] = ResolversParentTypes['AnalyticsSettings']> = {
  measurement_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturesResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Features'] = ResolversParentTypes['Features']> = {
  analytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email_capture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email_marketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prevent_checkout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recaptcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  request_quote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderAttributeResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OrderAttribute'] = ResolversParentTypes['OrderAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InventorySettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['InventorySettings'] = ResolversParentTypes['InventorySettings']> = {
  max_cart_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ContentSettings'] = ResolversParentTypes['ContentSettings']> = {
  footer_social?: Resolver<Array<ResolversTypes['SocialNetwork']>, ParentType, ContextType>;
};

export type SocialNetworkResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SocialNetwork'] = ResolversParentTypes['SocialNetwork']> = {
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OtherSettings'] = ResolversParentTypes['OtherSettings']> = {
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legal_age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  default_sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneralSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['GeneralSettings'] = ResolversParentTypes['GeneralSettings']> = {
  app?: Resolver<ResolversTypes['AppSettings'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['AppSettings'] = ResolversParentTypes['AppSettings']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  base_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SeoSettings'] = ResolversParentTypes['SeoSettings']> = {
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title_suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModuleSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['ModuleSettings'] = ResolversParentTypes['ModuleSettings']> = {
  sociallogins?: Resolver<ResolversTypes['SocialLoginSettings'], ParentType, ContextType>;
  order_management?: Resolver<ResolversTypes['OrderManagementSettings'], ParentType, ContextType>;
};

export type SocialLoginSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SocialLoginSettings'] = ResolversParentTypes['SocialLoginSettings']> = {
  hide_price_for_anonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderManagementSettingsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['OrderManagementSettings'] = ResolversParentTypes['OrderManagementSettings']> = {
  prevent_checkout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prevent_checkout_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allow_request_quote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SliderProductsResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['SliderProducts'] = ResolversParentTypes['SliderProducts']> = {
  products?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['SearchPaging'], ParentType, ContextType>;
};

export type WidgetContentAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['WidgetContentAnswer'] = ResolversParentTypes['WidgetContentAnswer']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type TemplateAnswerResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['TemplateAnswer'] = ResolversParentTypes['TemplateAnswer']> = {
  template?: Resolver<Types.Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  redirectResponse?: Resolver<Types.Maybe<ResolversTypes['RedirectResponse']>, ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  _id?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  render_html?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_404_page?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  static_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  header_id?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  footer_id?: Resolver<Types.Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  mapped_attributes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  widgets?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RedirectResponseResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['RedirectResponse'] = ResolversParentTypes['RedirectResponse']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectData?: Resolver<ResolversTypes['RedirectData'], ParentType, ContextType>;
};

export type RedirectDataResolvers<ContextType = ResolverContext, ParentType extends ResolversParentTypes['RedirectData'] = ResolversParentTypes['RedirectData']> = {
  redirect_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ResolverContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CartMessage?: CartMessageResolvers<ContextType>;
  AddToCartAnswer?: AddToCartAnswerResolvers<ContextType>;
  CartAnswer?: CartAnswerResolvers<ContextType>;
  SummaryAnswer?: SummaryAnswerResolvers<ContextType>;
  CountAnswer?: CountAnswerResolvers<ContextType>;
  CartSummary?: CartSummaryResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  ChangedItem?: ChangedItemResolvers<ContextType>;
  NamedAmount?: NamedAmountResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  CategoryEntry?: CategoryEntryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  OptionalContent?: OptionalContentResolvers<ContextType>;
  CategoryLink?: CategoryLinkResolvers<ContextType>;
  PliableData?: PliableDataResolvers<ContextType>;
  Paging?: PagingResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  FilterBucket?: FilterBucketResolvers<ContextType>;
  FormData?: FormDataResolvers<ContextType>;
  FormValue?: FormValueResolvers<ContextType>;
  FrameTemplate?: FrameTemplateResolvers<ContextType>;
  BlockTemplates?: BlockTemplatesResolvers<ContextType>;
  BlockPaging?: BlockPagingResolvers<ContextType>;
  PriceLevels?: PriceLevelsResolvers<ContextType>;
  PriceLevel?: PriceLevelResolvers<ContextType>;
  DeliveryEstimateInfo?: DeliveryEstimateInfoResolvers<ContextType>;
  PageAnswer?: PageAnswerResolvers<ContextType>;
  PopupAnswer?: PopupAnswerResolvers<ContextType>;
  Popup?: PopupResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Variation?: VariationResolvers<ContextType>;
  VariationProduct?: VariationProductResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Long?: GraphQLScalarType;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchPaging?: SearchPagingResolvers<ContextType>;
  CategoryPath?: CategoryPathResolvers<ContextType>;
  InitSettings?: InitSettingsResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  ClientAddress?: ClientAddressResolvers<ContextType>;
  RecaptchaSettings?: RecaptchaSettingsResolvers<ContextType>;
  AnalyticsSettings?: AnalyticsSettingsResolvers<ContextType>;
  Features?: FeaturesResolvers<ContextType>;
  OrderAttribute?: OrderAttributeResolvers<ContextType>;
  InventorySettings?: InventorySettingsResolvers<ContextType>;
  ContentSettings?: ContentSettingsResolvers<ContextType>;
  SocialNetwork?: SocialNetworkResolvers<ContextType>;
  OtherSettings?: OtherSettingsResolvers<ContextType>;
  GeneralSettings?: GeneralSettingsResolvers<ContextType>;
  AppSettings?: AppSettingsResolvers<ContextType>;
  SeoSettings?: SeoSettingsResolvers<ContextType>;
  ModuleSettings?: ModuleSettingsResolvers<ContextType>;
  SocialLoginSettings?: SocialLoginSettingsResolvers<ContextType>;
  OrderManagementSettings?: OrderManagementSettingsResolvers<ContextType>;
  SliderProducts?: SliderProductsResolvers<ContextType>;
  WidgetContentAnswer?: WidgetContentAnswerResolvers<ContextType>;
  TemplateAnswer?: TemplateAnswerResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  RedirectResponse?: RedirectResponseResolvers<ContextType>;
  RedirectData?: RedirectDataResolvers<ContextType>;
};

