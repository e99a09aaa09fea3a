// @public

const kmPerMile = 1.609344;

/** A distance as shoppers in the United States read it: '12 miles away'. */
export function distanceText(km: number): string {
  const miles = Math.round(km / kmPerMile);
  if (miles < 1) return "less than a mile away";
  return miles === 1 ? "1 mile away" : `${miles.toLocaleString("en-US")} miles away`;
}
