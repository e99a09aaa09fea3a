import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import type { VideoView } from "~/models/catalogue/product/gallery-items";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import type { QuestionView } from "~/models/conversations/product-question";
import type { ProductReviews } from "~/models/conversations/product-reviews";
import type { StaticData } from "~/models/platform/page/static-data";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { ThumbnailSide } from "~/models/shops/pages/gallery";
import type { ShopTrust } from "~/models/shops/settings/shop-trust";
import type { RefusedChoices } from "../use-choices";

/**
 * The data of a product page. `updatedBy` names the option whose selection changed others; empty for none.
 */
export type ProductPageProps = {
  product: ShownProduct;
  /** What the shop promises. */
  trust: StaticData<ShopTrust>;
  videos: VideoView[];
  thumbnails: ThumbnailSide;
  related: StaticData<ProductCardView[]> | null;
  reviews: StaticData<ProductReviews> | null;
  questions: StaticData<QuestionView[]> | null;
  updatedBy: string;
  express: ExpressOffer[];
  /** The customer's lists that have it (rule lists-15). */
  onLists: ListSummary[];
  /** The marketplace's page of it; null for none. */
  atMarket: { name: string; url: string } | null;
  /** Whether customers can write to the store about it. */
  takesMessages: boolean;
  /** A refused form without a script. */
  refused?: RefusedChoices | null;
};
