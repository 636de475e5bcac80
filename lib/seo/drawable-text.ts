/**
 * What the fonts of the drawn pictures have a glyph for (the character maps of IBM Plex Mono's Latin, Latin-ext and Cyrillic
 * subsets), without ©, ® and ™, which are drawn as emoji.
 */
const NOT_DRAWABLE =
  /[^\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ad\u00af-\u017f\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2032\u2033\u2116]/gu

/**
 * Text as it can be drawn. The renderer would fetch a font or an emoji from elsewhere for any other character, so those
 * are left out.
 */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(NOT_DRAWABLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
