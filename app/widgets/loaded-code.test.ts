import { expect, test } from "vitest";
import { loadCode, loadedWidget } from "./loaded-code";
import { type WidgetType, widgetCode } from "./registry";
import { widgetDefinitions } from "./registry.server";

const types = Object.keys(widgetCode) as WidgetType[];

const propsRead = (type: WidgetType, props: Record<string, unknown>) =>
  widgetDefinitions[type].declared.read({ props, items: [] }).props;

test("a render waits for a widget's code that is still loading, once", async () => {
  let waited: unknown;
  try {
    loadedWidget("video");
  } catch (thrown) {
    waited = thrown;
  }
  expect(waited).toBeInstanceOf(Promise);
  await waited;
  expect(loadedWidget("video")).toBeTypeOf("function");
});

test.each(types)("%s has a component where the registry expects it", async (type) => {
  await loadCode([type]);
  expect(loadedWidget(type)).toBeTypeOf("function");
});

test.each(types)("%s falls back to defaults for invalid properties", (type) => {
  const defaults = propsRead(type, {});
  const wrong = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { neither: "this", nor: "that" }]),
  );
  expect(propsRead(type, wrong)).toEqual(defaults);
});

test("unknown types are skipped", async () => {
  await expect(loadCode(["hologram", "toString"])).resolves.toBeUndefined();
});
