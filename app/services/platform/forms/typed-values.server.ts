// @public

/** The texts of a posted form that may be sent back to fill it again: no passwords, tokens or files. */
export function typedValues(form: FormData, names: readonly string[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value;
  }
  return typed;
}
