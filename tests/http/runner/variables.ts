import { randomUUID } from "node:crypto";

/**
 * Fills `{{name}}` in a text. Values may hold variables themselves; `{{$guid}}` is new each time, as in
 * editors.
 * @throws Error naming a variable nobody set
 */
export function fillVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\$?\w+)\s*\}\}/g, (_whole, name: string) => {
    if (name === "$guid") return randomUUID();
    const value = variables[name];
    if (value === undefined) throw new Error(`no variable named ${name}`);
    return fillVariables(value, variables);
  });
}

/** Variables of a file with those generated on use (`{{$guid}}`) fixed for the file. */
export function settleVariables(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, fillVariables(value, variables)]),
  );
}
