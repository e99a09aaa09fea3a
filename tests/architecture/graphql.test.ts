import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateGraphql, publishedSchema, writePublishedSchema } from "../../scripts/generate-graphql.mjs";

test("the generated types match the API's schema: run npm run graphql:generate", () => {
  const made = generateGraphql();
  const folder = "app/models/api/fields/generated";
  expect(
    readdirSync(folder)
      .map((name) => `${folder}/${name}`)
      .sort(),
  ).toEqual(Object.keys(made).sort());
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("the published schema is the API's (rule api-22): run npm run graphql:generate", () => {
  expect(readFileSync(publishedSchema, "utf8")).toBe(writePublishedSchema());
});

test("resolvers use these types without casts", () => {
  const folder = "app/services/api/graphql";
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  expect(files.length).toBeGreaterThan(20);
  const casting = files.filter((name) =>
    /\bas (never|any|unknown)\b/.test(readFileSync(`${folder}/${name}`, "utf8")),
  );
  expect(casting).toEqual([]);
});
