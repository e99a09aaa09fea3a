import { expect, test } from "vitest";
import { propsOf, renderOnPage } from "../widget-fixture";
import { EmailSignup } from "./email-signup";
import { declaration } from "./schema";

const render = (props: Record<string, unknown> = {}) =>
  renderOnPage(<EmailSignup props={propsOf(declaration, props)} items={[]} data={null} name="news" />);

test("is a form with an e-mail and a button of the specified size", () => {
  const html = render();
  expect(html).toMatch(/<form(?=[^>]* action="\/forms\/news")(?=[^>]* method="post")/);
  expect(html).toMatch(/<label for="form-news-email"[^>]*>Email<\/label>/);
  expect(html).toMatch(/<button[^>]*style="width:100px;height:52px"[^>]*>Sign up<\/button>/);
});

test("shows the owner's texts", () => {
  const html = render({
    title: "Letters",
    description: "Twice a season.",
    buttonLabel: "Join",
    buttonWidthPx: 140,
  });
  for (const text of ["Letters", "Twice a season.", ">Join</button>", "width:140px"])
    expect(html).toContain(text);
});

test.each([
  [{ buttonHeightPx: 4 }, 52],
  [{ buttonHeightPx: "tall" }, 52],
  [{ buttonHeightPx: 60 }, 60],
])("%j gives a button of %d px", (props, heightPx) => {
  expect(propsOf(declaration, props).buttonHeightPx).toBe(heightPx);
});
