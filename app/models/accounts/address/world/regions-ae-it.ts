/**
 * States and provinces from Google’s address data
 * (libaddressinput, CC BY 4.0); written by `npm run address-tables`.
 */
export const regionsAEToIT = {
  AE: String.raw`
AZ Abu Dhabi/أبو ظبي|SH Sharjah/الشارقة|FU Fujairah/الفجيرة|UQ Umm Al Quwain/ام القيوين|DU Dubai/دبي
RK Ras al Khaimah/رأس الخيمة|AJ Ajman/عجمان`,
  AM: String.raw`
AG Aragatsotn/Արագածոտն:0[2-5]|AR Ararat/Արարատ:0[6-8]|AV Armavir/Արմավիր:09,1[01]
GR Gegharkunik/Գեղարքունիք:1[2-6]|ER Yerevan/Երևան:00|LO Lori/Լոռի:1[7-9],2[01]
KT Kotayk/Կոտայք:2[2-5]|SH Shirak/Շիրակ:2[6-9],3[01]|SU Syunik/Սյունիք:3[2-5]
VD Vayots Dzor/Վայոց ձոր:3[6-8]|TV Tavush/Տավուշ:39,4[0-2]`,
  AR: String.raw`
B Buenos Aires:B?[1-36-8]|K Catamarca:K?[45]|H Chaco:H?3|U Chubut:U?[89]
C Ciudad Autónoma de Buenos Aires:C?1|X Córdoba:X?[235-8]|W Corrientes:W?3|E Entre Ríos:E?[1-3]
P Formosa:P?[37]|Y Jujuy:Y?4|L La Pampa:L?[3568]|F La Rioja:F?5|M Mendoza:M?[56]|N Misiones:N?3
Q Neuquén:Q?[38]|R Río Negro:R?[89]|A Salta:A?[34]|J San Juan:J?5|D San Luis:D?[4-6]
Z Santa Cruz:Z?[89]|S Santa Fe:S?[2368]|G Santiago del Estero:G?[2-5]|V Tierra del Fuego:V?9
T Tucumán:T?[45]`,
  AU: String.raw`
ACT Australian Capital Territory:29,2540,260,261[0-8],02,2620|JBT Jervis Bay Territory:2540
NSW New South Wales:1,2[0-57-8],26[2-9],261[189],3500,358[56],3644,3707|NT Northern Territory:0[89]
QLD Queensland:[49]|SA South Australia:5,0872|TAS Tasmania:7|VIC Victoria:[38]
WA Western Australia:6,0872`,
  BR: String.raw`
AC Acre:699|AL Alagoas:57|AP Amapá:689|AM Amazonas:69[0-24-8]|BA Bahia:4[0-8]|CE Ceará:6[0-3]
DF Distrito Federal:7[0-1],72[0-7],73[0-6]|ES Espírito Santo:29|GO Goiás:72[89],73[7-9],7[4-6]
MA Maranhão:65|MT Mato Grosso:78[0-8]|MS Mato Grosso do Sul:79|MG Minas Gerais:3
PA Pará:6[6-7],68[0-8]|PB Paraíba:58|PR Paraná:8[0-7]|PE Pernambuco:5[0-6]|PI Piauí:64
RJ Rio de Janeiro:2[0-8]|RN Rio Grande do Norte:59|RS Rio Grande do Sul:9|RO Rondônia:76[89],789
RR Roraima:693|SC Santa Catarina:8[89]|SP São Paulo:[01][1-9]|SE Sergipe:49|TO Tocantins:77`,
  BS: String.raw`
Abaco Abaco Islands|AK Acklins|Andros Andros Island|BY Berry Islands|BI Bimini|CI Cat Island
Crooked_Island Crooked Island|Eleuthera Eleuthera|EX Exuma and Cays|Grand_Bahama Grand Bahama
HI Harbour Island|IN Inagua|LI Long Island|MG Mayaguana|N.P. New Providence|RI Ragged Island
RC Rum Cay|SS San Salvador|SW Spanish Wells`,
  CL: String.raw`
AN Antofagasta|AR Araucanía|AP Arica y Parinacota|AT Atacama
AI Aysén del General Carlos Ibáñez del Campo|BI Biobío|CO Coquimbo
LI Libertador General Bernardo O’Higgins|LL Los Lagos|LR Los Ríos
MA Magallanes y de la Antártica Chilena|ML Maule|RM Metropolitana de Santiago|NB Ñuble|TA Tarapacá
VS Valparaíso`,
  CN: String.raw`
34 Anhui Sheng/安徽省|92 Macau/澳门|11 Beijing Shi/北京市|50 Chongqing Shi/重庆市|35 Fujian Sheng/福建省
62 Gansu Sheng/甘肃省|44 Guangdong Sheng/广东省|45 Guangxi Zhuangzuzizhiqu/广西|52 Guizhou Sheng/贵州省
46 Hainan Sheng/海南省|13 Hebei Sheng/河北省|41 Henan Sheng/河南省|23 Heilongjiang Sheng/黑龙江省
42 Hubei Sheng/湖北省|43 Hunan Sheng/湖南省|22 Jilin Sheng/吉林省|32 Jiangsu Sheng/江苏省|36 Jiangxi Sheng/江西省
21 Liaoning Sheng/辽宁省|15 Neimenggu Zizhiqu/内蒙古|64 Ningxia Huizuzizhiqu/宁夏|63 Qinghai Sheng/青海省
37 Shandong Sheng/山东省|14 Shanxi Sheng/山西省|61 Shaanxi Sheng/陕西省|31 Shanghai Shi/上海市
51 Sichuan Sheng/四川省|71 Taiwan/台湾|12 Tianjin Shi/天津市|54 Xizang Zizhiqu/西藏|91 Hong Kong/香港
65 Xinjiang Weiwuerzizhiqu/新疆|53 Yunnan Sheng/云南省|33 Zhejiang Sheng/浙江省`,
  CO: String.raw`
AMA Amazonas|ANT Antioquia|ARA Arauca|ATL Atlántico|DC Bogotá|BOL Bolívar|BOY Boyacá|CAL Caldas
CAQ Caquetá|CAS Casanare|CAU Cauca|CES Cesar|CHO Chocó|COR Córdoba|CUN Cundinamarca|GUA Guainía
GUV Guaviare|HUI Huila|LAG La Guajira|MAG Magdalena|MET Meta|NAR Nariño|NSA Norte de Santander
PUT Putumayo|QUI Quindío|RIS Risaralda|SAP San Andrés y Providencia|SAN Santander|SUC Sucre
TOL Tolima|VAC Valle del Cauca|VAU Vaupés|VID Vichada`,
  CU: String.raw`
15 Artemisa|09 Camagüey|08 Ciego de Ávila|06 Cienfuegos|12 Granma|14 Guantánamo|11 Holguín
99 Isla de la Juventud|03 La Habana|10 Las Tunas|04 Matanzas|16 Mayabeque|01 Pinar del Río
07 Sancti Spíritus|13 Santiago de Cuba|05 Villa Clara`,
  CV: String.raw`
BV Boa Vista|BR Brava|Fogo Fogo|MA Maio|SL Sal|Santiago Santiago|Santo_Antão Santo Antão
São_Nicolau São Nicolau|SV São Vicente`,
  EG: String.raw`
ASN Aswan Governorate/أسوان:81|AST Asyut Governorate/أسيوط:71
ALX Alexandria Governorate/الإسكندرية:2[13]|IS Ismailia Governorate/الإسماعيلية:41
LX Luxor Governorate/الأقصر:85|BA Red Sea Governorate/البحر الأحمر:84
BH El Beheira Governorate/البحيرة:22|GZ Giza Governorate/الجيزة:12
DK Dakahlia Governorate/الدقهلية:35|SUZ Suez Governorate/السويس:43
SHR Ash Sharqia Governorate/الشرقية:44|GH Gharbia Governorate/الغربية:31
FYM Faiyum Governorate/الفيوم:63|C Cairo Governorate/القاهرة:11|KB Qalyubia Governorate/القليوبية:13
MNF Menofia Governorate/المنوفية:32|MN Menia Governorate/المنيا:61
WAD New Valley Governorate/الوادي الجديد:72|BNS Beni Suef Governorate/بني سويف:62
PTS Port Said Governorate/بورسعيد:42|JS South Sinai Governorate/جنوب سيناء:46
DT Damietta Governorate/دمياط:34|SHG Sohag Governorate/سوهاج:82
SIN North Sinai Governorate/شمال سيناء:45|KN Qena Governorate/قنا:83
KFS Kafr El Sheikh Governorate/كفر الشيخ:33|MT Matrouh Governorate/مطروح:51`,
  ES: String.raw`
VI Álava:01|AB Albacete:02|A Alicante:03|AL Almería:04|O Asturias:33|AV Ávila:05|BA Badajoz:06
B Barcelona:08|BU Burgos:09|CC Cáceres:10|CA Cádiz:11|S Cantabria:39|CS Castellón:12|CE Ceuta:51
CR Ciudad Real:13|CO Córdoba:14|CU Cuenca:16|GI Girona:17|GR Granada:18|GU Guadalajara:19
SS Guipúzcoa:20|H Huelva:21|HU Huesca:22|PM Islas Baleares:07|J Jaén:23|C La Coruña:15
LO La Rioja:26|GC Las Palmas:35|LE León:24|L Lérida:25|LU Lugo:27|M Madrid:28|MA Málaga:29
ML Melilla:52|MU Murcia:30|NA Navarra:31|OR Ourense:32|P Palencia:34|PO Pontevedra:36
SA Salamanca:37|TF Santa Cruz de Tenerife:38|SG Segovia:40|SE Sevilla:41|SO Soria:26127,42
T Tarragona:43|TE Teruel:44|TO Toledo:45|V Valencia:46|VA Valladolid:47|BI Vizcaya:48|ZA Zamora:49
Z Zaragoza:50`,
  HK: String.raw`
KL Kowloon/九龍|HK Hong Kong Island/香港島|NT New Territories/新界`,
  ID: String.raw`
AC Aceh|BA Bali|BT Banten|BE Bengkulu|YO Special Region of Yogyakarta/Daerah Istimewa Yogyakarta
JK Jakarta/DKI Jakarta|GO Gorontalo|JA Jambi|JB West Java/Jawa Barat|JT Central Java/Jawa Tengah
JI East Java/Jawa Timur|KB West Kalimantan/Kalimantan Barat|KS South Kalimantan/Kalimantan Selatan
KT Central Kalimantan/Kalimantan Tengah|KI East Kalimantan/Kalimantan Timur
KU North Kalimantan/Kalimantan Utara|BB Bangka Belitung Islands/Kepulauan Bangka Belitung
KR Riau Islands/Kepulauan Riau|LA Lampung|MA Maluku|MU North Maluku/Maluku Utara
NB West Nusa Tenggara/Nusa Tenggara Barat|NT East Nusa Tenggara/Nusa Tenggara Timur|PA Papua
PB West Papua/Papua Barat|RI Riau|SR West Sulawesi/Sulawesi Barat|SN South Sulawesi/Sulawesi Selatan
ST Central Sulawesi/Sulawesi Tengah|SG South East Sulawesi/Sulawesi Tenggara
SA North Sulawesi/Sulawesi Utara|SB West Sumatra/Sumatera Barat|SS South Sumatra/Sumatera Selatan
SU North Sumatra/Sumatera Utara`,
  IE: String.raw`
CW Co. Carlow|CN Co. Cavan|CE Co. Clare|CO Co. Cork|DL Co. Donegal|D Co. Dublin|G Co. Galway
KY Co. Kerry|KE Co. Kildare|KK Co. Kilkenny|LS Co. Laois|LM Co. Leitrim|LK Co. Limerick
LD Co. Longford|LH Co. Louth|MO Co. Mayo|MH Co. Meath|MN Co. Monaghan|OY Co. Offaly|RN Co. Roscommon
SO Co. Sligo|TA Co. Tipperary|WD Co. Waterford|WH Co. Westmeath|WX Co. Wexford|WW Co. Wicklow`,
  IN: String.raw`
AN Andaman & Nicobar:744|AP Andhra Pradesh:5[0-3]|AR Arunachal Pradesh:79[0-2]|AS Assam:78
BR Bihar:8[0-5]|CH Chandigarh:16,1440[3-9]|CT Chhattisgarh:49
DH Dadra & Nagar Haveli & Daman & Diu:396,362|DL Delhi:11|GA Goa:403|GJ Gujarat:3[6-9]
HR Haryana:1[23]|HP Himachal Pradesh:17|JK Jammu & Kashmir:1[89]|JH Jharkhand:81[4-9],82,83[0-5]
KA Karnataka:5[4-9],53[7-9]|KL Kerala:6[7-9],6010,607008,777|LA Ladakh:194|LD Lakshadweep:682
MP Madhya Pradesh:4[5-8],490|MH Maharashtra:4[0-4]|MN Manipur:79[56]|ML Meghalaya:79[34]
MZ Mizoram:796|NL Nagaland:79[78]|OR Odisha:7[5-7]|PY Puducherry:60[579]|PB Punjab:1[456]
RJ Rajasthan:3[0-4]|SK Sikkim:737,750|TN Tamil Nadu:6[0-6],536|TG Telangana:5[0-3]|TR Tripura:799
UP Uttar Pradesh:2[0-35-8],24[0-7],26[12]|UT Uttarakhand:24[46-9],254,26[23]|WB West Bengal:7[0-4]`,
  IR: String.raw`
03 East Azerbaijan Province/استان آذربایجان شرقی|04 West Azerbaijan Province/استان آذربایجان غربی
24 Ardabil Province/استان اردبیل|10 Isfahan Province/استان اصفهان|30 Alborz Province/استان البرز
16 Ilam Province/استان ایلام|18 Bushehr Province/استان بوشهر|23 Tehran Province/استان تهران
14 Chaharmahal and Bakhtiari Province/استان چهارمحال و بختیاری
29 South Khorasan Province/استان خراسان جنوبی|09 Razavi Khorasan Province/استان خراسان رضوی
28 North Khorasan Province/استان خراسان شمالی|06 Khuzestan Province/استان خوزستان
19 Zanjan Province/استان زنجان|20 Semnan Province/استان سمنان
11 Sistan and Baluchestan Province/استان سیستان و بلوچستان|07 Fars Province/استان فارس
26 Qazvin Province/استان قزوین|25 Qom Province/استان قم|12 Kurdistan Province/استان کردستان
08 Kerman Province/استان کرمان|05 Kermanshah Province/استان کرمانشاه
17 Kohgiluyeh and Boyer-Ahmad Province/استان کهگیلویه و بویراحمد|27 Golestan Province/استان گلستان
01 Gilan Province/استان گیلان|15 Lorestan Province/استان لرستان
02 Mazandaran Province/استان مازندران|00 Markazi Province/استان مرکزی
22 Hormozgan Province/استان هرمزگان|13 Hamadan Province/استان همدان|21 Yazd Province/استان یزد`,
  IT: String.raw`
AG Agrigento:92|AL Alessandria:15|AN Ancona:60|AO Aosta:11|AR Arezzo:52|AP Ascoli Piceno:63
AT Asti:14|AV Avellino:83|BA Bari:70|BT Barletta-Andria-Trani:76[01]|BL Belluno:32|BN Benevento:82
BG Bergamo:24|BI Biella:13[89]|BO Bologna:40|BZ Bolzano:39|BS Brescia:25|BR Brindisi:72
CA Cagliari:0912[1-9],0913[0-4],0901[0289],0902[03468],0903[0234],0904,0803[035],08043
CL Caltanissetta:93|CB Campobasso:860[1-4],86100|CE Caserta:81|CT Catania:95|CZ Catanzaro:88[01]
CH Chieti:66|CO Como:22|CS Cosenza:87|CR Cremona:26[01]|KR Crotone:88[89]|CN Cuneo:12,18025
EN Enna:94|FM Fermo:638,63900|FE Ferrara:44|FI Firenze:50|FG Foggia:71|FC Forlì-Cesena:47[015]
FR Frosinone:03|GE Genova:16|GO Gorizia:34[01]7|GR Grosseto:58|IM Imperia:18
IS Isernia:860[7-9],86170|AQ L’Aquila:67|SP La Spezia:19|LT Latina:04|LE Lecce:73|LC Lecco:23[89]
LI Livorno:57|LO Lodi:26[89]|LU Lucca:55|MC Macerata:62|MN Mantova:46|MS Massa-Carrara:54
MT Matera:75|ME Messina:98|MI Milano:20|MO Modena:41|MB Monza e Brianza:208,20900|NA Napoli:80
NO Novara:28[01]|NU Nuoro:080[1-4],08100|OR Oristano:090[7-9],09170,0801[039],0803[04]|PD Padova:35
PA Palermo:90|PR Parma:43|PV Pavia:27|PG Perugia:06|PU Pesaro e Urbino:61|PE Pescara:65
PC Piacenza:29|PI Pisa:56|PT Pistoia:51|PN Pordenone:330[7-9],33170|PZ Potenza:85|PO Prato:59
RG Ragusa:97|RA Ravenna:48|RC Reggio Calabria:89[01]|RE Reggio Emilia:42|RI Rieti:02
RN Rimini:47[89]|RM Roma:00|RO Rovigo:45|SA Salerno:84|SS Sassari:07[01],08020|SV Savona:17,12071
SI Siena:53|SR Siracusa:96|SO Sondrio:23[01]|SU Sud Sardegna:090[1-5][0-9],0906[0-6],080[1-4]
TA Taranto:74|TE Teramo:64|TR Terni:05|TO Torino:10|TP Trapani:91|TN Trento:38|TV Treviso:31
TS Trieste:3401,341[0-689],34062|UD Udine:330[1-5],33100|VA Varese:21|VE Venezia:30
VB Verbano-Cusio-Ossola:28[89]|VC Vercelli:13[01]|VR Verona:37|VV Vibo Valentia:89[89]|VI Vicenza:36
VT Viterbo:01`,
};
