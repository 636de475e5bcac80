import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { LoadClass, TireType } from '@bieznik/contract/catalogue/tire-codes'

type Season = 'summer' | 'winter' | 'allseason'

const kinds: [ProductType, RegExp][] = [
  ['Tire', /^(?:tires?|tyres?|opon[ay]|шин[аы]|покрышк[аи])$/],
  ['Wheel', /^(?:wheels?|rims?|felg[ai]|диски?|колес[оа])$/],
  ['Spacer', /^(?:spacers?|dystanse?|проставк[аи])$/],
]

const tireTypes: [TireType, RegExp][] = [
  [
    'passenger',
    /^(?:passenger(?: cars?)?|cars?|osobow[aey]|pkw|легков(?:ая|ые|ой)(?: авто(?:мобил[ьи])?)?)$/,
  ],
  [
    'truck',
    /^(?:trucks?|vans?|light trucks?|lt|ciężarow[aey]|dostawcz[aey]|ll?kw|leicht-?lkw|transporter|(?:для )?фургон(?:а|ов)?|грузов(?:ая|ые|ой)|легкогрузов(?:ая|ые|ой))$/,
  ],
  [
    '4X4',
    /^(?:4\s?[x×х]\s?4(?:\/suv)?|suvs?(?:\/4\s?[x×х]\s?4)?|off-?road|teren(?:owa|owe|owy)?|gelände(?:wagen)?|внедорож(?:ная|ные|ник))$/,
  ],
]

const loadClasses: [LoadClass, RegExp][] = [
  ['C', /^(?:cp?|с)$/],
  ['LT', /^lt$/],
  ['XL', /^(?:xl|rf|reinf(?:orced)?|extra load)$/],
]

/** Studs are no season of their own. */
const seasons: [Season, RegExp][] = [
  ['summer', /^(?:summer|lato|letni[ae]?|sommer|лето|летн(?:яя|ие|ий))$/],
  [
    'winter',
    /^(?:winter|zima|zimow[aey]|зима|зимн(?:яя|ие|ий)(?:,? (?:не)?шипованн(?:ая|ые)| \((?:без шипов|с шипами)\))?)$/,
  ],
  [
    'allseason',
    /^(?:all[ -]?seasons?|4[ -]?seasons?|wielosezonow[aey]|całoroczn[aey]|ganzjahr(?:es)?|allwetter|всесезон(?:ная|ные|ный|ка)?)$/,
  ],
]

const answers: [boolean, RegExp][] = [
  [true, /^(?:tak|yes|true|prawda|да|истина|ja|wahr|1|x)$/],
  [false, /^(?:nie|no|false|fałsz|нет|ложь|nein|falsch|0)$/],
]

/** Whether a tire is a retread, by what it is called. */
const conditions: [boolean, RegExp][] = [
  [
    true,
    /^(?:retread(?:ed)?|remou?ld(?:ed)?|bieżnikowan[aey]|regenerowan[aey]|nalewk[ai]|runderneuerte?|восстановленн(?:ая|ые|ый))$/,
  ],
  [false, /^(?:(?:brand[ -])?new|now[aey]|neue?|нов(?:ая|ые|ый))$/],
]

/** What is sold, around the word that says of what sort: `opony letnie`, `summer tyres`, `Winterreifen`. */
const AROUND = /^(?:opon[ay]|шин[аы]) (?=.)|(?<=.)(?: (?:opon[ay]|tires?|tyres?|шин[аы])|[ -]?reifen)$/gu

/** The meaning of a word in any language of suppliers. Undefined: unknown. */
function meaning<T>(of: readonly [T, RegExp][]) {
  return (text: string): T | undefined => {
    const word = text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(AROUND, '')
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
