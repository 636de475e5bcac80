import { escapeMarkup } from '@bieznik/backend-kit/escape-markup'

/** An element with text; empty: none, since both readers take an empty element for a wrong value. */
export function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeMarkup(text)}</${name}>`
}

/** Control characters but tab and line breaks, half characters and non-characters: XML cannot hold them, not even as an entity (https://www.w3.org/TR/xml/#charsets). */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu

/** Text in one line of at most `most` characters, cut at a word. */
export function shortened(text: string, most: number): string {
  const line = text.replace(NOT_IN_XML, '').replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut
    .slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : undefined)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}
