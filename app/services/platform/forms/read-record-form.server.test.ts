import { expect, test } from "vitest";
import { readRecordForm } from "./read-record-form.server";

const read = (body: string, type = "application/x-www-form-urlencoded") =>
  readRecordForm(
    new Request("https://acme.example", { method: "POST", body, headers: { "Content-Type": type } }),
  );

test("a form of paths is read", async () => {
  const form = await read("rules%5B0%5D.state=NY&app.name=Acme");
  expect([...form]).toEqual([
    ["rules[0].state", "NY"],
    ["app.name", "Acme"],
  ]);
});

test.each([
  ["a%5B0%5D%5B1%5D=x", undefined, 400],
  ["a.constructor=x", undefined, 400],
  ["", undefined, 400],
  ["{}", "application/json", 400],
  ["a=x&".repeat(5000), undefined, 413],
  [`a=${"x".repeat(1_048_576)}`, undefined, 413],
])("another body is refused (rule input-21)", async (body, type, status) => {
  await expect(read(body, type)).rejects.toMatchObject({ status });
});
