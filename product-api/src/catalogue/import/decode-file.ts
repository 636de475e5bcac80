import { codePages, type CodePage, type CodePageChoice } from '@bieznik/contract/catalogue/product-import'
import { FileError } from './file-error.ts'

/** What a file says, and, where it does not say itself how it is encoded, by which code page it was read and what else it could be. */
export type DecodedFile = { text: string; codePage: CodePageChoice | null }

/** Enough to see whether the letters are right. */
const SHOWN_WORDS = 4
const LINE_BREAK = 0x0a
const LOOKED_AT_BYTES = 256 * 1024

/** The letters that speak for a code page of Latin letters: Polish lists are in the first two. */
const expected = {
  'windows-1250': /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/,
  'iso-8859-2': /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/,
  'windows-1252': /[àâäáçèéêëîïíñôöóòùûüúßœæåøÀÂÄÁÇÈÉÊËÎÏÍÑÔÖÓÒÙÛÜÚŒÆÅØ]/,
} as const satisfies Partial<Record<CodePage, RegExp>>
const latinPages = ['windows-1250', 'iso-8859-2', 'windows-1252'] as const

/** In Latin-1, which has a letter for each byte. */
const WORD = /[A-Za-z\u0080-\u00FF]+/g
const ABOVE_ASCII = /[\u0080-\u00FF]/g

function utf16Of(file: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  // Without a mark its line breaks tell, which are two bytes wide.
  for (let at = file.indexOf(LINE_BREAK); at !== -1; at = file.indexOf(LINE_BREAK, at + 1)) {
    if (at % 2 === 0 && file[at + 1] === 0) return 'utf-16le'
    if (at % 2 === 1 && file[at - 1] === 0) return 'utf-16be'
    if (at > LOOKED_AT_BYTES) break
  }
  return null
}

function decodeStrictly(encoding: string, file: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** From the first byte above ASCII on, in Latin-1: what comes before says nothing of the code page. */
function sampleOf(file: Uint8Array): string {
  const first = Math.max(
    0,
    file.findIndex((byte) => byte > 0x7f),
  )
  return Buffer.from(file.subarray(Math.max(0, first - 64), first + LOOKED_AT_BYTES)).toString('latin1')
}

/** How often each byte above ASCII is in a text. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [letter] of text.matchAll(ABOVE_ASCII)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** Cyrillic words have no letter of ASCII, and those of Latin alphabets hardly any without one. */
function isCyrillic(text: string): boolean {
  let balance = 0
  for (const [word] of text.matchAll(WORD)) {
    const above = word.match(ABOVE_ASCII)?.length ?? 0
    if (above === word.length && above > 1) balance += above
    else if (above < word.length) balance -= above
  }
  return balance > 0
}

/** The code page in which most of what is not ASCII is a letter that one expects; of equal ones the first. */
function guessCodePage(file: Uint8Array): CodePage {
  const text = sampleOf(file)
  if (isCyrillic(text)) return 'windows-1251'
  const letters = countLetters(text)
  const scored = latinPages.map((name) => {
    const decoder = new TextDecoder(name)
    const isExpected = (letter: string) => expected[name].test(decoder.decode(Buffer.from(letter, 'latin1')))
    const score = Array.from(letters, ([letter, count]) => (isExpected(letter) ? count : 0))
    return { name, score: score.reduce((sum, count) => sum + count, 0) }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).name
}

/** The first words with letters above ASCII, as each code page has them. */
function samplesOf(file: Uint8Array): CodePageChoice['samples'] {
  const words = new Set<string>()
  for (const [word] of sampleOf(file).matchAll(/[\w-]{0,20}[\u0080-\u00FF][\w\u0080-\u00FF-]{0,20}/g)) {
    if (words.add(word).size === SHOWN_WORDS) break
  }
  const bytes = Buffer.from([...words].join(', '), 'latin1')
  return codePages.map((codePage) => ({ codePage, text: new TextDecoder(codePage).decode(bytes) }))
}

/**
 * The text of a CSV file: by its byte order mark, as UTF-16 or UTF-8 where it is that, else by the code page that was chosen
 * for it, else by the one that its letters speak for. Throws `FileError` where it is no text.
 */
export function decodeFile(file: Uint8Array, chosen?: CodePage): DecodedFile {
  const utf16 = utf16Of(file)
  const unicode = decodeStrictly(utf16 ?? 'utf-8', file)
  if (unicode !== null) return { text: unicode, codePage: null }
  if (utf16 || file.includes(0)) throw new FileError('not_text')
  const used = chosen ?? guessCodePage(file)
  return {
    text: new TextDecoder(used).decode(file),
    codePage: { used, samples: samplesOf(file) },
  }
}
