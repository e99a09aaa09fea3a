import { expect, test } from "vitest";
import { type FormerChange, formerMoments, recordsBefore } from "./former-page";

const actor: FormerChange["actor"] = { kind: "command-line", command: "apply" };
const noon = "2026-03-01T12:00:00.000Z";
const one = "2026-03-01T13:00:00.000Z";
const two = "2026-03-01T14:00:00.000Z";
const change = (kind: "template" | "widget", name: string, moment: string, record: string): FormerChange => ({
  kind,
  name,
  moment,
  actor,
  record,
});
const changes = [
  change("template", "page/Home", noon, "home 1"),
  change("widget", "hero", noon, "hero 1"),
  change("widget", "hero", one, "hero 2"),
  change("template", "page/Home", two, "home 2"),
];

test("what was published together is one version, the latest first (rule builder-27)", () => {
  expect(formerMoments(changes).map(({ moment, changes: made }) => [moment, made.length])).toEqual([
    [two, 1],
    [one, 1],
    [noon, 2],
  ]);
  expect(formerMoments([])).toEqual([]);
});

test.each([
  [noon, ["home 1", "hero 1"]],
  [one, ["home 2", "hero 2"]],
  [two, ["home 2", undefined]],
])("before %s each is what its first change from then on found", (moment, [home, hero]) => {
  const before = recordsBefore(changes, moment);
  expect(before.get("template page/Home")).toBe(home);
  expect(before.get("widget hero")).toBe(hero);
});
