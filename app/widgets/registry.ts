import { ButtonWidget } from "./button/button";
import * as button from "./button/schema";
import { CallToAction } from "./call-to-action/call-to-action";
import * as callToAction from "./call-to-action/schema";
import { Copyright } from "./copyright/copyright";
import * as copyright from "./copyright/schema";
import { EmailSignup } from "./email-signup/email-signup";
import * as emailSignup from "./email-signup/schema";
import { FooterMenu } from "./footer-menu/footer-menu";
import * as footerMenu from "./footer-menu/schema";
import { FormWidget } from "./form/form";
import * as form from "./form/schema";
import { Menu } from "./menu/menu";
import * as menu from "./menu/schema";
import { PartialBanner } from "./partial-banner/partial-banner";
import * as partialBanner from "./partial-banner/schema";
import { ProductSlider } from "./product-slider/product-slider";
import * as productSlider from "./product-slider/schema";
import * as simpleText from "./simple-text/schema";
import { SimpleText } from "./simple-text/simple-text";
import * as staticImageBanner from "./static-image-banner/schema";
import { StaticImageBanner } from "./static-image-banner/static-image-banner";
import * as textContent from "./text-content/schema";
import { TextContent } from "./text-content/text-content";
import { defineWidget, type WidgetDefinition } from "./widget";

/** Every widget a template may place: the type its placeholder names, to schema and component. */
export const widgets: Readonly<Record<string, WidgetDefinition | undefined>> = {
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
  "static-image-banner": defineWidget(staticImageBanner.schema, StaticImageBanner),
  "text-content": defineWidget(textContent.schema, TextContent),
};
