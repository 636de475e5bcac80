import { printableText } from '@bieznik/contract/platform/printable-text'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

/** Opened once: what a font says of how letters follow one another takes longer to read than a PDF to write. */
function open(url: string): Font {
  const font = openSync(fileURLToPath(url))
  if (!('layout' in font)) throw new Error(`${url} holds several typefaces`)
  // A glyph is made once, with the text that it stands for: one that a PDF meets as a part of another (`e` in `ễ`) has none.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  const layout = font.layout.bind(font)
  // Here and not where text is written, so that no letter that the typeface lacks becomes an empty box.
  font.layout = (text, ...rest) => layout(printableText(text), ...rest)
  return font
}

export const regular = open(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
)
export const bold = open(
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
)
