// @public

import { spokenLanguage } from "~/models/platform/texts/spoken-language";

const list = `
AD Andorra|AE United Arab Emirates|AG Antigua and Barbuda|AI Anguilla|AL Albania|AM Armenia|AO Angola
AR Argentina|AS American Samoa|AT Austria|AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan
BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain
BI Burundi|BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BR Brazil
BS Bahamas|BT Bhutan|BW Botswana|BY Belarus|BZ Belize|CA Canada|CD Congo (Kinshasa)
CF Central African Republic|CG Congo (Brazzaville)|CH Switzerland|CI Côte d’Ivoire|CK Cook Islands|CL Chile
CM Cameroon|CN China|CO Colombia|CR Costa Rica|CV Cape Verde|CW Curaçao|CY Cyprus|CZ Czechia|DE Germany
DJ Djibouti|DK Denmark|DM Dominica|DO Dominican Republic|DZ Algeria|EC Ecuador|EE Estonia|EG Egypt|ES Spain
ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|GA Gabon
GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland
GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece|GT Guatemala|GU Guam|GW Guinea-Bissau
GY Guyana|HK Hong Kong|HN Honduras|HR Croatia|HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel
IM Isle of Man|IN India|IQ Iraq|IS Iceland|IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya
KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros|KN Saint Kitts and Nevis|KR South Korea|KW Kuwait
KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia
LS Lesotho|LT Lithuania|LU Luxembourg|LV Latvia|MA Morocco|MC Monaco|MD Moldova|ME Montenegro
MF Saint Martin|MG Madagascar|MH Marshall Islands|MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao
MP Northern Mariana Islands|MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maldives
MW Malawi|MX Mexico|MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|NG Nigeria|NI Nicaragua
NL Netherlands|NO Norway|NP Nepal|NZ New Zealand|OM Oman|PA Panama|PE Peru|PF French Polynesia
PG Papua New Guinea|PH Philippines|PK Pakistan|PL Poland|PM Saint Pierre and Miquelon|PR Puerto Rico
PS Palestine|PT Portugal|PW Palau|PY Paraguay|QA Qatar|RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda
SA Saudi Arabia|SB Solomon Islands|SC Seychelles|SE Sweden|SG Singapore|SH Saint Helena|SI Slovenia
SJ Svalbard and Jan Mayen|SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname
ST São Tomé and Príncipe|SV El Salvador|SX Sint Maarten|SZ Eswatini|TC Turks and Caicos Islands|TD Chad
TG Togo|TH Thailand|TJ Tajikistan|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye
TT Trinidad and Tobago|TW Taiwan|TZ Tanzania|UA Ukraine|UG Uganda|US United States|UY Uruguay|UZ Uzbekistan
VA Vatican City|VC Saint Vincent and the Grenadines|VE Venezuela|VG British Virgin Islands
VI U.S. Virgin Islands|VN Vietnam|VU Vanuatu|WS Samoa|XK Kosovo|YT Mayotte|ZA South Africa|ZM Zambia
ZW Zimbabwe`;

const names = new Map(
  list
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const inOther = new Map<string, Intl.DisplayNames>();

/**
 * A country's name by its ISO 3166 code, in the language spoken now; the code itself if it is unknown.
 * English names are listed here because a browser's own names differ from the server's.
 */
export function countryName(code: string): string {
  const language = spokenLanguage();
  if (language === "en" || !names.has(code)) return names.get(code) ?? code;
  const known = inOther.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  inOther.set(language, known);
  return known.of(code) ?? code;
}
