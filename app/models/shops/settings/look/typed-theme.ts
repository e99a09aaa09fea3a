// @public

import { type Theme, themeSchema } from "../theme";

/** Longer than any theme as {@link themeText} writes it. */
const longestText = 2000;

/** A theme as the fields of its form in one text, such as `colors.brand=%231f3d38&radiusPx=4`. */
export function themeText({ colors, ...rest }: Partial<Theme>): string {
  const fields = new URLSearchParams();
  for (const [name, color] of Object.entries(colors ?? {})) fields.set(`colors.${name}`, color);
  for (const [name, value] of Object.entries(rest)) fields.set(name, String(value));
  return fields.toString();
}

/**
 * A theme that is typed and not saved (rule builder-15): fields that are none, or hold nothing that is
 * allowed, stay as saved.
 */
export function typedTheme(text: string, saved: Theme): Theme {
  let theme = saved;
  for (const [path, value] of new URLSearchParams(text.slice(0, longestText))) {
    const read = themeSchema.safeParse(withField(theme, path, value.trim()));
    if (read.success) theme = read.data;
  }
  return theme;
}

function withField(theme: Theme, path: string, text: string): unknown {
  const color = /^colors\.(\w+)$/.exec(path)?.[1] as keyof Theme["colors"] | undefined;
  if (color === undefined) return { ...theme, [path]: readField(path, text) };
  const { [color]: _before, ...others } = theme.colors;
  return { ...theme, colors: text === "" ? others : { ...others, [color]: text } };
}

const readField = (path: string, text: string) =>
  path === "radiusPx" && text !== ""
    ? Number(text)
    : path === "alwaysShowHamburger"
      ? ["true", "yes"].includes(text)
      : text;
