// @vitest-environment jsdom
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useOpenTab } from "./use-open-tab";

/** Tabs as a product's page has them. */
function Tabs({ ids, first }: { ids: string[]; first: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [openId] = useState(first);
  useOpenTab(box, ids.join(" "));
  return (
    <div ref={box}>
      {ids.map((id) => (
        <details key={id} name="tabs" open={id === openId}>
          <summary>{id}</summary>
        </details>
      ))}
    </div>
  );
}

let page: ReturnType<typeof mount>;
const opened = () => [...page.host.querySelectorAll("details[open] summary")].map((tab) => tab.textContent);

afterEach(() => page.remove());

test("a tab that vanishes with a variation while it is open gives way to the first (rule product-10)", () => {
  page = mount(<Tabs ids={["description", "details", "shipping"]} first="details" />);
  expect(opened()).toEqual(["details"]);
  page.render(<Tabs ids={["description", "shipping"]} first="details" />);
  expect(opened()).toEqual(["description"]);
});

test("one that vanishes while another is open changes nothing", () => {
  page = mount(<Tabs ids={["description", "details", "shipping"]} first="shipping" />);
  page.render(<Tabs ids={["description", "shipping"]} first="shipping" />);
  expect(opened()).toEqual(["shipping"]);
});
