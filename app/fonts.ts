import localFont from 'next/font/local'

/*
 * IBM Plex Sans (one variable file for the weights 400 to 700) and IBM Plex Mono 500, each in parts by language.
 *
 * `next/font/local` gives every file of one call the same unicode-range, so each part is a call of its own with the
 * range in `declarations`, and `globals.css` joins the families into one stack. A browser then fetches Cyrillic only for a
 * page that has Cyrillic on it. The ranges do not overlap, so the order in the stack decides nothing about glyphs; what every page has comes first.
 *
 * The files in `_typefaces/` are cut from the packages by `scripts/typefaces.mjs`, which reads their names and ranges here: only the
 * letters of the range, without hints and names, a third of the size. Letters of other Latin alphabets, in news and names, have files of
 * their own (western) or come from the packages.
 *
 * Preloaded are two files: the Latin and Polish sans, which every page needs at once. Until a file is there its letters
 * stand in those of the system, stretched to Plex's measures (`typeface-fallbacks.css`).
 *
 * The arguments must be literals: they are read while compiling.
 */

const sansLatin = localFont({
  src: './_typefaces/sans-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B3, U+00B7, U+00BB, U+00D3, U+00D7, U+00F3, U+2009-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215',
    },
  ],
})

const sansPolish = localFont({
  src: './_typefaces/sans-polish.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-polish',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
    },
  ],
})

const sansWestern = localFont({
  src: './_typefaces/sans-western.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-sans-western',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B4-00B6, U+00B8-00BA, U+00BC-00D2, U+00D4-00D6, U+00D8-00F2, U+00F4-00FF',
    },
  ],
})

const sansCyrillic = localFont({
  src: './_typefaces/sans-cyrillic.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-sans-cyrillic',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
    },
  ],
})

const sansOther = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2',
  weight: '100 700',
  display: 'swap',
  preload: false,
  variable: '--font-sans-other',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0103, U+0108-0117, U+011A-0130, U+0132-0140, U+0145-0151, U+0154-0159, U+015C-0178, U+017D-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

// With the Ø of drawings: a page with one would load all western letters for it.
const monoLatin = localFont({
  src: './_typefaces/mono-latin.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B3, U+00B7, U+00BB, U+00D3, U+00D7-00D8, U+00F3, U+2009-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215',
    },
  ],
})

const monoPolish = localFont({
  src: './_typefaces/mono-polish.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-polish',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
    },
  ],
})

const monoWestern = localFont({
  src: './_typefaces/mono-western.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-western',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6, U+00A8, U+00AA, U+00AC-00AF, U+00B4-00B6, U+00B8-00BA, U+00BC-00D2, U+00D4-00D6, U+00D9-00F2, U+00F4-00FF',
    },
  ],
})

const monoCyrillic = localFont({
  src: './_typefaces/mono-cyrillic.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-cyrillic',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
    },
  ],
})

const monoOther = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-other',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0103, U+0108-0117, U+011A-0130, U+0132-0140, U+0145-0151, U+0154-0159, U+015C-0178, U+017D-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

/** Class names that define the font variables of `globals.css`; they belong on `<html>`. */
export const fontVariables = [
  sansLatin,
  sansPolish,
  sansWestern,
  sansCyrillic,
  sansOther,
  monoLatin,
  monoPolish,
  monoWestern,
  monoCyrillic,
  monoOther,
]
  .map((font) => font.variable)
  .join(' ')
