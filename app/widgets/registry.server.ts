import type { WidgetLoader } from "~/services/content/load-template-view.server";
import { load as copyright } from "./copyright/data.server";
import { load as menu } from "./menu/data.server";
import { load as productSlider } from "./product-slider/data.server";

/** Loaders of the widgets that show more than their own content: the type a placeholder names, to its loader. */
export const widgetLoaders: Readonly<Record<string, WidgetLoader | undefined>> = {
  copyright,
  "footer-menu": menu,
  menu,
  "product-slider": productSlider,
};
