/** HTML attributes with other names in React. */
const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  colspan: "colSpan",
  rowspan: "rowSpan",
  tabindex: "tabIndex",
  srcset: "srcSet",
  srcdoc: "srcDoc",
  datetime: "dateTime",
  autocomplete: "autoComplete",
  maxlength: "maxLength",
  minlength: "minLength",
  readonly: "readOnly",
  allowfullscreen: "allowFullScreen",
  frameborder: "frameBorder",
  crossorigin: "crossOrigin",
  "http-equiv": "httpEquiv",
};
/** Names with another meaning in React than in HTML. */
const notForReact = /^(children|dangerouslysetinnerhtml|is|key|ref)$/;
/** An owner's value becomes a field's initial value; otherwise React would make the field read-only. */
const firstValue: Record<string, string> = { value: "defaultValue", checked: "defaultChecked" };
const booleanAttributes =
  /^(allowfullscreen|async|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|readonly|required|reversed|selected)$/;

/** An owner's attributes as React properties, without event handlers, for which React expects functions. */
export function toReactAttributes(attributes: Record<string, string>, tag = ""): Record<string, unknown> {
  const isField = tag === "input";
  const entries = Object.entries(attributes)
    .filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name) && !name.startsWith("on") && !notForReact.test(name))
    .map(([name, value]) => {
      if (name === "style") return ["style", toReactStyle(value)];
      const known = (isField && firstValue[name]) || renamed[name] || name;
      return [known, booleanAttributes.test(name) ? true : value];
    });
  return Object.fromEntries(entries);
}

/** A style attribute as React's style object; custom properties keep their names. */
function toReactStyle(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    if (colon < 1) return [];
    const name = declaration.slice(0, colon).trim();
    const key = name.startsWith("--")
      ? name
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[key, declaration.slice(colon + 1).trim()]];
  });
  return Object.fromEntries(declarations);
}

const voidElements =
  /^(area|base|br|col|embed|hr|img|input|keygen|link|menuitem|meta|param|source|track|wbr)$/;

/** Whether an element can have content. */
export const isVoidElement = (tag: string): boolean => voidElements.test(tag);
