/*
 * The characters that IBM Plex Sans, the font of the shop's PDFs, has glyphs for. A list, so that the browser can check a text without
 * loading the font; a test compares it with the font.
 */

const LETTERS =
  String.raw`\u0020-\u007e\u00a0-\u017f\u018f\u0192\u01a0-\u01a1\u01af-\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02bb-\u02bc\u02c6-\u02c7\u02d8-\u02dd` +
  String.raw`\u0300-\u0304\u0306-\u030c\u0312\u0315\u031b\u0323\u0326-\u0328\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce` +
  String.raw`\u0400-\u045f\u0462-\u0463\u046a-\u046b\u0472-\u0475\u0490-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9\u0524-\u0525` +
  String.raw`\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f-\u2030\u2032-\u2033\u2039-\u203a\u2044`
const SIGNS = String.raw`\u2070\u2074-\u2079\u2080-\u2089\u0e3f\u20a1\u20a4\u20a6\u20a8-\u20ae\u20b1-\u20b2\u20b4-\u20b5\u20b8-\u20ba\u20bd\u20bf\u2113\u2116\u2122\u2150-\u2151\u2153-\u215e\u2190-\u2199\u2202\u2206\u220f\u2211-\u2212\u2215\u2219-\u221a\u221e\u222b\u2248\u2260\u2264-\u2265\u25ca\u2713\ufb01-\ufb02\ufffd`

const TYPEFACE = new RegExp(String.raw`^[${LETTERS}${SIGNS}\s]*$`, 'u')

/** The replacement character, which the typeface has. */
const REPLACEMENT = '\ufffd'

/** A letter as it can be printed: another form of it (`Ａ`), or without its marks (`Ǩ`); null: there is none. */
function printableLetter(letter: string): string | null {
  const forms = [letter, letter.normalize('NFKC')]
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (bare !== '') forms.push(bare)
  if (/^\p{Default_Ignorable_Code_Point}+$/u.test(letter)) return ''
  return forms.find((form) => TYPEFACE.test(form)) ?? null
}

/** The text in letters that the typeface has; one that cannot be printed becomes the replacement character, which is seen. */
export function printableText(written: string): string {
  const text = written.normalize('NFC')
  if (TYPEFACE.test(text)) return text
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => printableLetter(segment) ?? REPLACEMENT).join(
    '',
  )
}

/** Whether all of it can be printed. */
export const isPrintable = (text: string): boolean => !printableText(text).includes(REPLACEMENT)
