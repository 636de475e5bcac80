import {
  answerNames,
  conditionNames,
  nameOf,
  productTypeNames,
  seasonNames,
  tireTypeNames,
  type KnownValues,
  type ValueNames,
} from './goods-words.ts'
import { inEach, languageName, type Language } from '../language.ts'
import { findField } from './product-fields.ts'
import type { ImportField } from './product-import.ts'
import { translations } from '../translated.ts'
import type { Names } from './words/named.ts'
import { wordsIn } from './words/words-in.ts'

/*
 * What fields of products and their values are called, in the forms of staff, in the import and in the export alike. What the page of a
 * product says is in the message files, in the same words; these are in `words/`.
 */

/** The export's name of the ids, which no other shop uses. Only below it an id says by itself which product is meant. */
export const OUR_ID = 'ID Bieżnik'

/** Fields of one text in each language: after which column of the words they are named, and the language of each. */
const named = {
  ...translations('title', (language) => ({ after: 'title' as const, language })),
  ...translations('inf', (language) => ({ after: 'inf' as const, language })),
  warningsPl: { after: 'warnings' as const, language: 'pl' as const },
  ...translations('warnings', (language) => ({ after: 'warnings' as const, language })),
}
type Named = keyof typeof named

const isNamed = (field: ImportField): field is Named => Object.hasOwn(named, field)

/** Every other field has names of its own: the compiler asks for them here. */
const columnsIn = (language: Language): Readonly<Record<Exclude<ImportField, Named>, Names>> =>
  wordsIn[language].columns

/** `Nazwa (angielski)`, `Nazwa EN` */
const nameIn = (name: string, of: Language, language: Language): Names => [
  `${name} (${languageName(of, language)})`,
  `${name} (${of})`,
  `${name} ${of.toUpperCase()}`,
]

/** What a column may be called in each language; the first name is shown and exported. */
export function columnNames(field: ImportField): ValueNames {
  if (!isNamed(field)) return inEach((language) => columnsIn(language)[field])
  const { after, language: of } = named[field]
  return inEach((language) => nameIn(wordsIn[language].columns[after][0], of, language))
}

/** What a field is called. */
export const fieldName = (field: ImportField, language: Language): string => columnNames(field)[language][0]

const choices: Partial<Record<ImportField, KnownValues>> = {
  productType: productTypeNames,
  inArchive: answerNames,
  typeOfTire: tireTypeNames,
  season: seasonNames,
  isRetreaded: conditionNames,
}

/** Names of the values of a field. Null: it has none, its values are shown as they are. */
export function valueNames(field: ImportField): KnownValues | null {
  const described = findField(field)
  return choices[field] ?? described?.values ?? (described?.control === 'yesNo' ? answerNames : null)
}

/** What a value is called, by its code or any of its names; other text as it is. */
export function valueName(field: ImportField, value: string, language: Language): string {
  const names = valueNames(field)
  return names ? nameOf(names, value, language) : value
}
