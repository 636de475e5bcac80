/*
 * Apart from the schemas, and without zod: every page in the browser reads addresses by the languages.
 */

/** The languages of the shop; the first is that of addresses without a prefix. */
export const languages = ['pl', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

/** Polish has every text; the others are translations of it. */
export type OtherLanguage = Exclude<Language, 'pl'>
export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'pl')

/** One value for each language. */
export function inEach<Value>(valueIn: (language: Language) => Value): Record<Language, Value>
export function inEach(valueIn: (language: Language) => unknown): Record<string, unknown> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)]))
}

/** What a language is called in another one, or in itself: `angielski`. */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named
