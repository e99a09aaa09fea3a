// @vitest-environment jsdom

import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { onPage } from "~/widgets/widget-fixture";
import { LibraryGrid } from "./library-grid";

const picture = { url: "/media/mug", name: "mug.jpg", alt: "", uses: 0, isRemoved: false, to: "/x" };

test("what was unfolded before hydration stays so", async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const page = onPage(
    <LibraryGrid title="Pictures" kind="library" pictures={[picture]} empty="None yet." mayAdd />,
  );
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(page);
  const fold = host.querySelector("details");
  if (!fold) throw new Error("The form is not folded");
  fold.open = true;
  const root = await act(async () => hydrateRoot(host, page));
  expect(host.querySelector("details")).toBe(fold);
  expect(fold.open).toBe(true);
  await act(async () => root.unmount());
});
