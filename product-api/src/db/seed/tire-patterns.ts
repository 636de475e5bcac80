import type { TireType } from '@bieznik/contract/product'
import { isInchSize } from '@bieznik/contract/tire-size'
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
  description: string
}

export const tirePatterns: readonly TirePattern[] = [
  {
    name: 'Trasa',
    typeOfTire: 'passenger',
    speedSymbols: ['V', 'H', 'T'],
    priceFactor: 1,
    description:
      'Spokojny bieżnik szosowy na cały rok: szerokie rowki obwodowe szybko odprowadzają wodę, a drobne nacięcia trzymają na mokrym i na lekkim śniegu.',
  },
  {
    name: 'Śnieżka',
    typeOfTire: 'passenger',
    speedSymbols: ['V', 'H', 'T'],
    priceFactor: 1.1,
    description:
      'Bieżnik całoroczny z myślą o zimie: gęsto nacięte klocki w układzie strzałkowym pewnie ruszają i hamują na śniegu, a miękka mieszanka nie twardnieje na mrozie.',
  },
  {
    name: 'Bruk',
    typeOfTire: 'passenger',
    speedSymbols: ['H', 'T'],
    priceFactor: 1.04,
    description:
      'Bieżnik miejski, cichy i odporny na ścieranie: zamknięte barki dobrze znoszą krawężniki, częste skręty i jazdę po kostce.',
  },
  {
    name: 'Przełęcz HT',
    typeOfTire: '4X4',
    speedSymbols: ['H', 'T', 'S'],
    priceFactor: 1.25,
    description:
      'Bieżnik szosowy do aut terenowych i SUV-ów: na asfalcie cichy i stabilny, na szutrze i polnej drodze wciąż pewny.',
  },
  {
    name: 'Szuter AT',
    typeOfTire: '4X4',
    speedSymbols: ['T', 'S', 'Q'],
    priceFactor: 1.55,
    smallestProfile: 65,
    madeForInchSizes: true,
    description:
      'Bieżnik uniwersalny pół na pół: otwarte barki pracują w luźnym podłożu, a zwarty środek nie męczy na dłuższej trasie.',
  },
  {
    name: 'Moczar MT',
    typeOfTire: '4X4',
    speedSymbols: ['S', 'Q'],
    priceFactor: 1.85,
    smallestProfile: 70,
    madeForInchSizes: true,
    description:
      'Bieżnik błotny o wysokich, szeroko rozstawionych klockach, które same się oczyszczają. Na asfalcie słychać go wyraźnie, w błocie i koleinach odwdzięcza się trakcją.',
  },
  {
    name: 'Wykrot XT',
    typeOfTire: '4X4',
    speedSymbols: ['Q'],
    priceFactor: 2,
    smallestProfile: 75,
    madeForInchSizes: true,
    description:
      'Najgłębszy bieżnik w ofercie, na rajdy przeprawowe i do pracy w lesie: skośne klocki zachodzą na ścianę boczną i chwytają się korzeni oraz skał.',
  },
  {
    name: 'Kurier',
    typeOfTire: 'truck',
    speedSymbols: ['H', 'T', 'S', 'R', 'Q'],
    priceFactor: 1.3,
    description:
      'Całoroczny bieżnik do aut dostawczych: żebra obwodowe równo się ścierają przy częstym hamowaniu i trzymają kierunek z pełnym ładunkiem.',
  },
  {
    name: 'Ładunek',
    typeOfTire: 'truck',
    speedSymbols: ['T', 'S', 'R', 'Q'],
    priceFactor: 1.42,
    description:
      'Bieżnik napędowy do aut dostawczych i kamperów: głębokie poprzeczne nacięcia ruszają z miejsca na śniegu, mokrej trawie i placu budowy.',
  },
]

export function isMadeFor(pattern: TirePattern, carcass: TireCarcass): boolean {
  if (pattern.typeOfTire !== carcass.typeOfTire) return false
  if (isInchSize(carcass)) return pattern.madeForInchSizes === true
  return carcass.profile >= (pattern.smallestProfile ?? 0)
}
