/** Composed letters, a single blank between words, and nothing of which nothing is seen. Line breaks stay, for the rules to refuse. */
export function cleanText(text: string): string {
  const composed = text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')
  return composed.replaceAll(/[\p{Zs}\t]+/gu, ' ').trim()
}

/** Two titles with the same key are one title to whoever reads them. */
export function titleKey(title: string): string {
  return cleanText(title).toLowerCase()
}
