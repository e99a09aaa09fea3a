import { asList, writtenOf } from "../platform/fields/read-value";
import type { WidgetContent } from "../shops/widget-content";
import { nestedDeclaration, nestedTemplate, nestedTypes } from "./nested-source";

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
  const nested = nestedTypes.includes(type) ? nestedIn({ props, items }) : null;
  return {
    skus: productWidgets.has(type)
      ? [
          ...ownSkus(props),
          ...items.flatMap((item) => skuFields.flatMap((field) => asList(writtenOf(item[field]).value))),
        ]
      : [],
    templates: nested?.name === undefined ? [] : [nested.name],
    menus:
      menuWidgets.has(type) && typeof props.menuId === "string" && props.menuId !== "" ? [props.menuId] : [],
  };
}

const ownSkus = ({ sku, skus }: WidgetContent["props"]): string[] =>
  [sku, skus].flat().filter((each): each is string => typeof each === "string" && each !== "");

function nestedIn(content: Pick<WidgetContent, "props" | "items">) {
  const { props, items } = nestedDeclaration.read(content);
  return nestedTemplate(props, items);
}
