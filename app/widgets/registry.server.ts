import type { WidgetLoader } from "~/services/content/load-template-view.server";
import { load as block } from "./block/data.server";
import { load as copyright } from "./copyright/data.server";
import { load as formContent } from "./form-content/data.server";
import { load as formPlaceholder } from "./form-placeholder/data.server";
import { load as menu } from "./menu/data.server";
import { load as optionalContent } from "./optional-content/data.server";
import { load as popup } from "./popup/data.server";
import { load as productCard } from "./product-card/data.server";
import { load as productList } from "./product-list/data.server";
import { load as productSlider } from "./product-slider/data.server";
import { load as socialIcons } from "./social-icons/data.server";

/** Loaders of the widgets that show more than their own content: the type a placeholder names, to its loader. */
export const widgetLoaders: Readonly<Record<string, WidgetLoader | undefined>> = {
  block,
  "form-content": formContent,
  "form-placeholder": formPlaceholder,
  "optional-content": optionalContent,
  popup,
  "product-card": productCard,
  "product-list": productList,
  copyright,
  "footer-menu": menu,
  menu,
  "product-slider": productSlider,
  "social-icons": socialIcons,
};
