/** One word or text as words are compared: small letters, no accents, ё as е, ł as l. */
export function foldWord(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      .replaceAll('×', 'x')
      // Misspelled more often than any other word for tires: шыны.
      .replaceAll(/([шж])ы/gu, '$1и')
  )
}

/**
 * A text in which the measures of wheels and spacers are written in one way: `6,5Jx16` and `16x6.50` as `6.5x16`, `112x5`, `5/112` and
 * `5 112` as `5x112`, `M14 x 1,50` as `m14x1.5`. Folded as words are.
 */
export function foldMeasures(text: string): string {
  return MEASURES.reduce((folded, [pattern, put]) => folded.replaceAll(pattern, put), foldWord(text))
    .replaceAll(/[^\p{L}\p{N}.,/+-]+/gu, ' ')
    .trim()
}

/** Every repetition is bounded or of one kind of sign. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  // 7. 5x18 → 7.5x18
  [/(\d)[.,] (?=5 ?j? ?[хx]? ?\d{2})/gu, '$1.'],
  // A Cyrillic х between two numbers.
  [/(\d) ?[хx*] ?(?=\d)/gu, '$1x'],
  // 114,3 → 114.3; 10.50 → 10.5, 6.0 → 6
  [/(\d),(?=\d)/g, '$1.'],
  [/(\d)\.0+(?!\d)/g, '$1'],
  [/(\.\d*?[1-9])0+(?!\d)/g, '$1'],
  [/\.(?!\d)/g, ' '],
  // 6Jx15 → 6x15
  [/(\d) ?j ?x? ?(?=\d)/g, '$1x'],
  [/(\dx\d{2})j(?!\p{L})/gu, '$1'],
  // A rim by its diameter first: 15x6 → 6x15. A bolt circle by its diameter first: 112x5 → 5x112.
  [/(?<![\p{L}\d.])(1[3-9]|2[0-4])x(\d(?:\.5)?|1[0-2])(?![\d.])/gu, '$2x$1'],
  [/(?<![\p{L}\d.])(9[58]|1[0-6]\d(?:\.\d)?)x([3-8])(?![\d.])/gu, '$2x$1'],
  [/(?<![\p{L}\d.])([3-8])[ /-](9[58]|1[0-6]\d(?:\.\d)?)(?![\d./])/gu, '$1x$2'],
  // R 15, ZR15 → r15; ET 35 → et35; 20 mm → 20mm; 15" → r15
  [/(?<!\p{L})z?[rр][ -]?(?=[12]\d(?:\.5)?(?!\d))/gu, 'r'],
  [/(?<!\p{L})et[ :]?(?=-?\d)/gu, 'et'],
  [/(\d) ?(?:mm|мм)(?!\p{L})/gu, '$1mm'],
  [
    /(?<![\d.x/])([12]\d(?:\.5)?) ?(?:"|″|”|''|cal[ie]?(?!\p{L})|inch(?:es)?(?!\p{L})|дюим\p{L}{0,3})/gu,
    'r$1',
  ],
]

/** The words of a folded text. Commas part them, points and slashes only where no number stands on both sides. */
export function wordsOf(folded: string): string[] {
  return folded
    .split(/[\s,]+|(?<!\d)[/.]|[/.](?!\d)/)
    .map((word) => word.replaceAll(/^[-+]+|[-+]+$/g, ''))
    .filter((word) => word !== '')
}

/** Cyrillic letters as Polish writes their sound, in which the treads of the works are named: Снежка → snezka. */
const POLISH = new Map(
  'а a,б b,в w,г g,д d,е e,ж z,з z,и i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х ch,ц c,ч cz,ш sz,щ szcz,ъ ,ы y,ь ,э e,ю ju,я ja,і i'
    .split(',')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

/** A folded word in Latin letters. */
export const transliterate = (word: string): string =>
  Array.from(word, (letter) => POLISH.get(letter) ?? letter).join('')

/** A word that has the same letters but for two neighbors that are swapped. */
export function swappedNeighbors(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
}
