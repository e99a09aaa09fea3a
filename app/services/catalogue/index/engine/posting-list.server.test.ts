import { expect, test } from "vitest";
import { seedChance } from "~/models/files/seed/seed-chance";
import { PostingList } from "./posting-list.server";

function listed(postings: PostingList): [number, boolean][] {
  const all: [number, boolean][] = [];
  postings.each((rank, isInName) => all.push([rank, isInName]));
  return all;
}

test.each([0, 1, 62, 63, 64, 8_190, 8_191, 8_192, 1_048_575, 2 ** 26])(
  "a gap of %i comes out as it went in, with and without the name",
  (gap) => {
    const postings = new PostingList();
    postings.add(gap, true);
    postings.add(gap + gap + 1, false);
    postings.trim();
    expect(listed(postings)).toEqual([
      [gap, true],
      [gap + gap + 1, false],
    ]);
  },
);

test("products that come again, as those of variations do, come out again", () => {
  const postings = new PostingList();
  const added: [number, boolean][] = [
    [3, true],
    [900, false],
    [0, false],
    [3, false],
    [3, true],
  ];
  for (const [rank, isInName] of added) postings.add(rank, isInName);
  expect(listed(postings)).toEqual(added);
});

test("a thousand products that a third of all are take a byte each", () => {
  const chance = seedChance(3);
  const postings = new PostingList();
  for (let rank = 0, at = 0; at < 1_000; at++) {
    rank += 1 + Math.floor(chance.next() * 5);
    postings.add(rank, false);
  }
  postings.trim();
  expect(postings.sizeBytes).toBeLessThan(1_300);
});
