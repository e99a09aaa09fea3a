import { expect, test } from "vitest";
import { writtenReview } from "~/models/conversations/written-review";
import { reviewFileSchema } from "./review-file";

const record = {
  code: "mug-1",
  sku: "MUG",
  star: 5,
  content: "Keeps tea hot.",
  display_name: "Ada M.",
  written_at: "2026-02-01T12:00:00.000Z",
};

const problem = (...records: unknown[]) => {
  const read = reviewFileSchema.safeParse(records);
  return read.success ? null : read.error.issues[0]?.path.join(".");
};

test("a review needs a code, a SKU, stars, a text, a name and a date; the rest has defaults", () => {
  expect(reviewFileSchema.parse([record])).toEqual([
    { ...record, title: "", status: "approved", reason_rejected: "", images: [], reply: null },
  ]);
});

test.each([
  ["0.code", { code: "Mug 1" }],
  ["0.star", { star: 0 }],
  ["0.star", { star: 6 }],
  ["0.star", { star: 4.5 }],
  ["0.content", { content: "Too short" }],
  ["0.written_at", { written_at: "yesterday" }],
  ["0.images", { images: ["1", "2", "3", "4", "5", "6"] }],
])("%s is refused in %j", (path, wrong) => {
  expect(problem({ ...record, ...wrong })).toBe(path);
});

test("a code is taken once", () => {
  expect(problem(record, { ...record, star: 4 })).toBe("1.code");
});

test("a stored review comes back as it was read", () => {
  const [read] = reviewFileSchema.parse([{ ...record, reply: { content: "Thank you!" } }]);
  const stored = {
    protectCode: "mug-1",
    sku: "MUG",
    star: 5,
    title: "",
    content: "Keeps tea hot.",
    displayName: "Ada M.",
    writtenAt: new Date("2026-02-01T12:00:00Z"),
    images: [],
    status: "approved" as const,
    reasonRejected: "" as const,
    reply: "Thank you!" as const,
    replyFirstName: "",
    replyLastName: "",
  };
  expect(writtenReview(stored)).toEqual(read);
});
