/** Paragraphs of a text are parted by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

export function firstParagraph(text: string): string {
  return paragraphsOf(text)[0] ?? ''
}
