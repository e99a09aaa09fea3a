/**
 * States and provinces from Google’s address data
 * (libaddressinput, CC BY 4.0); written by `npm run address-tables`.
 */
export const regionsSOToVN = {
  SO: String.raw`
AW Awdal|BK Bakool|BN Banaadir|BR Bari|BY Bay|GA Galguduud|GE Gedo|HI Hiiraan|JD Jubbada Dhexe
JH Jubbada Hoose|MU Mudug|NU Nugaal|SA Sanaag|SD Shabeellaha Dhexe|SH Shabeellaha Hoose|SO Sool
TO Togdheer|WO Woqooyi Galbeed`,
  SR: String.raw`
BR Brokopondo|CM Commewijne|CR Coronie|MA Marowijne|NI Nickerie|PR Para|PM Paramaribo|SA Saramacca
SI Sipaliwini|WA Wanica`,
  SV: String.raw`
AH Ahuachapán:CP 21|CA Cabañas:CP 12|CH Chalatenango:CP 13|CU Cuscatlán:CP 14|LI La Libertad:CP 15
PA La Paz:CP 16|UN La Unión:CP 31|MO Morazán:CP 32|SM San Miguel:CP 33|SS San Salvador:CP 11
SV San Vicente:CP 17|SA Santa Ana:CP 22|SO Sonsonate:CP 23|US Usulután:CP 34`,
  TH: String.raw`
81 Krabi/กระบี่:81|10 Bangkok/กรุงเทพมหานคร:10|71 Kanchanaburi/กาญจนบุรี:71|46 Kalasin/กาฬสินธุ์:46
62 Kamphaeng Phet/กำแพงเพชร:62|40 Khon Kaen/ขอนแก่น:40|38 Bueng Kan/จังหวัด บึงกาฬ
22 Chanthaburi/จันทบุรี:22|24 Chachoengsao/ฉะเชิงเทรา:24|20 Chon Buri/ชลบุรี:20
18 Chai Nat/ชัยนาท:17|36 Chaiyaphum/ชัยภูมิ:36|86 Chumpon/ชุมพร:86|57 Chiang Rai/เชียงราย:57
50 Chiang Mai/เชียงใหม่:50|92 Trang/ตรัง:92|23 Trat/ตราด:23|63 Tak/ตาก:63|26 Nakhon Nayok/นครนายก:26
73 Nakhon Pathom/นครปฐม:73|48 Nakhon Phanom/นครพนม:48|30 Nakhon Ratchasima/นครราชสีมา:30
80 Nakhon Si Thammarat/นครศรีธรรมราช:80|60 Nakhon Sawan/นครสวรรค์:60|12 Nonthaburi/นนทบุรี:11
96 Narathiwat/นราธิวาส:96|55 Nan/น่าน:55|31 Buri Ram/บุรีรัมย์:31|13 Pathum Thani/ปทุมธานี:12
77 Prachuap Khiri Khan/ประจวบคีรีขันธ์:77|25 Prachin Buri/ปราจีนบุรี:25|94 Pattani/ปัตตานี:94
14 Phra Nakhon Si Ayutthaya/พระนครศรีอยุธยา:13|56 Phayao/พะเยา:56|82 Phang Nga/พังงา:82
93 Phattalung/พัทลุง:93|66 Phichit/พิจิตร:66|65 Phitsanulok/พิษณุโลก:65|76 Phetchaburi/เพชรบุรี:76
67 Phetchabun/เพชรบูรณ์:67|54 Phrae/แพร่:54|83 Phuket/ภูเก็ต:83|44 Maha Sarakham/มหาสารคาม:44
49 Mukdahan/มุกดาหาร:49|58 Mae Hong Son/แม่ฮ่องสอน:58|35 Yasothon/ยโสธร:35|95 Yala/ยะลา:95
45 Roi Et/ร้อยเอ็ด:45|85 Ranong/ระนอง:85|21 Rayong/ระยอง:21|70 Ratchaburi/ราชบุรี:70
16 Lop Buri/ลพบุรี:15|52 Lampang/ลำปาง:52|51 Lamphun/ลำพูน:51|42 Loei/เลย:42
33 Si Sa Ket/ศรีสะเกษ:33|47 Sakon Nakhon/สกลนคร:47|90 Songkhla/สงขลา:90|91 Satun/สตูล:91
11 Samut Prakan/สมุทรปราการ:10|75 Samut Songkhram/สมุทรสงคราม:75|74 Samut Sakhon/สมุทรสาคร:74
27 Sa Kaeo/สระแก้ว:27|19 Saraburi/สระบุรี:18|17 Sing Buri/สิงห์บุรี:16|64 Sukhothai/สุโขทัย:64
72 Suphanburi/สุพรรณบุรี:72|84 Surat Thani/สุราษฎร์ธานี:84|32 Surin/สุรินทร์:32
43 Nong Khai/หนองคาย:43|39 Nong Bua Lam Phu/หนองบัวลำภู:39|15 Ang Thong/อ่างทอง:14
37 Amnat Charoen/อำนาจเจริญ:37|41 Udon Thani/อุดรธานี:41|53 Uttaradit/อุตรดิตถ์:53
61 Uthai Thani/อุทัยธานี:61|34 Ubon Ratchathani/อุบลราชธานี:34`,
  TR: String.raw`
01 Adana:01|02 Adıyaman:02|03 Afyon:03|04 Ağrı:04|68 Aksaray:68|05 Amasya:05|06 Ankara:06
07 Antalya:07|75 Ardahan:75|08 Artvin:08|09 Aydın:09|10 Balıkesir:10|74 Bartın:74|72 Batman:72
69 Bayburt:69|11 Bilecik:11|12 Bingöl:12|13 Bitlis:13|14 Bolu:14|15 Burdur:15|16 Bursa:16
17 Çanakkale:17|18 Çankırı:18|19 Çorum:19|20 Denizli:20|21 Diyarbakır:21|81 Düzce:81|22 Edirne:22
23 Elazığ:23|24 Erzincan:24|25 Erzurum:25|26 Eskişehir:26|27 Gaziantep:27|28 Giresun:28
29 Gümüşhane:29|30 Hakkari:30|31 Hatay:31|76 Iğdır:76|32 Isparta:32|34 İstanbul:34|35 İzmir:35
46 Kahramanmaraş:46|78 Karabük:78|70 Karaman:70|36 Kars:36|37 Kastamonu:37|38 Kayseri:38
71 Kırıkkale:71|39 Kırklareli:39|40 Kırşehir:40|79 Kilis:79|41 Kocaeli:41|42 Konya:42|43 Kütahya:43
44 Malatya:44|45 Manisa:45|47 Mardin:47|33 Mersin:33|48 Muğla:48|49 Muş:49|50 Nevşehir:50
51 Niğde:51|52 Ordu:52|80 Osmaniye:80|53 Rize:53|54 Sakarya:54|55 Samsun:55|56 Siirt:56|57 Sinop:57
58 Sivas:58|63 Şanlıurfa:63|73 Şırnak:73|59 Tekirdağ:59|60 Tokat:60|61 Trabzon:61|62 Tunceli:62
64 Uşak:64|65 Van:65|77 Yalova:77|66 Yozgat:66|67 Zonguldak:67`,
  TV: String.raw`
FUN Funafuti|NMG Nanumanga|NMA Nanumea|Niulakita Niulakita|NIT Niutao|NUI Nui|NKF Nukufetau
NKL Nukulaelae|VAI Vaitupu`,
  TW: String.raw`
TXG Taichung City/台中市:4[0-3]|TPE Taipei City/台北市:1[01]|TTT Taitung County/台東縣:9[56]
TNN Tainan City/台南市:7[0-4]|ILA Yilan County/宜蘭縣:2[67]|HUA Hualien County/花蓮縣:9[78]
金門縣 Kinmen County/金門縣:89|NAN Nantou County/南投縣:5[45]|PIF Pingtung County/屏東縣:9[0-4]
MIA Miaoli County/苗栗縣:3[56]|TAO Taoyuan City/桃園市:3[23]|KHH Kaohsiung City/高雄市:8[02-5],81[1-579]
KEE Keelung City/基隆市:20[0-6]|連江縣 Lienchiang County/連江縣:209,21[012]|YUN Yunlin County/雲林縣:6[3-5]
NWT New Taipei City/新北市:20[78],2[2345]|HSZ Hsinchu City/新竹市:300|HSQ Hsinchu County/新竹縣:30[2-8],31
CYI Chiayi City/嘉義市:600|CYQ Chiayi County/嘉義縣:60[1-9],6[12]|CHA Changhua County/彰化縣:5[0123]
PEN Penghu County/澎湖縣:88`,
  UA: String.raw`
43 Crimea/Автономна Республіка Крим:9[5-8]|05 Vinnyts’ka oblast/Вінницька область:2[1-4]
07 Volyns’ka oblast/Волинська область:4[3-5]
12 Dnipropetrovsk oblast/Дніпропетровська область:49,5[0-3]
14 Donetsk oblast/Донецька область:8[3-7]|18 Zhytomyrs’ka oblast/Житомирська область:1[0-3]
21 Zakarpats’ka oblast/Закарпатська область:8[89],90
23 Zaporiz’ka oblast/Запорізька область:69,7[0-2]
26 Ivano-Frankivs’ka oblast/Івано-Франківська область:7[6-8]|30 Kyiv city/Київ:0[1-6]
32 Kiev oblast/Київська область:0[7-9]|35 Kirovohrads’ka oblast/Кіровоградська область:2[5-8]
09 Luhans’ka oblast/Луганська область:9[1-4]|46 Lviv oblast/Львівська область:79,8[0-2]
48 Mykolaivs’ka oblast/Миколаївська область:5[4-7]|51 Odessa oblast/Одеська область:6[5-8]
53 Poltavs’ka oblast/Полтавська область:3[6-9]|56 Rivnens’ka oblast/Рівненська область:3[3-5]
40 Sevastopol’ city/Севастополь:99|59 Sums’ka oblast/Сумська область:4[0-2]
61 Ternopil’s’ka oblast/Тернопільська область:4[6-8]|63 Kharkiv oblast/Харківська область:6[1-4]
65 Khersons’ka oblast/Херсонська область:7[3-5]
68 Khmel’nyts’ka oblast/Хмельницька область:29,3[0-2]
71 Cherkas’ka oblast/Черкаська область:1[89],20|77 Chernivets’ka oblast/Чернівецька область:5[89],60
74 Chernihivs’ka oblast/Чернігівська область:1[4-7]`,
  UY: String.raw`
AR Artigas:55|CA Canelones:9[01],1[456]|CL Cerro Largo:37|CO Colonia:70,75204|DU Durazno:97
FS Flores:85|FD Florida:94,9060,97005|LA Lavalleja:30|MA Maldonado:20|MO Montevideo:1,91600
PA Paysandú:60|RN Río Negro:65,60002|RV Rivera:40|RO Rocha:27|SA Salto:50|SJ San José:80
SO Soriano:75,70003|TA Tacuarembó:45|TT Treinta y Tres:33,30203,30204,30302,37007`,
  VE: String.raw`
Z Amazonas|B Anzoátegui|C Apure|D Aragua|E Barinas|F Bolívar|G Carabobo|H Cojedes|Y Delta Amacuro
W Dependencias Federales|A Distrito Federal|I Falcón|J Guárico|K Lara|L Mérida|M Miranda|N Monagas
O Nueva Esparta|P Portuguesa|R Sucre|S Táchira|T Trujillo|X Vargas|U Yaracuy|V Zulia`,
  VN: String.raw`
44 An Giang Province/An Giang|43 Ba Ria-Vung Tau Province/Bà Rịa–Vũng Tàu
55 Bac Lieu Province/Bạc Liêu|54 Bac Giang Province/Bắc Giang|53 Bac Kan Province/Bắc Kạn
56 Bac Ninh Province/Bắc Ninh|50 Ben Tre Province/Bến Tre|57 Binh Duong Province/Bình Dương
31 Binh Dinh Province/Bình Định|58 Binh Phuoc Province/Bình Phước|40 Binh Thuan Province/Bình Thuận
59 Ca Mau Province/Cà Mau|04 Cao Bang Province/Cao Bằng|CT Can Tho City/Cần Thơ
DN Da Nang City/Đà Nẵng|33 Dak Lak Province/Đắk Lắk|72 Dak Nong Province/Đăk Nông
71 Dien Bien Province/Điện Biên|39 Dong Nai Province/Đồng Nai|45 Dong Thap Province/Đồng Tháp
30 Gia Lai Province/Gia Lai|03 Ha Giang Province/Hà Giang|63 Ha Nam Province/Hà Nam
HN Hanoi City/Hà Nội|23 Ha Tinh Province/Hà Tĩnh|61 Hai Duong Province/Hải Dương
HP Haiphong City/Hải Phòng|73 Hau Giang Province/Hậu Giang|14 Hoa Binh Province/Hòa Bình
66 Hung Yen Province/Hưng Yên|34 Khanh Hoa Province/Khánh Hòa|47 Kien Giang Province/Kiên Giang
28 Kon Tum Province/Kon Tum|01 Lai Chau Province/Lai Châu|09 Lang Song Province/Lạng Sơn
02 Lao Cai Province/Lào Cai|35 Lam Dong Province/Lâm Đồng|41 Long An Province/Long An
67 Nam Dinh Province/Nam Định|22 Nghe An Province/Nghệ An|18 Ninh Binh Province/Ninh Bình
36 Ninh Thuan Province/Ninh Thuận|68 Phu Tho Province/Phú Thọ|32 Phu Yen Province/Phú Yên
24 Quang Binh Province/Quảng Bình|27 Quang Nam Province/Quảng Nam|29 Quang Ngai Province/Quảng Ngãi
13 Quang Ninh Province/Quảng Ninh|25 Quang Tri Province/Quảng Trị|52 Soc Trang Province/Sóc Trăng
05 Son La Province/Sơn La|37 Tay Ninh Province/Tây Ninh|20 Thai Binh Province/Thái Bình
69 Thai Nguyen Province/Thái Nguyên|21 Thanh Hoa Province/Thanh Hóa
SG Ho Chi Minh City/Thành phố Hồ Chí Minh|26 Thua Thien-Hue Province/Thừa Thiên–Huế
46 Tien Giang Province/Tiền Giang|51 Tra Vinh Province/Trà Vinh|07 Tuyen Quang Province/Tuyên Quang
49 Vinh Long Province/Vĩnh Long|70 Vinh Phuc Province/Vĩnh Phúc|06 Yen Bai Province/Yên Bái`,
};
