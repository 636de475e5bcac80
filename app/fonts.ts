import localFont from 'next/font/local'

/*
 * IBM Plex Sans (one variable file for all weights) and IBM Plex Mono 500, each as three subsets.
 *
 * `next/font/local` gives every file of one call the same unicode-range, so each subset is a call of its own with the
 * range in `declarations`, and `globals.css` joins the families into one stack. A browser then fetches Cyrillic only for a
 * page that has Cyrillic on it. The ranges do not overlap, so the order in the stack decides nothing about glyphs.
 *
 * Preloaded are two files: the Latin and Latin-ext sans, which every Polish page needs at once. Until they are there the text
 * stands in a local Arial stretched to Plex's measures, a fallback that belongs to the Latin family and therefore comes last
 * in the stack. The mono is not preloaded: the system's own monospaced fonts have its advance of 0.6 em, so nothing moves.
 *
 * The arguments must be literals: they are read while compiling.
 */

const sansLatin = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  weight: '100 700',
  display: 'swap',
  variable: '--font-sans-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const sansLatinExt = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2',
  weight: '100 700',
  display: 'swap',
  variable: '--font-sans-latin-ext',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

const sansCyrillic = localFont({
  src: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2',
  weight: '100 700',
  display: 'swap',
  preload: false,
  variable: '--font-sans-cyrillic',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
})

const monoLatin = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

const monoLatinExt = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-latin-ext',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

const monoCyrillic = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-cyrillic-500-normal.woff2',
  weight: '500',
  display: 'swap',
  preload: false,
  variable: '--font-mono-cyrillic',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' }],
})

/** Class names that define the font variables of `globals.css`; they belong on `<html>`. */
export const fontVariables = [sansLatin, sansLatinExt, sansCyrillic, monoLatin, monoLatinExt, monoCyrillic]
  .map((font) => font.variable)
  .join(' ')
