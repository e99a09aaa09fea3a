// @public

/**
 * A whole number with thousands separators: '10,000'. Without Intl, whose first use holds up a slow phone.
 */
export const numberText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
