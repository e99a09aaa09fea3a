/** HTML attribute names React knows by another name. */
const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  colspan: "colSpan",
  rowspan: "rowSpan",
  tabindex: "tabIndex",
  srcset: "srcSet",
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
const booleanAttributes =
  /^(allowfullscreen|async|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|readonly|required|reversed|selected)$/;

/** An owner's attributes as React properties. Event handler attributes are left out: React takes functions there. */
export function toReactAttributes(attributes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(attributes)
    .filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name) && !name.startsWith("on"))
    .map(([name, value]) => {
      if (name === "style") return ["style", toReactStyle(value)];
      return [renamed[name] ?? name, booleanAttributes.test(name) ? true : value];
    });
  return Object.fromEntries(entries);
}

/** A style attribute as React's style object; custom properties keep their name. */
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
