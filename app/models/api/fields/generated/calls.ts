// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CartQuery, CartMutation } from "./cart";
import type { CategoryQuery } from "./category";
import type { FormMutation } from "./form";
import type { FrameQuery } from "./frame";
import type { NoticeMutation } from "./notice";
import type { OfferQuery } from "./offer";
import type { PageQuery } from "./page";
import type { PopupQuery } from "./popup";
import type { ProductQuery } from "./product";
import type { ReviewQuery, ReviewMutation } from "./review";
import type { SearchQuery } from "./search";
import type { SettingsQuery } from "./settings";
import type { SliderQuery } from "./slider";
import type { TemplateQuery } from "./template";
/** Every query of the API. */
export type Query = CartQuery & CategoryQuery & FrameQuery & OfferQuery & PageQuery & PopupQuery & ProductQuery & ReviewQuery & SearchQuery & SettingsQuery & SliderQuery & TemplateQuery;
/** Every mutation of the API. */
export type Mutation = CartMutation & FormMutation & NoticeMutation & ReviewMutation;
