// @vitest-environment jsdom
import { useRef } from "react";
import { expect, test } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useTypedLength } from "./use-typed-length";

function Counted({ typed }: { typed: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [length] = useTypedLength(field, (text) => text.length, "");
  // As a field that was filled in before the page had its script.
  const fill = (element: HTMLTextAreaElement | null) => {
    (field as { current: HTMLTextAreaElement | null }).current = element;
    if (element) element.value = typed;
  };
  return (
    <>
      <textarea ref={fill} />
      <output>{length}</output>
    </>
  );
}

test("a counter counts what was typed before its script", () => {
  const { host, remove } = mount(<Counted typed="Is it oiled?" />);
  expect(host.querySelector("output")?.textContent).toBe("12");
  remove();
});
