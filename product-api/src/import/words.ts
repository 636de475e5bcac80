import type { ProductType } from '@bieznik/contract/product'
import type { LoadClass, TireType } from '@bieznik/contract/tire-codes'

type Season = 'summer' | 'winter' | 'allseason'

const kinds: [ProductType, RegExp][] = [
  ['Tire', /^(?:tires?|tyres?|opon[ay]|шин[аы]|покрышк[аи])$/],
  ['Wheel', /^(?:wheels?|rims?|felg[ai]|диски?|колес[оа])$/],
  ['Spacer', /^(?:spacers?|dystanse?|проставк[аи])$/],
]

const tireTypes: [TireType, RegExp][] = [
  ['passenger', /^(?:passenger|car|osobow[aey]|легков(?:ая|ые|ой))$/],
  [
    'truck',
    /^(?:truck|van|lt|ciężarow[aey]|dostawcz[aey]|(?:для )?фургон(?:а|ов)?|грузов(?:ая|ые|ой)|легкогрузов(?:ая|ые|ой))$/,
  ],
  ['4X4', /^(?:4\s?[x×х]\s?4|suv|off-?road|teren(?:owa|owe|owy)?|внедорож(?:ная|ные|ник))$/],
]

const loadClasses: [LoadClass, RegExp][] = [
  ['C', /^(?:cp?|с)$/],
  ['LT', /^lt$/],
  ['XL', /^(?:xl|rf|reinf(?:orced)?|extra load)$/],
]

const seasons: [Season, RegExp][] = [
  ['summer', /^(?:summer|lato|letni[ae]?|лето|летн(?:яя|ие|ий))$/],
  ['winter', /^(?:winter|zima|zimow[aey]|зима|зимн(?:яя|ие|ий))$/],
  ['allseason', /^(?:all[ -]?seasons?|wielosezonow[aey]|całoroczn[aey]|всесезон(?:ная|ные|ный|ка)?)$/],
]

const answers: [boolean, RegExp][] = [
  [true, /^(?:tak|yes|true|prawda|да|истина|ja|wahr|1|x)$/],
  [false, /^(?:nie|no|false|fałsz|нет|ложь|nein|falsch|0)$/],
]

/** Whether a tire is a retread, by what it is called. */
const conditions: [boolean, RegExp][] = [
  [
    true,
    /^(?:retread(?:ed)?|remou?ld(?:ed)?|bieżnikowan[aey]|regenerowan[aey]|nalewk[ai]|восстановленн(?:ая|ые|ый))$/,
  ],
  [false, /^(?:(?:brand[ -])?new|now[aey]|нов(?:ая|ые|ый))$/],
]

/** The meaning of a word in any of the three languages. Undefined: unknown. */
function meaning<T>(of: readonly [T, RegExp][]) {
  return (text: string): T | undefined => {
    const word = text.trim().toLowerCase().replaceAll('ё', 'е')
    return of.find(([, pattern]) => pattern.test(word))?.[0]
  }
}

export const readKind = meaning(kinds)
export const readTireType = meaning(tireTypes)
export const readSeason = meaning(seasons)
export const readLoadClass = meaning(loadClasses)
const readConditionWord = meaning(conditions)
export const readAnswer = meaning(answers)

/** Headers that ask whether a tire is a retread; below any other one `yes` may say that it is new. */
const ASKS_FOR_RETREAD = /^(?:bieżnikowan[aey]|retread(?:ed)?|восстановленн(?:ая|ые|ый))\??$/

/** Whether a tire is a retread: as it is called, or as the answer to a header that asks. Undefined: it cannot be known. */
export function readCondition(text: string, header: string): boolean | undefined {
  const isAnswerable = ASKS_FOR_RETREAD.test(header.trim().toLowerCase())
  return readConditionWord(text) ?? (isAnswerable ? readAnswer(text) : undefined)
}
