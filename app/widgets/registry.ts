import { AgeConfirmation } from "./age-confirmation/age-confirmation";
import * as ageConfirmation from "./age-confirmation/schema";
import { Block } from "./block/block";
import * as block from "./block/schema";
import { ButtonWidget } from "./button/button";
import * as button from "./button/schema";
import { CallToAction } from "./call-to-action/call-to-action";
import * as callToAction from "./call-to-action/schema";
import { CarouselBanner } from "./carousel-banner/carousel-banner";
import * as carouselBanner from "./carousel-banner/schema";
import { Copyright } from "./copyright/copyright";
import * as copyright from "./copyright/schema";
import { EmailSignup } from "./email-signup/email-signup";
import * as emailSignup from "./email-signup/schema";
import { EmbedCode } from "./embed-code/embed-code";
import * as embedCode from "./embed-code/schema";
import { FooterMenu } from "./footer-menu/footer-menu";
import * as footerMenu from "./footer-menu/schema";
import { FormWidget } from "./form/form";
import * as form from "./form/schema";
import { FormContent } from "./form-content/form-content";
import * as formContent from "./form-content/schema";
import { FormPlaceholder } from "./form-placeholder/form-placeholder";
import * as formPlaceholder from "./form-placeholder/schema";
import { Menu } from "./menu/menu";
import * as menu from "./menu/schema";
import { OptionalContent } from "./optional-content/optional-content";
import * as optionalContent from "./optional-content/schema";
import { PartialBanner } from "./partial-banner/partial-banner";
import * as partialBanner from "./partial-banner/schema";
import { Popup } from "./popup/popup";
import * as popup from "./popup/schema";
import { ProductCardWidget } from "./product-card/product-card";
import * as productCard from "./product-card/schema";
import { ProductList } from "./product-list/product-list";
import * as productList from "./product-list/schema";
import { ProductSlider } from "./product-slider/product-slider";
import * as productSlider from "./product-slider/schema";
import * as simpleText from "./simple-text/schema";
import { SimpleText } from "./simple-text/simple-text";
import * as socialIcons from "./social-icons/schema";
import { SocialIcons } from "./social-icons/social-icons";
import * as staticImageBanner from "./static-image-banner/schema";
import { StaticImageBanner } from "./static-image-banner/static-image-banner";
import * as textContent from "./text-content/schema";
import { TextContent } from "./text-content/text-content";
import * as video from "./video/schema";
import { Video } from "./video/video";
import { defineWidget, type WidgetDefinition } from "./widget";

/** Every widget a template may place: the type its placeholder names, to schema and component. */
export const widgets: Readonly<Record<string, WidgetDefinition | undefined>> = {
  block: defineWidget(block.schema, Block),
  "carousel-banner": defineWidget(carouselBanner.schema, CarouselBanner),
  "embed-code": defineWidget(embedCode.schema, EmbedCode),
  "form-content": defineWidget(formContent.schema, FormContent),
  "form-placeholder": defineWidget(formPlaceholder.schema, FormPlaceholder),
  "optional-content": defineWidget(optionalContent.schema, OptionalContent),
  popup: defineWidget(popup.schema, Popup),
  "product-card": defineWidget(productCard.schema, ProductCardWidget),
  "product-list": defineWidget(productList.schema, ProductList),
  video: defineWidget(video.schema, Video),
  "age-confirmation": defineWidget(ageConfirmation.schema, AgeConfirmation),
  button: defineWidget(button.schema, ButtonWidget),
  "call-to-action": defineWidget(callToAction.schema, CallToAction),
  copyright: defineWidget(copyright.schema, Copyright),
  "email-signup": defineWidget(emailSignup.schema, EmailSignup),
  "footer-menu": defineWidget(footerMenu.schema, FooterMenu),
  form: defineWidget(form.schema, FormWidget),
  menu: defineWidget(menu.schema, Menu),
  "partial-banner": defineWidget(partialBanner.schema, PartialBanner),
  "product-slider": defineWidget(productSlider.schema, ProductSlider),
  "simple-text": defineWidget(simpleText.schema, SimpleText),
  "social-icons": defineWidget(socialIcons.schema, SocialIcons),
  "static-image-banner": defineWidget(staticImageBanner.schema, StaticImageBanner),
  "text-content": defineWidget(textContent.schema, TextContent),
};
