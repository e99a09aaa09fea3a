import { nestedDeclaration } from "~/models/content/menus/nested-source";
import type { Hydration } from "~/models/content/templates/static-parts";
import type { WidgetDeclaration } from "~/models/content/widgets/widget-declaration";
import type { StaticData } from "~/models/platform/page/static-data";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import { declaration as ageConfirmation } from "./age-confirmation/schema";
import { declaration as button } from "./button/schema";
import { declaration as callToAction } from "./call-to-action/schema";
import { declaration as carouselBanner } from "./carousel-banner/schema";
import { load as loadCopyright } from "./copyright/data.server";
import { declaration as copyright } from "./copyright/schema";
import { load as loadCountdown } from "./countdown/data.server";
import { declaration as countdown } from "./countdown/schema";
import { declaration as emailSignup } from "./email-signup/schema";
import { declaration as embedCode } from "./embed-code/schema";
import { declaration as footerMenu } from "./footer-menu/schema";
import { declaration as form } from "./form/schema";
import { declarations as headerParts } from "./header-parts/schema";
import { declaration as mainPart } from "./main-part/schema";
import { load as loadMenu } from "./menu/data.server";
import { declaration as menu } from "./menu/schema";
import { load as loadNested } from "./nested-template/data.server";
import { load as loadOptionalContent } from "./optional-content/data.server";
import { declaration as optionalContent } from "./optional-content/schema";
import { load as loadPartialBanner } from "./partial-banner/data.server";
import { declaration as partialBanner } from "./partial-banner/schema";
import { load as loadPopup } from "./popup/data.server";
import { declaration as popup } from "./popup/schema";
import { load as loadProductCard } from "./product-card/data.server";
import { declaration as productCard } from "./product-card/schema";
import { load as loadProductList } from "./product-list/data.server";
import { declaration as productList } from "./product-list/schema";
import { load as loadProductSlider } from "./product-slider/data.server";
import { declaration as productSlider } from "./product-slider/schema";
import { declaration as recentlyViewed } from "./recently-viewed/schema";
import type { ComponentItemOf, ComponentPropsOf, DataOf, WidgetType } from "./registry";
import { load as loadSellers } from "./sellers/data.server";
import { declaration as sellers } from "./sellers/schema";
import { declaration as simpleText } from "./simple-text/schema";
import { load as loadSocialIcons } from "./social-icons/data.server";
import { declaration as socialIcons } from "./social-icons/schema";
import { declaration as staticImageBanner } from "./static-image-banner/schema";
import { declaration as textContent } from "./text-content/schema";
import { declaration as video } from "./video/schema";
import { declaration as visitorPlace } from "./visitor-place/schema";

/** The server's part of a widget. A view with data needs a loader that returns it. */
type WidgetDefinition<Props, Data, Item> = {
  /** What its owner fills in: properties and the fields of its items, as its view reads them. */
  declared: WidgetDeclaration<Props, Item>;
} & OwnLoader<Props, Data, Item>;

/**
 * The loader of a widget's data, and what a browser needs to take the widget over (rule hydration-1): all of
 * it unless `hydrates` says otherwise. A view that takes static data has a loader that answers the data
 * itself.
 */
type OwnLoader<Props, Data, Item> = unknown extends Data
  ? { load?: undefined; hydrates?: Hydrates<Props> }
  : [Data] extends [StaticData<infer Shown> | null]
    ? { load: WidgetLoader<Shown | null, Props, Item>; hydrates: "all but data" }
    : { load: WidgetLoader<Data, Props, Item>; hydrates?: Hydrates<Props> };

type Hydrates<Props> = "nothing" | ((props: Props) => Hydration);

const nested = { declared: nestedDeclaration, load: loadNested };

/**
 * The server's part of every widget. Together with the view of that name in `registry.ts` it defines the
 * widget: it does not compile if declaration or loader disagree with the view.
 */
export const widgetDefinitions: {
  readonly [Type in WidgetType]: WidgetDefinition<
    ComponentPropsOf<Type>,
    DataOf<Type>,
    ComponentItemOf<Type>
  >;
} = {
  "account-menu": { declared: headerParts["account-menu"] },
  "age-confirmation": { declared: ageConfirmation },
  block: nested,
  button: { declared: button, hydrates: "nothing" },
  "call-to-action": { declared: callToAction, hydrates: "nothing" },
  "carousel-banner": { declared: carouselBanner },
  "cart-link": { declared: headerParts["cart-link"] },
  copyright: { declared: copyright, load: loadCopyright, hydrates: "nothing" },
  countdown: { declared: countdown, load: loadCountdown },
  "email-signup": { declared: emailSignup },
  "embed-code": { declared: embedCode, hydrates: ({ useIframe }) => (useIframe ? "all" : "nothing") },
  "footer-menu": { declared: footerMenu, load: loadMenu, hydrates: "nothing" },
  form: { declared: form },
  "form-content": nested,
  "form-placeholder": nested,
  logo: { declared: headerParts.logo },
  "main-part": { declared: mainPart },
  menu: { declared: menu, load: loadMenu, hydrates: "all but data" },
  "menu-button": { declared: headerParts["menu-button"] },
  "optional-content": { declared: optionalContent, load: loadOptionalContent, hydrates: "nothing" },
  "partial-banner": { declared: partialBanner, load: loadPartialBanner, hydrates: "nothing" },
  popup: { declared: popup, load: loadPopup },
  "product-card": { declared: productCard, load: loadProductCard, hydrates: "nothing" },
  "product-list": {
    declared: productList,
    load: loadProductList,
    hydrates: ({ display }) => (display === "carousel" ? "all" : "nothing"),
  },
  "product-slider": { declared: productSlider, load: loadProductSlider, hydrates: "all but data" },
  "recently-viewed": { declared: recentlyViewed },
  "search-bar": { declared: headerParts["search-bar"] },
  sellers: { declared: sellers, load: loadSellers, hydrates: "nothing" },
  "simple-text": { declared: simpleText, hydrates: "nothing" },
  "social-icons": { declared: socialIcons, load: loadSocialIcons, hydrates: "nothing" },
  "static-image-banner": { declared: staticImageBanner, hydrates: "nothing" },
  "text-content": { declared: textContent, hydrates: "nothing" },
  video: { declared: video },
  "visitor-place": { declared: visitorPlace },
};
