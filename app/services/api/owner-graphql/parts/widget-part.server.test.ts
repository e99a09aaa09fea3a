import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();

async function ask(query: string) {
  const ctx = await openTestShop(database.db);
  return callOwner<{ widgetTypes: object[] }>(ctx, await keyFor(ctx, ["content:read"]), query);
}

test("a type of widget says what a form for it needs (rule widgets-15)", async () => {
  const { data } = await ask(`{ widgetTypes(type: "embed-code") { title itemTitle mostItems
    properties { name kind label default min max isWhole choices { value label } when { field is } }
    items { name kind label longest } } }`);
  expect(data.widgetTypes).toMatchObject([
    {
      title: "Code of others",
      mostItems: 1,
      properties: [
        { name: "useIframe", kind: "flag", default: true, when: null },
        { name: "height", kind: "choice", choices: [{ value: "default" }, { value: "custom" }] },
        { name: "heightInPx", kind: "number", min: 20, max: 5000, isWhole: true, when: { is: [true] } },
        { name: "title", kind: "text", default: "Embedded content" },
      ],
      items: [{ name: "embedCodeTextarea", kind: "code", label: "Code" }],
    },
  ]);
});

test("all types are told at once", async () => {
  const { data } = await ask("{ widgetTypes { type } }");
  expect(data.widgetTypes).toContainEqual({ type: "simple-text" });
  expect(data.widgetTypes.length).toBeGreaterThan(20);
});

test("an unknown type is refused", async () => {
  const { errors } = await ask(`{ widgetTypes(type: "hologram") { type } }`);
  expect(errors).toMatchObject([{ extensions: { code: "invalid", field: "type" } }]);
});
