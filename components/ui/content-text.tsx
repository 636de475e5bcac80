import type { Language } from '@bieznik/contract/language'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import { MeasuredText, TIRE_SIZE } from './measured-text'

const NAMES_A_TIRE = new RegExp(TIRE_SIZE)

/**
 * For `lang` of an element whose text or `alt` is such a title and nothing else. The title of a tire is a name and numbers, which are read
 * in the language of the page.
 */
export function useTitleLanguage(title: string, language: Language | undefined): Language | undefined {
  const lang = useOtherLanguage(language)
  return NAMES_A_TIRE.test(title) ? undefined : lang
}

interface ContentTextProps {
  children: string
  /** The language of the text; not given: that of the page. */
  lang?: Language | undefined
}

/** A title, a color or a material: sizes as in `MeasuredText`, and said to be in another language than the page where it is. */
export function ContentText({ children, lang }: ContentTextProps) {
  const language = useTitleLanguage(children, lang)
  const text = <MeasuredText>{children}</MeasuredText>
  if (NAMES_A_TIRE.test(children)) return <span translate="no">{text}</span>
  return language ? <span lang={language}>{text}</span> : text
}
