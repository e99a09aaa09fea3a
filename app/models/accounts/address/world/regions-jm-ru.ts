/**
 * States and provinces from Google’s address data
 * (libaddressinput, CC BY 4.0); written by `npm run address-tables`.
 */
export const regionsJMToRU = {
  JM: String.raw`
13 Clarendon|09 Hanover|01 Kingston|12 Manchester|04 Portland|02 St. Andrew|06 St. Ann
14 St. Catherine|11 St. Elizabeth|08 St. James|05 St. Mary|03 St. Thomas|07 Trelawny|10 Westmoreland`,
  JP: String.raw`
01 Hokkaido/北海道:0[4-9],00[1-7]|02 Aomori/青森県:03,018|03 Iwate/岩手県:02|04 Miyagi/宮城県:98|05 Akita/秋田県:01
06 Yamagata/山形県:99|07 Fukushima/福島県:9[67]|08 Ibaraki/茨城県:3[01]|09 Tochigi/栃木県:32,311,349
10 Gunma/群馬県:37,38[49]|11 Saitama/埼玉県:3[3-6]|12 Chiba/千葉県:2[6-9]|13 Tokyo/東京都:1[0-8],19[0-8],20
14 Kanagawa/神奈川県:2[1-5],199|15 Niigata/新潟県:9[45],389|16 Toyama/富山県:93|17 Ishikawa/石川県:92,939
18 Fukui/福井県:91,922|19 Yamanashi/山梨県:40|20 Nagano/長野県:3[89],949|21 Gifu/岐阜県:50
22 Shizuoka/静岡県:4[1-9]|23 Aichi/愛知県:4[4-9],431|24 Mie/三重県:51,498,647|25 Shiga/滋賀県:52
26 Kyoto/京都府:6[0-2],520|27 Osaka/大阪府:5[3-9],618,630|28 Hyogo/兵庫県:6[5-7],563|29 Nara/奈良県:63,64[78]
30 Wakayama/和歌山県:64,519|31 Tottori/鳥取県:68|32 Shimane/島根県:69,68[45]|33 Okayama/岡山県:7[01]
34 Hiroshima/広島県:7[23]|35 Yamaguchi/山口県:7[45]|36 Tokushima/徳島県:77|37 Kagawa/香川県:76|38 Ehime/愛媛県:79
39 Kochi/高知県:78|40 Fukuoka/福岡県:8[0-3],871|41 Saga/佐賀県:84|42 Nagasaki/長崎県:85,81[17],848
43 Kumamoto/熊本県:86|44 Oita/大分県:87,839|45 Miyazaki/宮崎県:88|46 Kagoshima/鹿児島県:89|47 Okinawa/沖縄県:90`,
  KN: String.raw`
N Nevis|K St. Kitts`,
  KP: String.raw`
07 Kangwon/강원도|13 Rason/라선 특별시|10 Ryanggang/량강도|04 Chagang/자강도|02 South Pyongan/평안 남도
03 North Pyongan/평안 북도|01 Pyongyang/평양 직할시|08 South Hamgyong/함경 남도|09 North Hamgyong/함경 북도
05 South Hwanghae/황해남도|06 North Hwanghae/황해북도`,
  KR: String.raw`
42 Gangwon-do/강원:2[456]\d{2}|41 Gyeonggi-do/경기:1[0-8]\d{2}|48 Gyeongsangnam-do/경남:5[0-3]\d{2}
47 Gyeongsangbuk-do/경북:(?:3[6-9],40)\d{2}|29 Gwangju/광주:6[12]\d{2}|27 Daegu/대구:4[123]\d{2}
30 Daejeon/대전:3[45]\d{2}|26 Busan/부산:4[6-9]\d{2}|11 Seoul/서울:0[1-8]\d{2}|50 Sejong/세종:30[01]\d
31 Ulsan/울산:4[45]\d{2}|28 Incheon/인천:2[1-3]\d{2}|46 Jeollanam-do/전남:5[7-9]\d{2}
45 Jeollabuk-do/전북:5[4-6]\d{2}|49 Jeju-do/제주:63[0-356]\d|44 Chungcheongnam-do/충남:3[1-3]\d{2}
43 Chungcheongbuk-do/충북:2[789]\d{2}`,
  KY: String.raw`
Cayman_Brac Cayman Brac|Grand_Cayman Grand Cayman|Little_Cayman Little Cayman`,
  MX: String.raw`
AGU Aguascalientes:20|BCN Baja California:2[12]|BCS Baja California Sur:23|CAM Campeche:24
CHP Chiapas:29,30|CHH Chihuahua:3[1-3]|CMX Ciudad de México:0,1[0-6]|COA Coahuila de Zaragoza:2[5-7]
COL Colima:28|DUR Durango:3[45]|MEX Estado de México:5[0-7]|GUA Guanajuato:3[6-8]
GRO Guerrero:39,4[01]|HID Hidalgo:4[23]|JAL Jalisco:4[4-9]|MIC Michoacán:5[89],6[01]|MOR Morelos:62
NAY Nayarit:63|NLE Nuevo León:6[4-7]|OAX Oaxaca:6[89],7[01]|PUE Puebla:7[2-5]|QUE Querétaro:76
ROO Quintana Roo:77|SLP San Luis Potosí:7[89]|SIN Sinaloa:8[0-2]|SON Sonora:8[3-5]|TAB Tabasco:86
TAM Tamaulipas:8[7-9]|TLA Tlaxcala:90|VER Veracruz:9[1-6]|YUC Yucatán:97|ZAC Zacatecas:9[89]`,
  MY: String.raw`
01 Johor:79,8[0-6]|02 Kedah:0[5-9],34950|03 Kelantan:1[5-9]|14 Kuala Lumpur:5,60|15 Labuan:87
04 Melaka:7[5-8]|05 Negeri Sembilan:7[0-4]|06 Pahang:2[5-8],[346]9|08 Perak:3[0-6],39000
09 Perlis:0[12]|07 Pulau Pinang:1[0-4]|16 Putrajaya:62|12 Sabah:8[89],9[01]|13 Sarawak:9[3-8]
10 Selangor:4[0-8],6[3-8]|11 Terengganu:2[0-4]`,
  MZ: String.raw`
P Cabo Delgado|MPM Cidade de Maputo|G Gaza|I Inhambane|B Manica|L Maputo|N Nampula|A Niassa|S Sofala
T Tete|Q Zambezia`,
  NG: String.raw`
AB Abia|AD Adamawa|AK Akwa Ibom|AN Anambra|BA Bauchi|BY Bayelsa|BE Benue|BO Borno|CR Cross River
DE Delta|EB Ebonyi|ED Edo|EK Ekiti|EN Enugu|FC Federal Capital Territory|GO Gombe|IM Imo|JI Jigawa
KD Kaduna|KN Kano|KT Katsina|KE Kebbi|KO Kogi|KW Kwara|LA Lagos|NA Nasarawa|NI Niger|OG Ogun State
ON Ondo|OS Osun|OY Oyo|PL Plateau|RI Rivers|SO Sokoto|TA Taraba|YO Yobe|ZA Zamfara`,
  NI: String.raw`
BO Boaco:5[12]|CA Carazo:4[56]|CI Chinandega:2[5-7]|CO Chontales:5[56]|ES Estelí:3[12]
GR Granada:4[34]|JI Jinotega:6[56]|LE León:2[12]|MD Madriz:3[45]|MN Managua:1[0-6]|MS Masaya:4[12]
MT Matagalpa:6[1-3]|NS Nueva Segovia:3[7-9]|AN Región Autónoma de la Costa Caribe Norte:7[12]
AS Región Autónoma de la Costa Caribe Sur:8[1-3]|SJ Río San Juan:9[12]|RI Rivas:4[78]`,
  NR: String.raw`
01 Aiwo District|02 Anabar District|03 Anetan District|04 Anibare District|05 Baiti District
06 Boe District|07 Buada District|08 Denigomodu District|09 Ewa District|10 Ijuw District
11 Meneng District|12 Nibok District|13 Uaboe District|14 Yaren District`,
  PE: String.raw`
AMA Amazonas|ANC Áncash|APU Apurímac|ARE Arequipa|AYA Ayacucho|CAJ Cajamarca|CAL Callao|CUS Cuzco
LIM Gobierno Regional de Lima|HUV Huancavelica|HUC Huánuco|ICA Ica|JUN Junín|LAL La Libertad
LAM Lambayeque|LOR Loreto|MDD Madre de Dios|MOQ Moquegua|LMA Municipalidad Metropolitana de Lima
PAS Pasco|PIU Piura|PUN Puno|SAM San Martín|TAC Tacna|TUM Tumbes|UCA Ucayali`,
  PH: String.raw`
ABR Abra:28[0-2]|AGN Agusan del Norte:86[01]|AGS Agusan del Sur:85[01]|AKL Aklan:56[01]
ALB Albay:45[01]|ANT Antique:57[01]|APA Apayao:380[0-68]|AUR Aurora:320|BAS Basilan:730
BAN Bataan:21[01]|BTN Batanes:390|BTG Batangas:42[0-3]|BEN Benguet:26(0,1[0-5])
BIL Biliran:65(4[3-9],5)|BOH Bohol:63[0-3]|BUK Bukidnon:87[0-2]|BUL Bulacan:30[0-2]
CAG Cagayan:35[0-2]|CAN Camarines Norte:46[01]|CAS Camarines Sur:44[0-3]|CAM Camiguin:910
CAP Capiz:58[01]|CAT Catanduanes:48[01]|CAV Cavite:41[0-2]|CEB Cebu:60[0-5]
COM Compostela Valley:88[01]|NCO Cotabato:94[01]|DAV Davao del Norte:81[0-2]
DAS Davao del Sur:80[01]|DVO Davao Occidental:801[1-5]|DAO Davao Oriental:82[01]
DIN Dinagat Islands:84[12]|EAS Eastern Samar:68[0-2]|GUI Guimaras:504[4-6]|IFU Ifugao:36[01]
ILN Ilocos Norte:29[0-2]|ILS Ilocos Sur:27[0-3]|ILI Iloilo:50([0-3],4[0-3])|ISA Isabela:33[0-3]
KAL Kalinga:38(0[79],1[0-4])|LUN La Union:25[0-2]|LAG Laguna:40[0-3]|LAN Lanao del Norte:92[0-2]
LAS Lanao del Sur:9(3[0-2],7[01])|LEY Leyte:65([0-3],4[0-2])|MAG Maguindanao:96[01]
MAD Marinduque:490|MAS Masbate:54[0-2]|00 Metro Manila|MDC Mindoro Occidental:51[01]
MDR Mindoro Oriental:52[01]|MSC Misamis Occidental:72[01]|MSR Misamis Oriental:90[0-2]
MOU Mountain Province:26(1[6-9],2[0-5])|NEC Negros Occidental:61[0-3]|NER Negros Oriental:62[0-2]
NSA Northern Samar:64[0-2]|NUE Nueva Ecija:31[0-3]|NUV Nueva Vizcaya:37[01]|PLW Palawan:53[0-2]
PAM Pampanga:20[0-2]|PAN Pangasinan:24[0-4]|QUE Quezon Province:43[0-4]|QUI Quirino:340
RIZ Rizal:1[89]|ROM Romblon:55[01]|WSA Samar:67[0-2]|SAR Sarangani:8015|SIG Siquijor:62(2[5-9],30)
SOR Sorsogon:47[01]|SCO South Cotabato:95[01]|SLE Southern Leyte:66[10]|SUK Sultan Kudarat:98[01]
SLU Sulu:74[01]|SUN Surigao del Norte:84[0-2]|SUR Surigao del Sur:83[01]|TAR Tarlac:23[01]
TAW Tawi-Tawi:750|ZMB Zambales:22[01]|ZAN Zamboanga del Norte:71[0-2]|ZAS Zamboanga del Sur:70[0-4]
ZSI Zamboanga Sibuguey:70[0-4]`,
  RU: String.raw`
ALT Altayskiy kray/Алтайский край:65[6-9]|AMU Amurskaya oblast’/Амурская область:67[56]
ARK Arkhangelskaya oblast’/Архангельская область:16[3-5]
AST Astrakhanskaya oblast’/Астраханская область:41[4-6]
BEL Belgorodskaya oblast’/Белгородская область:30[89]
BRY Bryanskaya oblast’/Брянская область:24[1-3]
VLA Vladimirskaya oblast’/Владимирская область:60[0-2]
VGG Volgogradskaya oblast’/Волгоградская область:40[0-4]
VLG Vologodskaya oblast’/Вологодская область:16[0-2]
VOR Voronezhskaya oblast’/Воронежская область:39[4-7]
YEV Evreyskaya avtonomnaya oblast’/Еврейская автономная область:679
ZAB Zabaykalskiy kray/Забайкальский край:6(?:7[2-4],87)
IVA Ivanovskaya oblast’/Ивановская область:15[3-5]|IRK Irkutskaya oblast’/Иркутская область:66[4-9]
KB Kabardino-Balkarskaya Republits/Кабардино-Балкарская Республика:36[01]
KGD Kaliningradskaya oblast’/Калининградская область:23[6-8]
KLU Kaluzhskaya oblast’/Калужская область:24[89]|KAM Kamchatskiy kray/Камчатский край:68[348]
KC Karachaevo-Cherkesskaya Republits/Карачаево-Черкесская Республика:369
KEM Kemerovskaya oblast’/Кемеровская область:65[0-4]
KIR Kirovskaya oblast’/Кировская область:61[0-3]|KOS Kostromskaya oblast’/Костромская область:15[67]
KDA Krasnodarskiy kray/Краснодарский край:35[0-4]
KYA Krasnoyarskiy kray/Красноярский край:6(?:6[0-3],4[78])
KGN Kurganskaya oblast’/Курганская область:64[01]|KRS Kurskaya oblast’/Курская область:30[5-7]
LEN Leningradskaya oblast’/Ленинградская область:18[78]
LIP Lipetskaya oblast’/Липецкая область:39[89]|MAG Magadanskaya oblast’/Магаданская область:68[56]
MOW Moskva/Москва:1(?:0[1-9],1,2,3[0-5],4[0-4])|MOS Moskovskaya oblast’/Московская область:14[0-4]
MUR Murmanskaya oblast’/Мурманская область:18[34]|NEN Nenetskiy/Ненецкий автономный округ:166
NIZ Nizhegorodskaya oblast’/Нижегородская область:60[3-7]
NGR Novgorodskaya oblast’/Новгородская область:17[3-5]
NVS Novosibirskaya oblast’/Новосибирская область:63[0-3]|OMS Omskaya oblast’/Омская область:64[4-6]
ORE Orenburgskaya oblast’/Оренбургская область:46[0-2]
ORL Orlovskaya oblast’/Орловская область:30[23]|PNZ Penzenskaya oblast’/Пензенская область:44[0-2]
PER Permskiy kray/Пермский край:61[4-9]|PRI Primorskiy kray/Приморский край:69[0-2]
PSK Pskovskaya oblast’/Псковская область:18[0-2]|AD Respublika Adygeya/Республика Адыгея:385
AL Altay Republits/Республика Алтай:649|BA Bashkortostan Republits/Республика Башкортостан:45[0-3]
BU Buryatiya Republits/Республика Бурятия:67[01]|DA Dagestan Republits/Республика Дагестан:36[78]
IN Ingushetiya Republits/Республика Ингушетия:386|KL Respublika Kalmykiya/Республика Калмыкия:35[89]
KR Kareliya Republits/Республика Карелия:18[56]|KO Komi Republits/Республика Коми:16[7-9]
Автономна_Республіка_Крим Respublika Krym/Республика Крым:29[5-8]
ME Respublika Mariy El/Республика Марий Эл:42[45]|MO Respublika Mordoviya/Республика Мордовия:43[01]
SA Sakha (Yakutiya) Republits/Республика Саха (Якутия):67[78]
SE Respublika Severnaya Osetiya-Alaniya/Республика Северная Осетия-Алания:36[23]
TA Respublika Tatarstan/Республика Татарстан:42[0-3]|TY Tyva Republits/Республика Тыва:66[78]
UD Udmurtskaja Respublika/Республика Удмуртия:42[67]|KK Khakasiya Republits/Республика Хакасия:655
ROS Rostovskaya oblast’/Ростовская область:34[4-7]|RYA Ryazanskaya oblast’/Рязанская область:39[01]
SAM Samarskaya oblast’/Самарская область:44[3-6]|SPE Sankt-Peterburg/Санкт-Петербург:19
SAR Saratovskaya oblast’/Саратовская область:41[0-3]
SAK Sakhalinskaya oblast’/Сахалинская область:69[34]
SVE Sverdlovskaya oblast’/Свердловская область:62[0-4]|Севастополь Sevastopol’/Севастополь:299
SMO Smolenskaya oblast’/Смоленская область:21[4-6]
STA Stavropolskiy kray/Ставропольский край:35[5-7]|TAM Tambovskaya oblast’/Тамбовская область:39[23]
TVE Tverskaya oblast’/Тверская область:17[0-2]|TOM Tomskaya oblast’/Томская область:63[4-6]
TUL Tulskaya oblast’/Тульская область:30[01]|TYU Tyumenskaya oblast’/Тюменская область:62[5-7]
ULY Ulyanovskaya oblast’/Ульяновская область:43[23]|KHA Khabarovskiy kray/Хабаровский край:68[0-2]
KHM Khanty-Mansiyskiy avtonomnyy okrug/Ханты-Мансийский автономный округ:628
CHE Chelyabinskaya oblast’/Челябинская область:45[4-7]
CE Chechenskaya Republits/Чеченская Республика:36[4-6]|CU Chuvashia/Чувашская Республика:42[89]
CHU Chukotskiy/Чукотский автономный округ:689
YAN Yamalo-Nenetskiy/Ямало-Ненецкий автономный округ:629
YAR Yaroslavskaya oblast’/Ярославская область:15[0-2]`,
};
