// @vitest-environment jsdom

import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useBrowserState } from "../browser-state";
import { lazyPart } from "./lazy-part";

const Panel = ({ name }: { name: string; onClose: () => void }) => <p>{name}</p>;

let page: ReturnType<typeof mount>;
afterEach(() => page.remove());

test("what cannot be had is closed again and told, and the next press asks once more (rule errors-7)", async () => {
  useBrowserState.setState({ lost: "" });
  const load = vi
    .fn(async () => ({ default: Panel }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Part = lazyPart(load);
  const onClose = vi.fn();
  page = mount(<Part name="Pictures" onClose={onClose} />);
  await act(async () => {});
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.host.textContent).toBe("");
  expect(useBrowserState.getState().lost).toMatch(/connection/);
  await act(async () => page.render(<Part name="Pictures" onClose={onClose} />));
  expect(page.host.textContent).toBe("Pictures");
});
