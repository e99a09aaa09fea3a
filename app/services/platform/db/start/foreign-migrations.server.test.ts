import { expect, test } from "vitest";
import { StartError } from "../../config/start-error";
import { judgeApplied } from "./foreign-migrations.server";

const entries = [
  { tag: "0000_crates", when: 1 },
  { tag: "0001_labels", when: 2 },
];
const hashes = ["a", "b"];
const [crates, labels] = [
  { hash: "a", when: 1 },
  { hash: "b", when: 2 },
];

test.each([[[]], [[crates]], [[crates, labels]]])(
  "a database of this release or of one before is taken: %j",
  (applied) => {
    expect(judgeApplied(applied, entries, hashes)).toBeNull();
  },
);

test("a database with another form of a migration is refused, and the first one named (operations-19)", () => {
  const changed = [crates, { hash: "c", when: 2 }];
  expect(() => judgeApplied(changed, entries, hashes)).toThrow(StartError);
  expect(() => judgeApplied(changed, entries, hashes)).toThrow(
    /^Migration 0001_labels of the database is not the one of this release: .*restore a backup/,
  );
});

test("a database that lacks a migration before its newest is refused", () => {
  expect(() => judgeApplied([labels], entries, hashes)).toThrow(/^Migration 0000_crates /);
});

test("of a database of a newer release it is said how far it is ahead", () => {
  expect(judgeApplied([crates, labels, { hash: "c", when: 3 }], entries, hashes)).toMatch(
    /^A newer release made the tables of this database: it has 1 migration after 0001_labels/,
  );
});
