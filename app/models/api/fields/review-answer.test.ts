import { expect, test } from "vitest";
import type { ReviewRecord } from "../../conversations/review-view";
import { reviewAnswer } from "./review-answer";

const review: ReviewRecord = {
  id: 7,
  productId: 3,
  star: 4,
  title: "Good",
  content: "Keeps tea hot.",
  images: [],
  displayName: "Ada M.",
  isGuest: false,
  status: "approved",
  reasonRejected: "",
  reply: "",
  replyFirstName: "",
  replyLastName: "Reed",
  likes: 2,
  isBuyer: true,
  writtenAt: new Date("2026-01-01T02:00:00Z"),
};
const now = new Date("2026-03-01T02:00:00Z");
const answer = (over: Partial<ReviewRecord> = {}) =>
  reviewAnswer({ ...review, ...over }, now, "America/New_York");

test("dates are those of the shop's clock", () => {
  expect(answer()).toMatchObject({ display_date: "Dec 31 2025", time_from_now: "2 months ago" });
});

test("a customer has a nick name, a guest a display name", () => {
  expect(answer()).toMatchObject({ customer: { nick_name: "Ada M." }, is_guest: false, guest_info: null });
  expect(answer({ isGuest: true })).toMatchObject({
    customer: null,
    is_guest: true,
    guest_info: { display_name: "Ada M." },
  });
});

test("a reply without a first name is from Admin", () => {
  expect(answer().reply).toBeNull();
  expect(answer({ reply: "Thanks" }).reply).toEqual({
    content: "Thanks",
    first_name: "Admin",
    last_name: "",
  });
});
