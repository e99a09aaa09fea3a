import type { WidgetContent } from "../shops/widget-content";
import { fieldList } from "./field-values";
import { nestedSchema, nestedTemplate, nestedTypes } from "./nested-source";

/** What a widget's content names elsewhere in its shop. */
export type WidgetReferences = { skus: string[]; templates: string[]; menus: string[] };

const productWidgets = new Set(["product-card", "product-list", "product-slider"]);
const menuWidgets = new Set(["menu", "footer-menu"]);
const skuFields = ["sku", "skus", "productsSku"];

/**
 * The products, templates and menus that a widget's content names; what it leaves to a default is not among
 * them.
 */
export function widgetReferences({ type, props, items }: WidgetContent): WidgetReferences {
  const nested = nestedTypes.includes(type) ? nestedTemplate(nestedSchema.parse(props), items) : null;
  return {
    skus: productWidgets.has(type)
      ? [...ownSkus(props), ...items.flatMap((item) => skuFields.flatMap((field) => fieldList(item, field)))]
      : [],
    templates: nested?.name === undefined ? [] : [nested.name],
    menus:
      menuWidgets.has(type) && typeof props.menuId === "string" && props.menuId !== "" ? [props.menuId] : [],
  };
}

const ownSkus = ({ sku, skus }: WidgetContent["props"]): string[] =>
  [sku, skus].flat().filter((each): each is string => typeof each === "string" && each !== "");
