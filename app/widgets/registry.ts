import type { ReactNode } from "react";
import type { WidgetView } from "~/models/content/widgets/widget-view";
import type { WidgetProps } from "./widget";

/** One widget with three names: that of a block, and two that pages use for forms. */
const nested = () => import("./nested-template/nested-template").then((code) => code.NestedTemplateWidget);

/** The parts of a header; every page has them, so they are one piece. */
const headerPart = () => import("./header-parts/header-parts");

/**
 * Every widget a template may place: the type its placeholder names, to the code of its component. Each is a
 * piece of its own, so that a page brings the code of its own widgets and of no others. What a component
 * imports comes with it: schemas, which only the server needs, stay out (`registry.server.ts`).
 */
const code = {
  "account-menu": () => headerPart().then((code) => code.AccountPart),
  "age-confirmation": () =>
    import("./age-confirmation/age-confirmation").then((code) => code.AgeConfirmation),
  block: nested,
  button: () => import("./button/button").then((code) => code.ButtonWidget),
  "call-to-action": () => import("./call-to-action/call-to-action").then((code) => code.CallToAction),
  "carousel-banner": () => import("./carousel-banner/carousel-banner").then((code) => code.CarouselBanner),
  "cart-link": () => headerPart().then((code) => code.CartPart),
  copyright: () => import("./copyright/copyright").then((code) => code.Copyright),
  countdown: () => import("./countdown/countdown").then((code) => code.Countdown),
  "email-signup": () => import("./email-signup/email-signup").then((code) => code.EmailSignup),
  "embed-code": () => import("./embed-code/embed-code").then((code) => code.EmbedCode),
  "footer-menu": () => import("./footer-menu/footer-menu").then((code) => code.FooterMenu),
  form: () => import("./form/form").then((code) => code.FormWidget),
  "form-content": nested,
  "form-placeholder": nested,
  logo: () => headerPart().then((code) => code.LogoPart),
  "main-part": () => import("./main-part/main-part").then((code) => code.MainPart),
  menu: () => import("./menu/menu").then((code) => code.MenuWidget),
  "menu-button": () => headerPart().then((code) => code.MenuButtonPart),
  "optional-content": () =>
    import("./optional-content/optional-content").then((code) => code.OptionalContentWidget),
  "partial-banner": () => import("./partial-banner/partial-banner").then((code) => code.PartialBanner),
  popup: () => import("./popup/popup").then((code) => code.Popup),
  "product-card": () => import("./product-card/product-card").then((code) => code.ProductCardWidget),
  "product-list": () => import("./product-list/product-list").then((code) => code.ProductList),
  "product-slider": () => import("./product-slider/product-slider").then((code) => code.ProductSlider),
  "recently-viewed": () =>
    import("./recently-viewed/recently-viewed").then((code) => code.RecentlyViewedWidget),
  "search-bar": () => headerPart().then((code) => code.HeaderSearch),
  sellers: () => import("./sellers/sellers").then((code) => code.Sellers),
  "simple-text": () => import("./simple-text/simple-text").then((code) => code.SimpleText),
  "social-icons": () => import("./social-icons/social-icons").then((code) => code.SocialIcons),
  "static-image-banner": () =>
    import("./static-image-banner/static-image-banner").then((code) => code.StaticImageBanner),
  "text-content": () => import("./text-content/text-content").then((code) => code.TextContent),
  video: () => import("./video/video").then((code) => code.Video),
  "visitor-place": () => import("./visitor-place/visitor-place").then((code) => code.VisitorPlaceWidget),
};

export type WidgetType = keyof typeof code;

type OwnProps<Type extends WidgetType> = Parameters<Awaited<ReturnType<(typeof code)[Type]>>>[0];

/** The properties of a type's component, which its schema must produce. */
export type ComponentPropsOf<Type extends WidgetType> = OwnProps<Type>["props"];

/** The data of a type's component, which its loader must return; `unknown` without a loader. */
export type DataOf<Type extends WidgetType> = OwnProps<Type>["data"];

/** An item of a type's component, which its schema must read. */
export type ComponentItemOf<Type extends WidgetType> = OwnProps<Type>["items"][number];

/** The component of a type. */
export type ComponentOf<Type extends WidgetType> = (
  properties: WidgetProps<ComponentPropsOf<Type>, DataOf<Type>, ComponentItemOf<Type>>,
) => ReactNode;

/** The code of each type's component; see above. */
export const widgetCode: { readonly [Type in WidgetType]: () => Promise<ComponentOf<Type>> } = code;

/** A widget of a known type, as the server prepared it. */
export type ViewOf<Type extends WidgetType> = WidgetView & {
  type: Type;
  props: ComponentPropsOf<Type>;
  items: ComponentItemOf<Type>[];
  data: DataOf<Type>;
};

/**
 * Whether a widget of a page has a type. Its properties, items and data then fit that type's component: the
 * server makes them with the type's declaration and loader, and `registry.server.ts` fails to compile if
 * these disagree.
 */
export const isOfType = <Type extends WidgetType>(widget: WidgetView, type: Type): widget is ViewOf<Type> =>
  widget.type === type;

/** Whether a placeholder names a known widget. */
export const isWidgetType = (type: string): type is WidgetType => Object.hasOwn(widgetCode, type);
