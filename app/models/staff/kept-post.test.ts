import { expect, test } from "vitest";
import { keptPost } from "./kept-post";

test("a post is kept without its secrets, which are named to be typed again (rule staff-19)", () => {
  const kept = keptPost("/admin/settings/mail", [
    ["do", "settings"],
    ["rows[0].name", "June"],
    ["api_secret", "s3cret"],
    ["password", ""],
  ]);
  expect(kept).toEqual({
    to: "/admin/settings/mail",
    fields: [
      ["do", "settings"],
      ["rows[0].name", "June"],
    ],
    secrets: ["api_secret"],
  });
});
