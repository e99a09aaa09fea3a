import { expect, test } from "vitest";
import type { WidgetDeclaration } from "../../content/widgets/widget-declaration";
import { draftTitle } from "./draft-title";

const facts = { widgets: { tiles: { title: "Tiles" } as WidgetDeclaration } };
const widget = (items: unknown[]) => ({ type: "tiles", props: {}, items });
const page = { entity_type: "page", name: "Homepage", slug: "" };

test.each([
  ["template", "page/Homepage", page, "Homepage (page)"],
  ["widget", "home-rooms", widget([{ title: { value: "Rooms" } }]), "Tiles “Rooms” (widget home-rooms)"],
  ["widget", "home-rooms", widget([]), "Tiles (widget home-rooms)"],
  ["menu", "1", { name: "Main menu" }, "Main menu (menu)"],
  ["settings", "general", {}, "Shop (settings)"],
  ["settings", "of-another-release", {}, "of-another-release (settings)"],
  ["menu", "1", null, "1 (menu)"],
])("a draft of %s %s is called what its owner calls it", (kind, name, record, title) => {
  expect(draftTitle({ kind, name, record }, facts)).toBe(title);
});
