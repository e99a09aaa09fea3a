import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { SearchBar } from "./search-bar";

test("a header that places the search twice has two fields, each with its own id and label", () => {
  const page = renderOnPage(
    <>
      <SearchBar className="wide" />
      <SearchBar className="narrow" />
    </>,
  );
  const idsOf = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, id]) => id);
  const fields = idsOf(/<input[^>]* id="([^"]+)"/g);
  expect(new Set(fields).size).toBe(2);
  expect(idsOf(/<label for="([^"]+)"/g)).toEqual(fields);
});
