/**
 * What is said of a variation beside its name: its text, unless the name lists every value of it already, as a name of
 * the variation's own does ("Tide mug, Moss"). Empty where nothing is left to say.
 */
export function variationDetail({ name, variationText }: { name: string; variationText: string }): string {
  const told = name.toLowerCase().split(/, | \| /);
  const isTold = variationText.split(" | ").every((value) => told.includes(value.toLowerCase()));
  return isTold ? "" : variationText;
}

/** The name of what is bought and, in brackets, what else there is to say of its variation. */
export function detailedName(item: { name: string; variationText: string }): string {
  const detail = variationDetail(item);
  return detail ? `${item.name} (${detail})` : item.name;
}
