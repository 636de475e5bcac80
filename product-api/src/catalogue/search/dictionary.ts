/*
 * What everyday words mean, in the three languages of the shop. To teach the search a word, add it to a line below; the list of searches in
 * `searches.test.ts` shows what is found then.
 *
 * - `opon*`: every word that begins so and goes on with an ending of at most four letters: opona, opony, oponami.
 * - `rim`: this word alone.
 * - `all season*`: two words, one after the other.
 *
 * Accents and capitals do not matter. The key is a fact (`index-entry.ts`); facts separated by a space are alternatives.
 */
export const dictionary: Readonly<Record<string, string>> = {
  // Kinds of goods.
  'kind:Tire':
    'opon*, ogumieni*, gum*, lacz*, nalewk*, bieznikowan*, regenerowan*, tire, tires, tyre, tyres, retread*, remold*, remould*, ' +
    'шин*, покрышк*, резин*, скат, скаты, скатов, наварк*, наварн*, восстановлен*, колесная резина',
  'kind:Wheel':
    'felg*, obrecz*, alufelg*, alus, alusy, alusow, dojazdowk*, zapas, zapasow*, zapask*, wheel, wheels, rim, rims, диск*, запаск*, докатк*, литье, литья, литье*, штамповк*, кован*',
  'kind:Spacer':
    'dystans*, podkladk*, poszerz*, spacer*, wheel spacer*, adapter*, проставк*, проставок, расширител*, адаптер*',

  // Whether it is new. A word for retreads names tires as well.
  'condition:new':
    'nowy, nowa, nowe, nowego, nowej, nowych, nowym, nowymi, nowiutk*, niebieznikowan*, new, brand new, ' +
    'новый, новая, новое, новые, нового, новой, новую, новых, новым, новыми, новеньк*',
  'condition:retreaded':
    'nalewk*, bieznikowan*, regenerowan*, retread*, remold*, remould*, наварк*, наварн*, восстановлен*',

  // Seasons. An all-season tire with the snowflake counts as a winter tire before the law.
  'season:winter snow:3pmsf':
    'zim*, zimow*, zimowk*, winter*, snow*, sniegow*, sniezn*, зим*, зимн*, снег, снежн*, снегов*, липучк*, snowflake*, 3pmsf, alpejsk*',
  'season:summer': 'lato, lata, letni*, letnia, letnie, summer*, лето, летн*',
  'season:allseason':
    'caloroczn*, wielosezon*, uniwersaln*, allseason*, all season*, all-season*, year round, всесезон*, круглогод*, всепогод*',
  'snow:m+s': 'm+s, ms, bloto i snieg',

  // What tires are for.
  'use:passenger': 'osobow*, osobowk*, passenger*, легков*',
  'use:truck':
    'dostawcz*, dostawczak*, bus, busa, busow, van, vans, kamper*, camper*, motorhome*, blaszak*, commercial, delivery van*, фургон*, легкогрузов*, грузов*, газел*, микроавтобус*, автодом*',
  'use:4X4':
    '4x4, 4×4, teren, terenow*, terenowk*, suv, suva, suvy, off-road, offroad*, off road, jeep*, внедорож*, джип*, паркетник*, полноприводн*, бездорож*',
  'tread:mt tread:xt': 'blotn*, bloto, blota, mud*, mudd*, грязев*, грязь, грязи, mt, m/t, болотн*',
  'tread:at': 'at, a/t, szutrow*, all terrain*, all-terrain*, универсальн*, вездеход*',
  'tread:ht': 'ht, h/t, szosow*, highway*, шоссейн*, дорожн*',
  'tread:xt': 'xt, x/t, ekstremaln*, przepraw*, extrem*, rajdow*, экстремальн*, трофи, лесн*, lesn*',
  'tread:bruk': 'miejsk*, city, городск*',

  // Markings.
  'mark:c': 'wzmacnian*, wzmocnion*, reinforced, усилен*, усиленн*',
  'mark:xl': 'xl, extra load, reinf, rf',
  'mark:lt': 'lt',

  // Wheels: of what, and in which color.
  'material:steel':
    'stal, stali, stalow*, stalowk*, blach*, blaszan*, steel*, стал*, стальн*, железн*, штампован*, штамповк*, железк*',
  'material:aluminium':
    'alu, aluminiow*, aluminium, alufelg*, alus, alusy, alusow, odlew*, lekkich stop*, alloy*, aluminum, alloys, лит*, литье, литьё, литых, алюмин*, легкосплав*, кован*',
  'color:black': 'czarn*, black, черн*',
  'color:silver': 'srebrn*, srebro, silver, серебр*, серебрист*',
  'color:white':
    'bial*, white, белый, белая, белое, белые, белого, белой, белую, белым, белыми, белых, белоснежн*',
  'color:graphite':
    'grafit*, graphite*, grey, gray, szar*, графит*, серый, серая, серое, серые, серого, серой, серую, серым, серыми, серых',
  'color:anthracite': 'antracyt*, anthracit*, антрацит*',
  'color:bronze': 'braz, brazow*, bronze*, бронз*',
  'finish:matt': 'mat, matow*, matt, matte, матов*',
  'finish:gloss': 'polysk*, blyszczac*, gloss*, глянц*, глянцев*',
  'finish:polished': 'polerowan*, polished, machined, полирован*',

  // Spacers.
  'system:through': 'przelotow*, slip-on, slip on, проходн*',
  'system:bolt_on': 'przykrecan*, skrecan*, bolt-on, bolt on, накручив*, прикруч*',
}

/** Stop words. */
export const stopWords =
  'do, na, i, w, z, dla, od, po, ze, oraz, lub, cena, ceny, cenie, tani*, najtan*, nowosc*, uzywan*, kup*, kupic, sklep*, sprzedaz*, komplet*, kpl, szt, sztuk*, cali, cale, cal, rozmiar*, auto, auta, aut, samochod*, ' +
  'for, the, a, an, of, in, and, or, to, with, car, cars, cheap*, used, buy, sale, price*, shop, set, pcs, inch, inches, size*, my, ' +
  'для, на, и, в, с, или, от, по, цена, цены, дешев*, недорог*, новинк*, бу, купить, продаж*, магазин*, комплект*, шт, штук*, дюйм*, размер*, авто, машин*, автомоб*, dot, мм, mm, et, pcd, cb, цо, j, ' +
  // Bolts are a measure of wheels and spacers, and no goods of the shop.
  'srub*, bolt, bolts, болт*, ' +
  'колес*, kol, kola, kolo, model*'

/** Letters that may follow a beginning. */
export const LONGEST_ENDING = 4
