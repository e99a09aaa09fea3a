import type { WidgetComponent } from "./widget";

/**
 * Every widget a template may place: the type its placeholder names, to the code of its component. Each is a piece of
 * its own, so that a page brings the code of its own widgets and of no others. What a component imports comes with it:
 * schemas, which only the server needs, stay out (`registry.server.ts`).
 */
export const widgetCode = {
  "age-confirmation": () =>
    import("./age-confirmation/age-confirmation").then((code) => code.AgeConfirmation),
  block: () => import("./block/block").then((code) => code.Block),
  button: () => import("./button/button").then((code) => code.ButtonWidget),
  "call-to-action": () => import("./call-to-action/call-to-action").then((code) => code.CallToAction),
  "carousel-banner": () => import("./carousel-banner/carousel-banner").then((code) => code.CarouselBanner),
  copyright: () => import("./copyright/copyright").then((code) => code.Copyright),
  "email-signup": () => import("./email-signup/email-signup").then((code) => code.EmailSignup),
  "embed-code": () => import("./embed-code/embed-code").then((code) => code.EmbedCode),
  "footer-menu": () => import("./footer-menu/footer-menu").then((code) => code.FooterMenu),
  form: () => import("./form/form").then((code) => code.FormWidget),
  "form-content": () => import("./form-content/form-content").then((code) => code.FormContent),
  "form-placeholder": () =>
    import("./form-placeholder/form-placeholder").then((code) => code.FormPlaceholder),
  menu: () => import("./menu/menu").then((code) => code.Menu),
  "optional-content": () =>
    import("./optional-content/optional-content").then((code) => code.OptionalContent),
  "partial-banner": () => import("./partial-banner/partial-banner").then((code) => code.PartialBanner),
  popup: () => import("./popup/popup").then((code) => code.Popup),
  "product-card": () => import("./product-card/product-card").then((code) => code.ProductCardWidget),
  "product-list": () => import("./product-list/product-list").then((code) => code.ProductList),
  "product-slider": () => import("./product-slider/product-slider").then((code) => code.ProductSlider),
  "simple-text": () => import("./simple-text/simple-text").then((code) => code.SimpleText),
  "social-icons": () => import("./social-icons/social-icons").then((code) => code.SocialIcons),
  "static-image-banner": () =>
    import("./static-image-banner/static-image-banner").then((code) => code.StaticImageBanner),
  "text-content": () => import("./text-content/text-content").then((code) => code.TextContent),
  video: () => import("./video/video").then((code) => code.Video),
} satisfies Record<string, () => Promise<WidgetComponent>>;

/** A type of widget. */
export type WidgetType = keyof typeof widgetCode;

/** Whether a placeholder names a widget there is. */
export const isWidgetType = (type: string): type is WidgetType => Object.hasOwn(widgetCode, type);
