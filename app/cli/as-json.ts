/** A value as owners read it. */
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
