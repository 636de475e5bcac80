import { inEach, type Language } from '../language.ts'
import type { seasons, TireType } from './tire-codes.ts'
import type { Names } from './words/named.ts'
import type { Words } from './words/pl.ts'
import { wordsIn } from './words/words-in.ts'

type Season = (typeof seasons)[number]

/** What a value is called in each language. */
export type ValueNames = Readonly<Record<Language, Names>>

/** Values that are known by a code. */
export type KnownValues = Readonly<Record<string, ValueNames>>

/** By the words of each language: what each value of a kind is called. */
const namesOf = <Code extends string>(
  valuesOf: (words: Words) => Readonly<Record<Code, Names>>,
): Readonly<Record<Code, ValueNames>> => {
  const valuesIn = inEach((language) => valuesOf(wordsIn[language]))
  return mapRecord(valuesIn.pl, (code) => inEach((language) => valuesIn[language][code]))
}

function mapRecord<Code extends string, Value>(
  record: Readonly<Record<Code, unknown>>,
  valueOf: (code: Code) => Value,
): Record<Code, Value>
function mapRecord(record: object, valueOf: (code: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(record).map((code) => [code, valueOf(code)]))
}

export const productTypeNames = namesOf(({ values }) => values.productTypes)
/** Spreadsheets translate `true` and `false`, and leave these as they are. */
export const answerNames = namesOf(({ values }) => values.answers)
export const tireTypeNames: Readonly<Record<TireType, ValueNames>> = namesOf(({ values }) => values.tireTypes)
export const seasonNames: Readonly<Record<Season, ValueNames>> = namesOf(({ values }) => values.seasons)
/** Of whether it is a retread. */
export const conditionNames = namesOf(({ values }) => values.conditions)
/** Finishes of wheels; the adjectives agree with the Russian "диск" and the Polish "kolor". */
export const colors = namesOf(({ values }) => values.colors)
export const materials = namesOf(({ values }) => values.materials)
export const wheelKinds = namesOf(({ values }) => values.wheelKinds)
/** The faces that bolts press on. */
export const boltSeats = namesOf(({ values }) => values.boltSeats)
export const spacerSystems = namesOf(({ values }) => values.spacerSystems)
export const boltSupplies = namesOf(({ values }) => values.boltSupplies)

/** The same in every language, as they are molded. */
const molded = (text: string): ValueNames => inEach(() => [text])

export const snowMarkings = {
  'm+s': molded('M+S'),
  '3pmsf': molded('3PMSF'),
  'm+s 3pmsf': molded('M+S, 3PMSF'),
}

const keyOf = (text: string): string =>
  text.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase().replaceAll('ё', 'е')

/** Codes by every name that they have, made once for each list of values. */
const codesByName = new WeakMap<KnownValues, ReadonlyMap<string, string>>()

function codesOf(values: KnownValues): ReadonlyMap<string, string> {
  const known = codesByName.get(values)
  if (known) return known
  const codes = new Map<string, string>()
  for (const [code, names] of Object.entries(values))
    for (const key of [code, ...Object.values(names).flat().map(keyOf)])
      if (!codes.has(key)) codes.set(key, code)
  codesByName.set(values, codes)
  return codes
}

/** The code of a value that is written as its code or as one of its names in any language; other text as it is. */
export const codeOf = (values: KnownValues, text: string): string => codesOf(values).get(keyOf(text)) ?? text

/** Whether the text is a value that has a name in each language. */
export const isKnownValue = (values: KnownValues, text: string): boolean =>
  Object.hasOwn(values, codeOf(values, text))

/** What a value is called in a language; other text as it is. */
export function nameOf(values: KnownValues, text: string, language: Language): string {
  const code = codeOf(values, text)
  return Object.hasOwn(values, code) ? (values[code]?.[language][0] ?? text) : text
}
