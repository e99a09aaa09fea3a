// @public

/**
 * The details of a variation shown beside its name: its values, or empty if the name already contains all of
 * them ("Tide mug, Moss").
 */
export function variationDetail({ name, variationText }: { name: string; variationText: string }): string {
  const told = name.toLowerCase().split(/, | \| /);
  const isTold = variationText.split(" | ").every((value) => told.includes(value.toLowerCase()));
  return isTold ? "" : variationText;
}

/** The name of a purchased product, followed by its variation's details in brackets. */
export function detailedName(item: { name: string; variationText: string }): string {
  const detail = variationDetail(item);
  return detail ? `${item.name} (${detail})` : item.name;
}
