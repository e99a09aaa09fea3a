import type { TemplateView } from "~/models/content/templates/template-view";

/**
 * The visitor's place in the header of a marketplace: as a widget its code comes with the pages of
 * marketplaces alone.
 */
export const visitorPlaceView: TemplateView = {
  tree: [{ kind: "widget", key: "place", attributeName: "visitor-place", type: "visitor-place" }],
  widgets: { place: { type: "visitor-place", props: {}, items: [], data: null } },
};
