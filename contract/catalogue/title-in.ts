import type { Language } from '../language.ts'

type Texts = Record<'pl' | 'en' | 'ru', string>

/** A text in a language, or in Polish where it has not been translated. */
export function textIn(texts: Texts, language: Language): { text: string; isMissing: boolean } {
  const isMissing = texts[language] === '' && texts.pl !== ''
  return { text: isMissing ? texts.pl : texts[language], isMissing }
}

export type Titles = { title: string; titleEn: string; titleRu: string }

/** The title in a language, and the language that it is in: Polish where there is no other. */
export function titleIn(
  { title, titleEn, titleRu }: Titles,
  language: Language,
): { title: string; language: Language } {
  const { text, isMissing } = textIn({ pl: title, en: titleEn, ru: titleRu }, language)
  return { title: text, language: isMissing ? 'pl' : language }
}
