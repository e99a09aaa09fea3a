// @public

/** A state or province: its postal code and name. */
export type Region = { code: string; name: string };

const unitedStates = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota
TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
AS American Samoa|GU Guam|MP Northern Mariana Islands|VI U.S. Virgin Islands
AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific`;

const canada = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`;

const regions: Record<string, readonly Region[]> = { US: readRegions(unitedStates), CA: readRegions(canada) };

/** The states or provinces of a country; empty if its addresses have none. */
export function regionsOf(country: string): readonly Region[] {
  return regions[country] ?? [];
}

/** Whether addresses in this country need a state (the `state_required` of the countries call). */
export function isStateRequired(country: string): boolean {
  return regionsOf(country).length > 0;
}

/**
 * The postal code of a state given as code or name, in any case; null if the country has no such state. For
 * countries without a list of states the input is returned.
 */
export function regionCode(country: string, text: string): string | null {
  const written = text.trim();
  const known = regionsOf(country);
  if (known.length === 0) return written;
  const wanted = written.toLowerCase();
  const found = known.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.code ?? null;
}

/**
 * Why a text is not the code of a state or province of a country, as addresses keep it; null if it is, or if
 * the country has no list of them.
 */
export function regionProblem(country: string, text: string): string | null {
  const known = regionsOf(country);
  if (known.length === 0 || known.some(({ code }) => code === text)) return null;
  const code = regionCode(country, text);
  if (code !== null) return `'${text}' is not a state’s code: use ${code}`;
  return `${country} has no state '${text}': use a code such as ${known[0]?.code}`;
}

function readRegions(list: string): Region[] {
  return list.split(/[|\n]/).map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}
