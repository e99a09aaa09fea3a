/**
 * How countries write an address, from Google’s address data
 * (libaddressinput, CC BY 4.0); written by `npm run address-tables`.
 * N is the name, O the company, A the street, C the city, S the state, Z the postal code; a slash ends a
 * line.
 */
export const formatTable = `
N/O/A/C: AG AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY
 ML MR MS MW NU PS QA RW SB SL SS ST SX SY TD TF TG TK TL TO TT UG VU WS YE ZW
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
C: AC AD AF AI AL AM AO AQ AR AW AZ BA BB BD BF BG BH BI BJ BM BN BO BQ BS BT BV BW BY BZ CC CD CF CG CI
 CK CL CM CU CV CW CX CY DJ DM DO DZ EC EG EH ER ET FJ FO GA GD GE GH GM GN GQ GT GW GY HM HR HT IE IL
 IR IS JO KE KG KH KI KM KP KW KZ LA LB LC LK LR LS LY MA MC MD ME MG MK ML MM MN MR MS MT MU MV MW MZ
 NA NE NF NG NI NP NU OM PA PE PH PK PS PY QA RS RW SA SB SC SD SI SL SN SR SS ST SX SY SZ TA TD TF TG
 TH TJ TK TL TM TN TO TT TV TZ UG UM UY UZ VA VC VN VU WS XK YE ZM ZW
CZ: AS AT AX BE BL CH CZ DE DK EE FI FK FM FR GB GF GG GL GP GR GS GU HU IM IO JE LI LT LU LV MF MH MP
 MQ MY NC NL NO NZ PL PM PN PR PT PW RE RO SE SH SJ SK TC TR UA VI WF YT ZA
CSZ: AU BR CA CN ES IN IT JP KR MX PF RU TW US
CS: CR HN IQ JM KN PG SO SV VE
S: AE CO HK ID KY NR
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
\d{5} # BA BT CU DE DO DZ EE EH ES FI GT HN HR ID IQ IT JO KE KR KW LA LK MA MM MN MV MX MY NA NI NP PK
 SD SN TH TR UA UY ZM
\d{4} # AF AL AT AU AZ BD BE BG CH CV CY DK ET GE GW HM HT HU LR MK MZ NE NO NZ PH PY SI SJ TN VE ZA
\d{6} # BY CN CO EC KG NG RO RU SG TJ TM UZ
\d{3} # FO GN IS LS MG PG
9[78][01]\d{2} # BL GP MF
ASCN 1ZZ # AC
AD[1-7]0\d # AD
(?:AI-)?2640 # AI
(?:37)?\d{4} # AM
(96799)(?:[ \-](\d{4}))? # AS
22\d{3} # AX
BB\d{5} # BB
(?:1[0-2]|[1-9])\d{2} # BH
[A-Z]{2} ?[A-Z0-9]{2} # BM
[A-Z]{2} ?\d{4} # BN
6799 # CC
\d{4,5}|\d{3}-\d{4} # CR
6798 # CX
FIQQ 1ZZ # FK
(9694[1-4])(?:[ \-](\d{4}))? # FM
\d{2} ?\d{3} # FR
9[78]3\d{2} # GF
GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # GG
GX11 1AA # GI
39\d{2} # GL
SIQQ 1ZZ # GS
(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))? # GU
IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # IM
BBND 1ZZ # IO
\d{5}-?\d{5} # IR
JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2} # JE
\d{5,6} # KH
KY\d-\d{4} # KY
(?:\d{4})(?: ?(?:\d{4}))? # LB
948[5-9]|949[0-8] # LI
980\d{2} # MC
8\d{4} # ME
(969[67]\d)(?:[ \-](\d{4}))? # MH
(9695[012])(?:[ \-](\d{4}))? # MP
9[78]2\d{2} # MQ
\d{3}(?:\d{2}|[A-Z]{2}\d{3}) # MU
988\d{2} # NC
2899 # NF
(?:PC )?\d{3} # OM
(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4} # PE
987\d{2} # PF
9[78]5\d{2} # PM
PCRN 1ZZ # PN
(00[679]\d{2})(?:[ \-](\d{4}))? # PR
(969(?:39|40))(?:[ \-](\d{4}))? # PW
9[78]4\d{2} # RE
(?:ASCN|STHL) 1ZZ # SH
4789\d # SM
[A-Z]{2} ?\d{5} # SO
CP [1-3][1-7][0-2]\d # SV
[HLMS]\d{3} # SZ
TDCU 1ZZ # TA
TKCA 1ZZ # TC
\d{4,5} # TZ
96898 # UM
00120 # VA
VC\d{4} # VC
VG\d{4} # VG
(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))? # VI
986\d{2} # WF
[1-7]\d{4} # XK
976\d{2} # YT`;
