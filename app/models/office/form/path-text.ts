/** A path as the name of its field: `rules[0].state`. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
