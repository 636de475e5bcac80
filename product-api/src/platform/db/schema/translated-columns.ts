import type { OtherLanguage } from '@bieznik/contract/language'
import { translations, type TranslationOf } from '@bieznik/contract/translated'
import { text } from 'drizzle-orm/pg-core'

/** Empty: not translated. */
const translation = <Name extends string>(name: Name, language: OtherLanguage) =>
  text(`${name}_${language}`).notNull().default('')

/** The translations of a text, `title_en` as `titleEn`. */
export const translatedColumns = <Name extends string>(
  name: Name,
): Record<TranslationOf<Name>, ReturnType<typeof translation>> =>
  translations(name, (language) => translation(name, language))
