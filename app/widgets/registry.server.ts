import type { z } from "zod";
import { nestedSchema } from "~/models/content/nested-source";
import type { Hydration } from "~/models/content/static-parts";
import type { StaticData } from "~/models/platform/page/static-data";
import type { WidgetLoader } from "~/services/content/widget-loader";
import { schema as ageConfirmation } from "./age-confirmation/schema";
import { schema as button } from "./button/schema";
import { schema as callToAction } from "./call-to-action/schema";
import { schema as carouselBanner } from "./carousel-banner/schema";
import { load as loadCopyright } from "./copyright/data.server";
import { schema as copyright } from "./copyright/schema";
import { schema as emailSignup } from "./email-signup/schema";
import { schema as embedCode } from "./embed-code/schema";
import { schema as footerMenu } from "./footer-menu/schema";
import { schema as form } from "./form/schema";
import { schema as headerPart } from "./header-parts/schema";
import { load as loadMenu } from "./menu/data.server";
import { schema as menu } from "./menu/schema";
import { load as loadNested } from "./nested-template/data.server";
import { load as loadOptionalContent } from "./optional-content/data.server";
import { schema as optionalContent } from "./optional-content/schema";
import { schema as partialBanner } from "./partial-banner/schema";
import { load as loadPopup } from "./popup/data.server";
import { schema as popup } from "./popup/schema";
import { load as loadProductCard } from "./product-card/data.server";
import { schema as productCard } from "./product-card/schema";
import { load as loadProductList } from "./product-list/data.server";
import { schema as productList } from "./product-list/schema";
import { load as loadProductSlider } from "./product-slider/data.server";
import { schema as productSlider } from "./product-slider/schema";
import { schema as recentlyViewed } from "./recently-viewed/schema";
import type { DataOf, PropsOf, WidgetType } from "./registry";
import { load as loadSellers } from "./sellers/data.server";
import { schema as sellers } from "./sellers/schema";
import { schema as simpleText } from "./simple-text/schema";
import { load as loadSocialIcons } from "./social-icons/data.server";
import { schema as socialIcons } from "./social-icons/schema";
import { schema as staticImageBanner } from "./static-image-banner/schema";
import { schema as textContent } from "./text-content/schema";
import { schema as video } from "./video/schema";
import { schema as visitorPlace } from "./visitor-place/schema";

/** The server's part of a widget. A view with data needs a loader that returns it. */
type WidgetDefinition<Props, Data> = {
  /** Schema of its properties. Every one has a default for invalid content. */
  schema: z.ZodType<Props, z.ZodTypeDef, unknown>;
} & OwnLoader<Props, Data>;

/**
 * The loader of a widget's data, and what a browser needs to take the widget over (rule hydration-1): all of
 * it unless `hydrates` says otherwise. A view that takes static data has a loader that answers the data
 * itself.
 */
type OwnLoader<Props, Data> = unknown extends Data
  ? { load?: undefined; hydrates?: Hydrates<Props> }
  : [Data] extends [StaticData<infer Shown> | null]
    ? { load: WidgetLoader<Shown | null>; hydrates: "all but data" }
    : { load: WidgetLoader<Data>; hydrates?: Hydrates<Props> };

type Hydrates<Props> = "nothing" | ((props: Props) => Hydration);

const nested = { schema: nestedSchema, load: loadNested };

/**
 * The server's part of every widget. Together with the view of that name in `registry.ts` it defines the
 * widget: it does not compile if schema or loader disagree with the view.
 */
export const widgetDefinitions: {
  readonly [Type in WidgetType]: WidgetDefinition<PropsOf<Type>, DataOf<Type>>;
} = {
  "account-menu": { schema: headerPart },
  "age-confirmation": { schema: ageConfirmation },
  block: nested,
  button: { schema: button, hydrates: "nothing" },
  "call-to-action": { schema: callToAction, hydrates: "nothing" },
  "carousel-banner": { schema: carouselBanner },
  "cart-link": { schema: headerPart },
  copyright: { schema: copyright, load: loadCopyright, hydrates: "nothing" },
  "email-signup": { schema: emailSignup },
  "embed-code": { schema: embedCode, hydrates: ({ useIframe }) => (useIframe ? "all" : "nothing") },
  "footer-menu": { schema: footerMenu, load: loadMenu, hydrates: "nothing" },
  form: { schema: form },
  "form-content": nested,
  "form-placeholder": nested,
  logo: { schema: headerPart },
  menu: { schema: menu, load: loadMenu, hydrates: "all but data" },
  "menu-button": { schema: headerPart },
  "optional-content": { schema: optionalContent, load: loadOptionalContent, hydrates: "nothing" },
  "partial-banner": { schema: partialBanner, hydrates: "nothing" },
  popup: { schema: popup, load: loadPopup },
  "product-card": { schema: productCard, load: loadProductCard, hydrates: "nothing" },
  "product-list": {
    schema: productList,
    load: loadProductList,
    hydrates: ({ display }) => (display === "carousel" ? "all" : "nothing"),
  },
  "product-slider": { schema: productSlider, load: loadProductSlider, hydrates: "all but data" },
  "recently-viewed": { schema: recentlyViewed },
  "search-bar": { schema: headerPart },
  sellers: { schema: sellers, load: loadSellers, hydrates: "nothing" },
  "simple-text": { schema: simpleText, hydrates: "nothing" },
  "social-icons": { schema: socialIcons, load: loadSocialIcons, hydrates: "nothing" },
  "static-image-banner": { schema: staticImageBanner, hydrates: "nothing" },
  "text-content": { schema: textContent, hydrates: "nothing" },
  video: { schema: video },
  "visitor-place": { schema: visitorPlace },
};
