import type { SearchWords } from './search-words.ts'

export const pl: SearchWords = {
  meanings: {
    'kind:Tire': 'opon*, ogumieni*, gum*, lacz*, nalewk*, bieznikowan*, regenerowan*',
    'kind:Wheel': 'felg*, obrecz*, alufelg*, alus, alusy, alusow, dojazdowk*, zapas, zapasow*, zapask*',
    'kind:Spacer': 'dystans*, podkladk*, poszerz*',
    'condition:new': 'nowy, nowa, nowe, nowego, nowej, nowych, nowym, nowymi, nowiutk*, niebieznikowan*',
    'condition:retreaded': 'nalewk*, bieznikowan*, regenerowan*',
    'season:winter snow:3pmsf': 'zim*, zimow*, zimowk*, sniegow*, sniezn*, alpejsk*',
    'season:summer': 'lato, lata, letni*, letnia, letnie',
    'season:allseason': 'caloroczn*, wielosezon*, uniwersaln*',
    'snow:m+s': 'bloto i snieg',
    'use:passenger': 'osobow*, osobowk*',
    'use:truck': 'dostawcz*, dostawczak*, bus, busa, busow, kamper*, blaszak*',
    'use:4X4': 'teren, terenow*, terenowk*, suva, suvy',
    'tread:mt tread:xt': 'blotn*, bloto, blota',
    'tread:at': 'szutrow*',
    'tread:ht': 'szosow*',
    'tread:xt': 'ekstremaln*, przepraw*, rajdow*, lesn*',
    'tread:bruk': 'miejsk*',
    'mark:c': 'wzmacnian*, wzmocnion*',
    'mark:xl': '',
    'mark:lt': '',
    'material:steel': 'stal, stali, stalow*, stalowk*, blach*, blaszan*',
    'material:aluminium': 'alu, aluminiow*, aluminium, alufelg*, alus, alusy, alusow, odlew*, lekkich stop*',
    'color:black': 'czarn*',
    'color:silver': 'srebrn*, srebro',
    'color:white': 'bial*',
    'color:graphite': 'grafit*, szar*',
    'color:anthracite': 'antracyt*',
    'color:bronze': 'braz, brazow*',
    'finish:matt': 'mat, matow*',
    'finish:gloss': 'polysk*, blyszczac*',
    'finish:polished': 'polerowan*',
    'system:through': 'przelotow*',
    'system:bolt_on': 'przykrecan*, skrecan*',
  },
  stopWords:
    'do, na, i, w, z, dla, od, po, ze, oraz, lub, cena, ceny, cenie, tani*, najtan*, nowosc*, uzywan*, ' +
    'kup*, kupic, sklep*, sprzedaz*, komplet*, kpl, szt, sztuk*, cali, cale, cal, rozmiar*, auto, auta, ' +
    'aut, samochod*, srub*, kol, kola, kolo, model*',
}
