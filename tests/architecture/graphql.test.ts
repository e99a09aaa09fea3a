import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apis, generateGraphql, writePublishedSchema } from "../../scripts/generate-graphql.mjs";

describe.each(apis)("$published", (api) => {
  test("the generated types match the schema: run npm run graphql:generate", () => {
    const made = generateGraphql(api);
    expect(
      readdirSync(api.target)
        .map((name) => `${api.target}/${name}`)
        .sort(),
    ).toEqual(Object.keys(made).sort());
    for (const [file, text] of Object.entries(made)) expect(readFileSync(file, "utf8"), file).toBe(text);
  });

  test("the published schema is the API's (rule api-22): run npm run graphql:generate", () => {
    expect(readFileSync(api.published, "utf8")).toBe(writePublishedSchema(api));
  });
});

test.each(["graphql", "owner-graphql"])("resolvers of %s use these types without casts", (name) => {
  const folder = `app/services/api/${name}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(5);
  const casting = files.filter((file) =>
    /\bas (never|any|unknown)\b/.test(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(casting).toEqual([]);
});
