// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useLastLoaded } from "./use-last-loaded";

const Panel = ({ loaded }: { loaded: string | null | undefined }) => (
  <p>{useLastLoaded(loaded) ?? "Loading"}</p>
);

test("a conversation that cannot be loaded changes nothing (rule errors-5)", () => {
  const { host, render, remove } = mount(<Panel loaded={undefined} />);
  render(<Panel loaded={null} />);
  expect(host.textContent).toBe("Loading");
  render(<Panel loaded="Two messages" />);
  render(<Panel loaded={null} />);
  expect(host.textContent).toBe("Two messages");
  render(<Panel loaded="Three messages" />);
  expect(host.textContent).toBe("Three messages");
  remove();
});
