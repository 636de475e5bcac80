import { useContentLanguage } from '@/lib/i18n/content-language'
import { MeasuredText, TIRE_SIZE } from './measured-text'

const NAMES_A_TIRE = new RegExp(TIRE_SIZE)

/**
 * A title, a colour or a material: sizes as in `MeasuredText`, and said to be Polish where the page is not. The title of a tire is a name
 * and numbers, which are read in the language of the page.
 */
export function ContentText({ children }: { children: string }) {
  const lang = useContentLanguage()
  const text = <MeasuredText>{children}</MeasuredText>
  return lang && !NAMES_A_TIRE.test(children) ? <span lang={lang}>{text}</span> : text
}
