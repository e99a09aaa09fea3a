/**
 * How countries write an address, from Google’s address data
 * (libaddressinput, CC BY 4.0); written by `npm run address-tables`.
 * N is the name, O the company, A the street, C the city, S the state, Z the postal code; a slash ends a
 * line.
 */
export const formatTable = `
N/O/A/Z C: AD AZ BA BG CY CZ DE DK DO DZ EH ET FO GE GL GN GR GW HR HT IS KG KW LA LR MA MC MD ME MG MK
 NE NO PL PT PY RS SI SJ SK SM SN TJ TM TN TZ VA XK ZM
N/O/A/C Z: AS BH BM BN BT FM GU IL JO KH LB LS MH MP MT MV NP NZ PK PR PW SA UM VC VI
N/O/A/C/Z: AC AF AI FK GB GG GS IM IO JE KE LK NA PN SD SH SZ TA TC VG ZA
O/N/A/Z C: AT AX BE BL CH FI FR GF GP LI LU MF MQ NC NL PM RE SE WF YT
N/O/A/Z C/S: AR CL CV MY TR UZ
N/O/A/Z C S: EE ES IT MZ PF UY
N/O/A/C/S: HK JM PA SC SR TV
O/N/A/C S Z: AU CC CX HM NF
N/O/A/Z/C: AL EC MU OM
N/O/A/C/S/Z: EG IE RU UA
N/O/A/C/S Z: ID MN TH VN
N/O/A/C, S Z: BB SO US
Z/S C/A/O/N: CN JP TW
N/O/A/C Z/S: IN NG PE
N/O/A/S: AE NR
N/O/A/C, S: BS KN
N/O/A/Z: GI SG
Z/S/C/A/O/N: KP KZ
N/O/A/Z/C/S: AM
N/O/A/C - Z: BD
O/N/A/C-S/Z: BR
O/N/A/Z, C/S: BY
N/O/A/C S Z: CA
N/O/A/C, S, Z: CO
N/O/A/S, C/Z: CR
N/O/A/C S/Z: CU
N/O/A/Z- C: GT
N/O/A/C, S/Z: HN
N/O/C/A/Z: HU
O/N/A/C, S/Z: IQ
O/N/S/C/A/Z: IR
N/O/A/S/C: KI
S C/A/O/N/Z: KR
N/O/A/S Z: KY
O/N/A/Z C S: LT
N/O/A/S/C, Z: LV
N/O/A/C, Z: MM
A/O/N: MO
N/O/A/Z C, S: MX
N/O/A/Z/C, S: NI
N/O/A/C Z S: PG
N/O/A/C/Z S: PH
N/O/A/Z S C: RO
N/O/A/Z-C/S: SV
N/O/A/C Z, S: VE`;

/** Which of city, state and postal code an address needs. */
export const requiredTable = `
CZ: AS AT AX BE BL CH CZ DE DK EE FI FK FM FR GB GF GG GL GP GR GS GU HU IM IO JE LI LT LU LV MF MH MP
 MQ MY NC NL NO NZ PL PM PN PR PT PW RE RO SE SH SJ SK TC TR UA VI WF YT ZA
CSZ: AU BR CA CN ES IN IT JP KR MX PF RU TW US
CS: CR HN IQ JM KN PG SO SV VE
S: AE CO HK ID KY NR
A: AG GI MO VG
Z: SG SM`;

/** What the states, the cities and the postal codes of countries are called, other than in most. */
export const stateNames = `
state: AS AU BR FM IN MH MP MX MY NG PW UM US VE VI
island: BS CV KI KN KY PF SC TV
department: CO HN NI
parish: BB JM
county: IE TW
oblast: RU UA
emirate: AE
region: FR
area: HK
prefecture: JP
do_si: KR
district: NR`;
export const cityNames = `
district: HK PE SD SY TR TW
post_town: GB NO SE SJ
suburb: AU`;
export const postalCodeNames = `
zip: AS FM GU MH MP PR PW UM US VI
eircode: IE
pin: IN`;

/** The format of postal codes. */
export const postalCodeTable = String.raw`
\d{5} # AX BA BL BT CU DE DO DZ EE EH ES FI GF GP GT HN HR ID IQ IT JO KE KR KW LA LK MA MC ME MF MM MN
 MQ MV MX MY NA NC NI NP PF PK PM RE SD SM SN TH TR UA UY VA WF XK YT ZM
\d{4} # AF AL AT AU AZ BD BE BG CC CH CV CX CY DK ET GE GL GW HM HT HU LI LR MK MZ NE NF NO NZ PH PY SI
 SJ TN VE ZA
\d{6} # BY CN CO EC KG NG RO RU SG TJ TM UZ
\d{5}(?:-\d{4})? # AS FM GU MH MP PR PW UM VI
\d{3} # FO GN IS LS MG PG
(?:37)?\d{4} # AM
(?:1[0-2]|[1-9])\d{2} # BH
\d{4,5}|\d{3}-\d{4} # CR
\d{2} ?\d{3} # FR
GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # GG
IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # IM
\d{5}-?\d{5} # IR
JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # JE
\d{5,6} # KH
(?:\d{4})(?: ?(?:\d{4}))? # LB
\d{4,5} # TZ`;
