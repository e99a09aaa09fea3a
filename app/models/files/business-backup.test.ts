import { expect, test } from "vitest";
import { backupLines, migrationsProblem, parseBusinessBackup } from "./business-backup";

const whole = {
  format: "awning business backup",
  formatVersion: 1,
  createdAt: "2026-01-15T12:00:00.000Z",
  tenant: { id: "11111111-1111-4111-8111-111111111111", code: "acme" },
  shops: [{ id: "22222222-2222-4222-8222-222222222222", code: "acme", name: "Acme" }],
  migrations: ["a"],
  tables: [
    { name: "orders", rows: 1200 },
    { name: "menus", rows: 3 },
  ],
  files: [{ key: "media/acme/1.webp", bytes: 10 }],
};

test("a backup of a business is read (rule hosting-11)", () => {
  expect(parseBusinessBackup(JSON.stringify(whole))).toEqual(whole);
});

test.each([
  ["no JSON", "{"],
  ["another file", '{"format":"awning backup"}'],
  ["a later format", JSON.stringify({ ...whole, formatVersion: 2 })],
  ["a table that is none", JSON.stringify({ ...whole, tables: [{ name: "orders; drop", rows: 1 }] })],
])("%s is refused", (_, json) => {
  expect(() => parseBusinessBackup(json)).toThrow("no backup of a shop");
});

test.each([
  [["a", "b"], null],
  [["a"], null],
  [["a", "b", "c"], expect.stringContaining("later release")],
  [["b"], expect.stringContaining("later release")],
])("tables with the migrations a and b take %j: %s", (ofBackup, problem) => {
  expect(migrationsProblem(ofBackup, ["a", "b"])).toEqual(problem);
});

test("what comes stands beside what is there now", () => {
  expect(backupLines(whole, { orders: 1210, customers: 4 })).toEqual([
    "Orders: 1,200 (now 1,210)",
    "Customers: 0 (now 4)",
    "Other rows: 3",
    "Pictures and files: 1",
  ]);
  expect(backupLines(whole, null)[0]).toBe("Orders: 1,200");
});
