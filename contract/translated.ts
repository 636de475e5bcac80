import { inEach, languages, otherLanguages, type Language, type OtherLanguage } from './language.ts'

/*
 * What staff write in each language stands in fields of their own, in the database and on the wire: `title`, `titleEn`, `titleRu`. The names
 * of these fields are made here, so that a language is added in `language.ts`.
 */

export type TranslationOf<Name extends string> = `${Name}${Capitalize<OtherLanguage>}`
export type TextFieldOf<Name extends string> = Name | TranslationOf<Name>

/** A text and its translations; an empty one: it is not translated. */
export type TextOf<Name extends string> = Record<TextFieldOf<Name>, string>

function capitalized<Text extends string>(text: Text): Capitalize<Text>
function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const fieldNames = new Map<string, Readonly<Record<Language, string>>>()

/** The fields of a text by their languages. Made once: lists ask for them for each of their rows. */
function fieldsOf(name: string): Readonly<Record<Language, string>> {
  const known = fieldNames.get(name)
  if (known) return known
  const made = inEach((language) => (language === 'pl' ? name : `${name}${capitalized(language)}`))
  fieldNames.set(name, made)
  return made
}

/** `titleEn` */
export function translationOf<Name extends string>(name: Name, language: OtherLanguage): TranslationOf<Name>
export function translationOf(name: string, language: OtherLanguage): string {
  return fieldsOf(name)[language]
}

export function fieldIn<Name extends string>(name: Name, language: Language): TextFieldOf<Name>
export function fieldIn(name: string, language: Language): string {
  return fieldsOf(name)[language]
}

/** One value for each translation of a field: `{ titleEn, titleRu }`. */
export function translations<Name extends string, Value>(
  name: Name,
  valueIn: (language: OtherLanguage) => Value,
): Record<TranslationOf<Name>, Value>
export function translations(
  name: string,
  valueIn: (language: OtherLanguage) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    otherLanguages.map((language) => [translationOf(name, language), valueIn(language)]),
  )
}

/** One value for a field and each of its translations: `{ title, titleEn, titleRu }`. */
export function inEachField<Name extends string, Value>(
  name: Name,
  valueIn: (language: Language) => Value,
): Record<TextFieldOf<Name>, Value>
export function inEachField(name: string, valueIn: (language: Language) => unknown): Record<string, unknown> {
  return Object.fromEntries(languages.map((language) => [fieldIn(name, language), valueIn(language)]))
}

/** Those of a row: of its values, or of its columns. */
export function textFields<Name extends string, Row extends Readonly<Record<TextFieldOf<Name>, unknown>>>(
  row: Row,
  name: Name,
): Pick<Row, TextFieldOf<Name>>
export function textFields(row: object, name: string): object {
  return inEachField(name, (language): unknown => Reflect.get(row, fieldIn(name, language)))
}

/** `['title', 'titleEn', 'titleRu']` */
export function textFieldNames<Name extends string>(name: Name): TextFieldOf<Name>[]
export function textFieldNames(name: string): string[] {
  return Object.values(fieldsOf(name))
}

type Omitted<Row, Field extends string> = Row extends object ? Omit<Row, Field> : never

/** The row without these fields. */
export function omit<Row extends object, Field extends string>(
  row: Row,
  fields: readonly Field[],
): Omitted<Row, Field>
export function omit(row: object, fields: readonly string[]): object {
  const left: Record<string, unknown> = {}
  // A loop: this is done to every row of a list.
  for (const [field, value] of Object.entries(row)) if (!fields.includes(field)) left[field] = value
  return left
}

/** The row without the fields of a text. */
export const withoutText = <Row extends object, Name extends string>(
  row: Row,
  name: Name,
): Omitted<Row, TextFieldOf<Name>> => omit(row, textFieldNames(name))

/** A text in a language, or in Polish where it has not been translated. */
export function textIn<Name extends string>(
  row: Readonly<TextOf<Name>>,
  name: Name,
  language: Language,
): { text: string; language: Language } {
  const own = row[fieldIn(name, language)]
  return own === '' && row[name] !== '' ? { text: row[name], language: 'pl' } : { text: own, language }
}
