import { expect, test } from "vitest";
import { giveBrowserId } from "./give-browser-id.server";

const origin = "https://harbor.example";

/** What a browser with these cookies is given by a page. */
function given(cookie: string | undefined, at: string | null): string[] {
  const set: string[] = [];
  const res = {
    appendHeader(_name: string, value: string | readonly string[]) {
      set.push(String(value));
      return this as never;
    },
  };
  giveBrowserId({ headers: { cookie } }, res, at);
  return set;
}

test("a browser gets one id, with the first page that counts it (rule tracking-2)", () => {
  const [cookie = "", ...more] = given(undefined, origin);
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^__Host-awning_browser=[0-9a-f-]{36}; Path=\/; Max-Age=\d+; HttpOnly/);
  const [id = ""] = cookie.replace("__Host-", "").split(";");
  expect(given(id, origin)).toEqual([]);
  expect(given(undefined, null)).toEqual([]);
});
