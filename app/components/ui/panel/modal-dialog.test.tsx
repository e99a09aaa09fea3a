// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { ModalDialog } from "./modal-dialog";

let opener: HTMLButtonElement;
let page: ReturnType<typeof mount>;
beforeEach(() => {
  // What a browser does, as far as the component sees it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
});
afterEach(() => {
  page.remove();
  opener.remove();
});

function open(props: { hasCloseButton?: boolean; startsAtClose?: boolean } = {}) {
  const onClose = vi.fn();
  page = mount(
    onPage(
      <ModalDialog label="Add to list" onClose={onClose} {...props}>
        <p id="inside">Your lists</p>
      </ModalDialog>,
    ),
  );
  const dialog = page.host.querySelector("dialog");
  if (dialog === null) throw new Error("there is no dialog");
  return { dialog, onClose, closer: dialog.querySelector<HTMLElement>('[aria-label="Close"]') };
}
const pressAt = (target: Element | null) =>
  act(() => {
    target?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  });

test("it opens over the page under its name", () => {
  const { dialog } = open();
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute("aria-label")).toBe("Add to list");
});

test("its button closes it, and a press beside it, not one inside", () => {
  const { dialog, onClose, closer } = open();
  pressAt(dialog.querySelector("#inside"));
  expect(onClose).not.toHaveBeenCalled();
  pressAt(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  act(() => closer?.click());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("the focus begins at its button where that is safest, and goes back to what opened it", () => {
  const { closer } = open({ startsAtClose: true });
  expect(document.activeElement).toBe(closer);
  page.remove();
  expect(document.activeElement).toBe(opener);
});

test("one that must be answered has no button to close", () => {
  expect(open({ hasCloseButton: false }).closer).toBeNull();
});
