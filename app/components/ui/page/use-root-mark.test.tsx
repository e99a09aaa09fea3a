/** @vitest-environment jsdom */
import { expect, test } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useRootMark } from "./use-root-mark";

function Bar({ state }: { state: string | null }) {
  useRootMark("header", state);
  return null;
}

test("the root says what a script changed, as long as that is there", () => {
  const marks = document.documentElement.dataset;
  const bar = mount(<Bar state={null} />);
  expect(marks.header).toBeUndefined();
  bar.render(<Bar state="sticky" />);
  expect(marks.header).toBe("sticky");
  bar.render(<Bar state="collapsed" />);
  expect(marks.header).toBe("collapsed");
  bar.remove();
  expect(marks.header).toBeUndefined();
});
