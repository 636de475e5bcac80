/**
 * What the search knows, in the order in which it is looked up. Each is a fact (`index-entry.ts`); facts separated by a space are
 * alternatives.
 */
export const lines = [
  // Kinds of goods.
  'kind:Tire',
  'kind:Wheel',
  'kind:Spacer',
  // Whether it is new. A word for retreads names tires as well.
  'condition:new',
  'condition:retreaded',
  // Seasons. An all-season tire with the snowflake counts as a winter tire before the law.
  'season:winter snow:3pmsf',
  'season:summer',
  'season:allseason',
  'snow:m+s',
  // What tires are for.
  'use:passenger',
  'use:truck',
  'use:4X4',
  'tread:mt tread:xt',
  'tread:at',
  'tread:ht',
  'tread:xt',
  'tread:bruk',
  // Markings.
  'mark:c',
  'mark:xl',
  'mark:lt',
  // Wheels: of what, and in which color.
  'material:steel',
  'material:aluminium',
  'color:black',
  'color:silver',
  'color:white',
  'color:graphite',
  'color:anthracite',
  'color:bronze',
  'finish:matt',
  'finish:gloss',
  'finish:polished',
  // Spacers.
  'system:through',
  'system:bolt_on',
] as const
type Line = (typeof lines)[number]

/**
 * What everyday words of a language mean; accents and capitals do not matter. To teach the search a word, add it to a line; the list of
 * searches in `searches.test.ts` shows what is found then.
 *
 * - `opon*`: every word that begins so and goes on with an ending of at most four letters: opona, opony, oponami.
 * - `rim`: this word alone.
 * - `all season*`: two words, one after the other.
 */
export interface SearchWords {
  /** Separated by commas; empty: the language has no word of its own. */
  meanings: Readonly<Record<Line, string>>
  /** Bolts among them: a measure of wheels and spacers, and no goods of the shop. */
  stopWords: string
}

/** The same in every language. */
export const markings: Partial<SearchWords['meanings']> = {
  'season:winter snow:3pmsf': '3pmsf',
  'snow:m+s': 'm+s, ms',
  'use:4X4': '4x4, 4×4, suv',
  'tread:mt tread:xt': 'mt, m/t',
  'tread:at': 'at, a/t',
  'tread:ht': 'ht, h/t',
  'tread:xt': 'xt, x/t',
  'mark:xl': 'xl',
  'mark:lt': 'lt',
}
