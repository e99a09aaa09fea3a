// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useClosedByBack } from "./use-closed-by-back";

/** Where the browser is, and how it came there. */
const at = vi.hoisted(() => ({ key: "first", type: "POP" }));
vi.mock("@remix-run/react", () => ({ useLocation: () => at, useNavigationType: () => at.type }));

const close = vi.fn();
function Panel() {
  useClosedByBack(close);
  return null;
}

test("a choice leaves a panel open, the way back closes it (rule layout-18)", () => {
  const page = mount(<Panel />);
  const go = (place: typeof at) => {
    Object.assign(at, place);
    page.render(<Panel />);
  };
  go({ key: "chosen", type: "PUSH" });
  expect(close).not.toHaveBeenCalled();
  go({ key: "first", type: "POP" });
  expect(close).toHaveBeenCalledOnce();
  page.remove();
});
