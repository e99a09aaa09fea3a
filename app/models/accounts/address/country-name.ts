// @public

const list = `AD Andorra|AE United Arab Emirates|AG Antigua and Barbuda|AL Albania|AM Armenia|AO Angola|AR Argentina|AT Austria
AU Australia|AW Aruba|AZ Azerbaijan|BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso
BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|BM Bermuda|BN Brunei|BO Bolivia|BR Brazil|BS Bahamas|BT Bhutan|BW Botswana
BZ Belize|CA Canada|CD Congo (Kinshasa)|CF Central African Republic|CG Congo (Brazzaville)|CH Switzerland
CI Côte d’Ivoire|CL Chile|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CV Cape Verde|CW Curaçao|CY Cyprus|CZ Czechia
DE Germany|DJ Djibouti|DK Denmark|DM Dominica|DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt
ES Spain|ET Ethiopia|FI Finland|FJ Fiji|FO Faroe Islands|FR France|GA Gabon|GB United Kingdom|GD Grenada|GE Georgia
GH Ghana|GI Gibraltar|GL Greenland|GM Gambia|GN Guinea|GR Greece|GT Guatemala|GY Guyana|HK Hong Kong|HN Honduras
HR Croatia|HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel|IN India|IQ Iraq|IS Iceland|IT Italy|JM Jamaica
JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|KN Saint Kitts and Nevis|KR South Korea|KW Kuwait
KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho
LT Lithuania|LU Luxembourg|LV Latvia|MA Morocco|MC Monaco|MD Moldova|ME Montenegro|MG Madagascar|MK North Macedonia
ML Mali|MM Myanmar|MN Mongolia|MO Macao|MR Mauritania|MT Malta|MU Mauritius|MV Maldives|MW Malawi|MX Mexico
MY Malaysia|MZ Mozambique|NA Namibia|NE Niger|NG Nigeria|NI Nicaragua|NL Netherlands|NO Norway|NP Nepal
NZ New Zealand|OM Oman|PA Panama|PE Peru|PG Papua New Guinea|PH Philippines|PK Pakistan|PL Poland|PT Portugal
PY Paraguay|QA Qatar|RO Romania|RS Serbia|RW Rwanda|SA Saudi Arabia|SC Seychelles|SE Sweden|SG Singapore|SI Slovenia
SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SR Suriname|SV El Salvador|SZ Eswatini|TC Turks and Caicos Islands
TD Chad|TG Togo|TH Thailand|TJ Tajikistan|TM Turkmenistan|TN Tunisia|TR Türkiye|TT Trinidad and Tobago|TW Taiwan
TZ Tanzania|UA Ukraine|UG Uganda|US United States|UY Uruguay|UZ Uzbekistan|VA Vatican City
VC Saint Vincent and the Grenadines|VN Vietnam|VU Vanuatu|WS Samoa|ZA South Africa|ZM Zambia|ZW Zimbabwe`;

const names = new Map(list.split(/[|\n]/).map((entry) => [entry.slice(0, 2), entry.slice(3)]));

/**
 * A country's English name by its ISO 3166 code; the code itself if it is unknown. The names are listed here
 * because a browser's own names differ from the server's.
 */
export function countryName(code: string): string {
  return names.get(code) ?? code;
}
