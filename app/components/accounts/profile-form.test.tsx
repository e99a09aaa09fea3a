import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ProfileForm } from "./profile-form";

const profile = { first_name: "Grace", last_name: "Hopper", nick_name: "" };

test.each([
  [{ reviews: "Grace H.", messages: "Grace H." }, "Reviews and messages now show “Grace_H.”<"],
  [{ reviews: "Sea", messages: "Grace H." }, "Reviews now show “Sea”. Messages show two words or more"],
  [{ reviews: "Sea", messages: null }, "Reviews now show “Sea”. Messages ask you for a name of two words."],
])("what others see of a name, on one line and with one point (rule accounts-32): %j", (shownNames, says) => {
  const html = renderOnPage(<ProfileForm profile={profile} shownNames={shownNames} />);
  expect(html.replaceAll("\u00a0", "_")).toContain(says);
});
