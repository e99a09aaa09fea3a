import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateGraphql } from "../../scripts/generate-graphql.mjs";

test("the types of the API are those its schema makes: run npm run graphql:generate", async () => {
  const made = await generateGraphql();
  expect(Object.keys(made)).toHaveLength(2);
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("resolvers go by those types, without casts around them", () => {
  const folder = "app/services/graphql";
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  expect(files.length).toBeGreaterThan(20);
  const casting = files.filter((name) =>
    /\bas (never|any|unknown)\b/.test(readFileSync(`${folder}/${name}`, "utf8")),
  );
  expect(casting).toEqual([]);
});
