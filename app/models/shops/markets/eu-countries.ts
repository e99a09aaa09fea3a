// @public

/** The member states of the European Union, by ISO codes. */
const members = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Whether a country is a member state of the European Union. */
export const isEuCountry = (country: string): boolean => members.has(country);

/** The further states of the European Economic Area, where its consumer law holds, too. */
const neighbors = new Set(["IS", "LI", "NO"]);

/** Whether a country is in the European Economic Area. */
export const isEeaCountry = (country: string): boolean => isEuCountry(country) || neighbors.has(country);
