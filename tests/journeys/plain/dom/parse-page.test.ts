import { expect, test } from "vitest";
import { parsePage } from "./parse-page";
import { isValidForm } from "./validity";

const address = "http://harbor.localhost/account?tab=1";
const page = (body: string) => parsePage(`<!doctype html><html><body>${body}</body></html>`, address);
const find = <E extends Element>(body: string, selector: string): E => {
  const found = page(body).querySelector<E>(selector);
  if (!found) throw new Error(`nothing is at ${selector}`);
  return found;
};
const isValid = (fields: string, hasFiles = false) =>
  isValidForm(find(`<form>${fields}</form>`, "form"), () => hasFiles);

test("a form holds its controls in the order of the page, those outside that name it too", () => {
  const form = find<HTMLFormElement>(
    '<input name="before" form="f"><form id="f"><button name="send"></button><input type="image" name="map">' +
      '<input name="other" form="g"></form><select name="after" form="f"></select><form id="g"></form>',
    "#f",
  );
  expect([...form.elements].map((one) => one.getAttribute("name"))).toEqual(["before", "send", "after"]);
});

test("a label names the control of its id, or else the first one in it", () => {
  expect(
    find<HTMLLabelElement>('<label for="a">A</label><input type="hidden"><input id="a">', "label").control
      ?.id,
  ).toBe("a");
  expect(
    find<HTMLLabelElement>('<label><input type="hidden"><input name="b"></label>', "label").control,
  ).toHaveProperty("name", "b");
  expect(find<HTMLLabelElement>('<label for="none"><input></label>', "label").control).toBeNull();
});

test("names of attributes have no case", () => {
  const button = find<HTMLButtonElement>('<button formMethod="get" formNoValidate="">', "button");
  expect([button.getAttribute("formmethod"), button.formNoValidate, button.type]).toEqual([
    "get",
    true,
    "submit",
  ]);
});

test("unknown types are text", () => {
  expect(find<HTMLInputElement>('<input type="sometime">', "input").type).toBe("text");
  expect(find<HTMLInputElement>('<input type="CheckBox">', "input").type).toBe("checkbox");
});

test("what is typed is the value, and the attribute stays", () => {
  const field = find<HTMLInputElement>('<input value="as it came &amp; was">', "input");
  expect(field.value).toBe("as it came & was");
  field.value = "typed\nin two lines";
  expect([field.value, field.getAttribute("value")]).toEqual(["typedin two lines", "as it came & was"]);
});

test("a field of numbers holds numbers", () => {
  const field = find<HTMLInputElement>('<input type="number" value="1.5">', "input");
  expect(field.value).toBe("1.5");
  field.value = "many";
  expect(field.value).toBe("");
});

test("a text field of several lines drops the line break it begins with", () => {
  const area = find<HTMLTextAreaElement>(
    "<textarea>\nfirst &lt;b&gt; &amp;amp;\nsecond</textarea>",
    "textarea",
  );
  expect(area.value).toBe("first <b> &amp;\nsecond");
});

test("a list has the chosen option, the last of several, or the first that can be chosen", () => {
  const value = (options: string) => find<HTMLSelectElement>(`<select>${options}</select>`, "select").value;
  expect(value("<option disabled>Choose</option><option>One  piece</option>")).toBe("One piece");
  expect(value('<option value="1" selected>1</option><option value="2" selected>2</option>')).toBe("2");
  expect(value('<optgroup label="G" disabled><option>1</option></optgroup><option>2</option>')).toBe("2");
  expect(value("")).toBe("");
});

test("an option that is chosen takes the place of the other", () => {
  const list = find<HTMLSelectElement>(
    "<select><option selected>a</option><option>b</option></select>",
    "select",
  );
  const second = list.options[1];
  if (second) second.selected = true;
  expect([list.value, list.selectedOptions.length]).toEqual(["b", 1]);
});

test("of the radio buttons of a group in a form one is chosen", () => {
  const form = find<HTMLFormElement>(
    '<form><input type="radio" name="r" value="1" checked><input type="radio" name="r" value="2"></form>' +
      '<input type="radio" name="r" value="3" checked>',
    "form",
  );
  const second = form.querySelectorAll("input")[1];
  if (second) second.checked = true;
  expect([...form.ownerDocument.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([
    false,
    true,
    true,
  ]);
});

test("a link leads where its page is", () => {
  expect(find<HTMLAnchorElement>('<a href="?tab=2&amp;x">2</a>', "a").href).toBe(
    "http://harbor.localhost/account?tab=2&x",
  );
});

test.each([
  ["<input>", true],
  ["<input required>", false],
  ['<input required value="1">', true],
  ["<input required disabled>", true],
  ["<fieldset disabled><input required></fieldset>", true],
  ["<fieldset disabled><legend><input required></legend></fieldset>", false],
  ["<input required readonly>", true],
  ["<textarea required></textarea>", false],
  ["<select required><option value></option></select>", false],
  ['<input type="checkbox" required>', false],
  ['<input type="checkbox" required checked>', true],
  ['<input type="radio" name="r" required><input type="radio" name="r" checked>', true],
  ['<input type="radio" name="r" required><input type="radio" name="q" checked>', false],
  ['<input type="email" value="ada@example">', true],
  ['<input type="email" value="ada">', false],
  ['<input type="url" value="example.com">', false],
  ['<input type="number" min="1" max="3" value="3">', true],
  ['<input type="number" min="1" max="3" value="4">', false],
  ['<input type="number" min="1" max="3" value="1.5">', false],
  ['<input type="number" min="0" step="0.1" value="0.3">', true],
  ['<input pattern="[0-9]{5}" value="12345">', true],
  ['<input pattern="[0-9]{5}" value="123456">', false],
  // Lengths bind what is typed, not what came.
  ['<input minlength="5" value="1">', true],
])("%s goes: %s", (fields, goes) => {
  expect(isValid(fields)).toBe(goes);
});

test("a typed text may not be too short", () => {
  const form = find<HTMLFormElement>('<form><input minlength="3"></form>', "form");
  const field = form.querySelector("input");
  if (field) field.value = "12";
  expect(isValidForm(form, () => false)).toBe(false);
});

test("a file that must be chosen is missed", () => {
  expect([isValid('<input type="file" required>'), isValid('<input type="file" required>', true)]).toEqual([
    false,
    true,
  ]);
});
