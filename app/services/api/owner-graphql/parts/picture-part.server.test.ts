import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { drawPicture, makeFolder, type TestFolder } from "../../../../../tests/support/shop-folder";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let disk: TestFolder;
let ctx: ShopContext;
let key: string;

beforeAll(async () => {
  disk = await makeFolder();
});
afterAll(() => disk.remove());
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  key = await keyFor(ctx, ["catalogue:write"]);
  await addProduct(ctx, "MUG");
});

type Listed = { pictures: { url: string; alt: string }[]; version: string };

async function call(query: string, variables = {}) {
  const asked = query.includes("query") ? query : `mutation ${query}`;
  const { data, errors } = await callOwner<{ answer: Listed }>(ctx, key, asked, {
    variables,
    filesFolder: disk.path,
  });
  return errors.length > 0 ? { error: errors[0]?.extensions } : { answer: data.answer };
}

const add = async (colour: string, alt: string) =>
  call(
    `($content: String!, $alt: String!) { answer: addPicture(sku: "MUG", content: $content, alt: $alt) {
      pictures { url alt } version } }`,
    { content: (await drawPicture(colour)).toString("base64"), alt },
  );

it("adds pictures, orders and describes them, and takes one off (rule owners-7)", async () => {
  await add("#446688", "From above");
  const { answer } = await add("#884466", "");
  const [above, side] = answer?.pictures.map(({ url }) => url) ?? [];
  const fields = "{ pictures { url alt } }";
  const variables = { above, side };
  await call(`($side: String!) { answer: orderPictures(sku: "MUG", urls: [$side]) ${fields} }`, variables);
  await call(
    `($side: String!) { answer: describePicture(sku: "MUG", url: $side, alt: "Aside") ${fields} }`,
    variables,
  );
  expect(await call(`query { answer: pictures(sku: "MUG") ${fields} }`)).toEqual({
    answer: {
      pictures: [
        { url: side, alt: "Aside" },
        { url: above, alt: "From above" },
      ],
    },
  });
  expect(
    await call(`($above: String!) { answer: removePicture(sku: "MUG", url: $above) ${fields} }`, variables),
  ).toEqual({ answer: { pictures: [{ url: side, alt: "Aside" }] } });
});

it("refuses a change of another version, with what is stored", async () => {
  const { answer } = await add("#446688", "From above");
  const url = answer?.pictures[0]?.url;
  const describe = `($url: String!, $version: String) {
    answer: describePicture(sku: "MUG", url: $url, alt: "Aside", expectedVersion: $version) { version } }`;
  await call(describe, { url, version: answer?.version });
  expect(await call(describe, { url, version: answer?.version })).toMatchObject({
    error: { code: "conflict", status: 409, current: { image_alt: "Aside" } },
  });
});

it("takes base64 alone", async () => {
  const answer = await call(`{ answer: addPicture(sku: "MUG", content: "no picture!") { version } }`);
  expect(answer).toMatchObject({ error: { code: "invalid", field: "content" } });
});
