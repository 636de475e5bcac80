import type { OtherLanguage } from '@bieznik/contract/language'

interface Told {
  title: string
  /** Paragraphs are parted by an empty line, as written in the file. */
  text: string
}

/** An article in Polish, and in the languages that it was translated into. */
export interface Article extends Told, Partial<Record<OtherLanguage, Told>> {
  /** Age on the seed date, in days. */
  daysOld: number
  urlVideo: string | null
}

/** Takes the line breaks of the file out of a text and leaves the empty lines between paragraphs. */
export function unwrap(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))
    .join('\n\n')
}
