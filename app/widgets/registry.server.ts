import type { z } from "zod";
import type { WidgetLoader } from "~/services/content/load-template-view.server";
import { schema as ageConfirmation } from "./age-confirmation/schema";
import { load as loadBlock } from "./block/data.server";
import { schema as block } from "./block/schema";
import { schema as button } from "./button/schema";
import { schema as callToAction } from "./call-to-action/schema";
import { schema as carouselBanner } from "./carousel-banner/schema";
import { load as loadCopyright } from "./copyright/data.server";
import { schema as copyright } from "./copyright/schema";
import { schema as emailSignup } from "./email-signup/schema";
import { schema as embedCode } from "./embed-code/schema";
import { schema as footerMenu } from "./footer-menu/schema";
import { schema as form } from "./form/schema";
import { load as loadFormContent } from "./form-content/data.server";
import { schema as formContent } from "./form-content/schema";
import { load as loadFormPlaceholder } from "./form-placeholder/data.server";
import { schema as formPlaceholder } from "./form-placeholder/schema";
import { load as loadMenu } from "./menu/data.server";
import { schema as menu } from "./menu/schema";
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
import type { DataOf, PropsOf, WidgetType } from "./registry";
import { schema as simpleText } from "./simple-text/schema";
import { load as loadSocialIcons } from "./social-icons/data.server";
import { schema as socialIcons } from "./social-icons/schema";
import { schema as staticImageBanner } from "./static-image-banner/schema";
import { schema as textContent } from "./text-content/schema";
import { schema as video } from "./video/schema";

/** What each widget's properties are made of. Every property has a default, so wrong content falls back to it. */
export const widgetSchemas: {
  readonly [Type in WidgetType]: z.ZodType<PropsOf<Type>, z.ZodTypeDef, unknown>;
} = {
  "age-confirmation": ageConfirmation,
  block,
  button,
  "call-to-action": callToAction,
  "carousel-banner": carouselBanner,
  copyright,
  "email-signup": emailSignup,
  "embed-code": embedCode,
  "footer-menu": footerMenu,
  form,
  "form-content": formContent,
  "form-placeholder": formPlaceholder,
  menu,
  "optional-content": optionalContent,
  "partial-banner": partialBanner,
  popup,
  "product-card": productCard,
  "product-list": productList,
  "product-slider": productSlider,
  "simple-text": simpleText,
  "social-icons": socialIcons,
  "static-image-banner": staticImageBanner,
  "text-content": textContent,
  video,
};

/** Types whose component takes data, and so need a loader. */
type LoadedType = {
  [Type in WidgetType]: unknown extends DataOf<Type> ? never : Type;
}[WidgetType];

/** Loaders of the widgets that show more than their own content. */
export const widgetLoaders: { readonly [Type in LoadedType]: WidgetLoader<DataOf<Type>> } = {
  block: loadBlock,
  copyright: loadCopyright,
  "footer-menu": loadMenu,
  "form-content": loadFormContent,
  "form-placeholder": loadFormPlaceholder,
  menu: loadMenu,
  "optional-content": loadOptionalContent,
  popup: loadPopup,
  "product-card": loadProductCard,
  "product-list": loadProductList,
  "product-slider": loadProductSlider,
  "social-icons": loadSocialIcons,
};
