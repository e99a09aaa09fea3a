// @public

/** A post that came without a session: where it goes, what was typed, and the fields to be typed again. */
export type KeptPost = {
  to: string;
  fields: readonly (readonly [string, string])[];
  secrets: readonly string[];
};

const isSecret = (name: string): boolean => /password|secret|token|private_?key/i.test(name);

/** Keeps a post for after the sign-in (rule staff-19). No secret goes back into a page. */
export function keptPost(to: string, pairs: readonly (readonly [string, string])[]): KeptPost {
  return {
    to,
    fields: pairs.filter(([name]) => !isSecret(name)),
    secrets: [...new Set(pairs.flatMap(([name, text]) => (isSecret(name) && text !== "" ? [name] : [])))],
  };
}

/** Whether the data of an error is a kept post. */
export const isKeptPost = (data: unknown): data is KeptPost =>
  typeof data === "object" && data !== null && "secrets" in data && "fields" in data && "to" in data;
