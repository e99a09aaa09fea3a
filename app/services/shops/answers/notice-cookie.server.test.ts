import { expect, test } from "vitest";
import { noticeCookie, readNotice } from "./notice-cookie.server";

const requestWith = (cookie: string) =>
  new Request("http://harbor.localhost/", { headers: { Cookie: cookie } });
const sent = (lines: string[]) => noticeCookie(lines).split(";")[0] ?? "";

test("the next page reads the notice, beside other cookies", () => {
  expect(readNotice(requestWith(`a=b; ${sent(["Only 2 “Tea; bowl” left"])}; c=d`))).toEqual({
    page: "/",
    lines: ["Only 2 “Tea; bowl” left"],
    tone: "warning",
  });
});

test("a notice names the one page that shows it", () => {
  const cookie = noticeCookie(["Your payment was declined."], "", "/checkout").split(";")[0] ?? "";
  expect(readNotice(requestWith(cookie))?.page).toBe("/checkout");
});

test("good news look like good news", () => {
  const cookie = noticeCookie(["Mug was added to your cart."], "", "", "success").split(";")[0] ?? "";
  expect(readNotice(requestWith(cookie))?.tone).toBe("success");
});

test("without a notice there is none", () => {
  expect(readNotice(new Request("http://harbor.localhost/"))).toBeNull();
});

test.each(["!", "bm90IGpzb24", Buffer.from('{"a":1}').toString("base64url")])(
  "%s is not a notice",
  (value) => {
    expect(readNotice(requestWith(`awning_notice=${value}`))).toBeNull();
  },
);

test("never exceeds the size that browsers keep", () => {
  expect(sent(Array<string>(50).fill("x".repeat(500))).length).toBeLessThan(4000);
});
