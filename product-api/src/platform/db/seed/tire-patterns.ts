import type { TireType } from '@bieznik/contract/catalogue/tire-codes'
import type { Language } from '@bieznik/contract/language'
import { isInchSize } from '@bieznik/contract/catalogue/tire-size'
import type { TireCarcass } from './tire-carcass.ts'

export interface TirePattern {
  /** As the catalogue's `protector` names it. */
  name: string
  typeOfTire: TireType
  /** Highest first; a coarser tread is approved for less. */
  speedSymbols: readonly string[]
  /** Relative to a road pattern of the same size; coarser treads take more rubber. */
  priceFactor: number
  /** Off-road patterns are only made for tall sidewalls: this profile (%) and more, and inch sizes. */
  smallestProfile?: number
  madeForInchSizes?: boolean
  /** What it is for. */
  description: Partial<Record<Language, string>>
}

export const tirePatterns: readonly TirePattern[] = [
  {
    name: 'Trasa',
    typeOfTire: 'passenger',
    speedSymbols: ['V', 'H', 'T'],
    priceFactor: 1,
    description: {
      pl: 'Spokojny bieżnik szosowy na cały rok: szerokie rowki obwodowe szybko odprowadzają wodę, a drobne nacięcia trzymają na mokrym i na lekkim śniegu.',
      en: 'A calm road tread for the whole year: wide circumferential grooves clear water quickly, and fine sipes hold on wet roads and light snow.',
      ru: 'Спокойный дорожный рисунок на весь год: широкие кольцевые канавки быстро отводят воду, а мелкие ламели держат на мокрой дороге и лёгком снегу.',
    },
  },
  {
    name: 'Śnieżka',
    typeOfTire: 'passenger',
    speedSymbols: ['V', 'H', 'T'],
    priceFactor: 1.1,
    description: {
      pl: 'Bieżnik całoroczny z myślą o zimie: gęsto nacięte klocki w układzie strzałkowym pewnie ruszają i hamują na śniegu, a miękka mieszanka nie twardnieje na mrozie.',
      en: 'An all-season tread with winter in mind: densely siped, directional blocks pull away and brake surely on snow, and the soft compound does not harden in frost.',
      ru: 'Всесезонный рисунок с упором на зиму: направленные блоки с частыми ламелями уверенно трогают и тормозят на снегу, а мягкая смесь не дубеет на морозе.',
    },
  },
  {
    name: 'Bruk',
    typeOfTire: 'passenger',
    speedSymbols: ['H', 'T'],
    priceFactor: 1.04,
    description: {
      pl: 'Bieżnik miejski, cichy i odporny na ścieranie: zamknięte barki dobrze znoszą krawężniki, częste skręty i jazdę po kostce.',
      en: 'A city tread, quiet and slow to wear: closed shoulders put up with kerbs, frequent turns and cobbles.',
      ru: 'Городской рисунок, тихий и износостойкий: закрытые плечевые зоны хорошо переносят бордюры, частые повороты и брусчатку.',
    },
  },
  {
    name: 'Przełęcz HT',
    typeOfTire: '4X4',
    speedSymbols: ['H', 'T', 'S'],
    priceFactor: 1.25,
    description: {
      pl: 'Bieżnik szosowy do aut terenowych i SUV-ów: na asfalcie cichy i stabilny, na szutrze i polnej drodze wciąż pewny.',
      en: 'A highway tread for off-roaders and SUVs: quiet and stable on tarmac, still sure-footed on gravel and farm tracks.',
      ru: 'Шоссейный рисунок для внедорожников и SUV: на асфальте тихий и устойчивый, на гравии и просёлке по-прежнему надёжный.',
    },
  },
  {
    name: 'Szuter AT',
    typeOfTire: '4X4',
    speedSymbols: ['T', 'S', 'Q'],
    priceFactor: 1.55,
    smallestProfile: 65,
    madeForInchSizes: true,
    description: {
      pl: 'Bieżnik uniwersalny pół na pół: otwarte barki pracują w luźnym podłożu, a zwarty środek nie męczy na dłuższej trasie.',
      en: 'An all-terrain tread, half road and half field: open shoulders work in loose ground, and the closed centre does not tire you on a longer drive.',
      ru: 'Универсальный рисунок «пополам»: открытые плечевые зоны работают на рыхлом грунте, а плотная середина не утомляет на дальней дороге.',
    },
  },
  {
    name: 'Moczar MT',
    typeOfTire: '4X4',
    speedSymbols: ['S', 'Q'],
    priceFactor: 1.85,
    smallestProfile: 70,
    madeForInchSizes: true,
    description: {
      pl: 'Bieżnik błotny o wysokich, szeroko rozstawionych klockach, które same się oczyszczają. Na asfalcie słychać go wyraźnie, w błocie i koleinach odwdzięcza się trakcją.',
      en: 'A mud tread with tall, widely spaced blocks that clean themselves. You will hear it on tarmac; in mud and ruts it pays back with traction.',
      ru: 'Грязевой рисунок с высокими, широко расставленными самоочищающимися блоками. На асфальте его хорошо слышно, а в грязи и колее он отвечает тягой.',
    },
  },
  {
    name: 'Wykrot XT',
    typeOfTire: '4X4',
    speedSymbols: ['Q'],
    priceFactor: 2,
    smallestProfile: 75,
    madeForInchSizes: true,
    description: {
      pl: 'Najgłębszy bieżnik w ofercie, na rajdy przeprawowe i do pracy w lesie: skośne klocki zachodzą na ścianę boczną i chwytają się korzeni oraz skał.',
      en: 'The deepest tread we make, for off-road rallies and forest work: slanted blocks reach onto the sidewall and grip roots and rock.',
      ru: 'Самый глубокий протектор в ассортименте, для трофи-рейдов и работы в лесу: косые блоки заходят на боковину и цепляются за корни и камни.',
    },
  },
  {
    name: 'Kurier',
    typeOfTire: 'truck',
    speedSymbols: ['H', 'T', 'S', 'R', 'Q'],
    priceFactor: 1.3,
    description: {
      pl: 'Całoroczny bieżnik do aut dostawczych: żebra obwodowe równo się ścierają przy częstym hamowaniu i trzymają kierunek z pełnym ładunkiem.',
      en: 'An all-season tread for vans: circumferential ribs wear evenly under frequent braking and keep their line fully loaded.',
      ru: 'Всесезонный рисунок для фургонов: кольцевые рёбра равномерно изнашиваются при частом торможении и держат направление с полной загрузкой.',
    },
  },
  {
    name: 'Ładunek',
    typeOfTire: 'truck',
    speedSymbols: ['T', 'S', 'R', 'Q'],
    priceFactor: 1.42,
    description: {
      pl: 'Bieżnik napędowy do aut dostawczych i kamperów: głębokie poprzeczne nacięcia ruszają z miejsca na śniegu, mokrej trawie i placu budowy.',
      en: 'A traction tread for vans and campers: deep cross grooves pull away on snow, wet grass and building sites.',
      ru: 'Тяговый рисунок для фургонов и автодомов: глубокие поперечные канавки трогают с места на снегу, мокрой траве и стройплощадке.',
    },
  },
]

export function isMadeFor(pattern: TirePattern, carcass: TireCarcass): boolean {
  if (pattern.typeOfTire !== carcass.typeOfTire) return false
  if (isInchSize(carcass)) return pattern.madeForInchSizes === true
  return carcass.profile >= (pattern.smallestProfile ?? 0)
}
