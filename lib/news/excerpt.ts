/** Characters that three lines of the list never hold all of. */
export const EXCERPT_LENGTH = 360

/** The beginning of a text, in whole words where it has any: all that a list shows of it. Longer texts end with an ellipsis. */
export function excerptOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= EXCERPT_LENGTH) return plain
  const room = plain.slice(0, EXCERPT_LENGTH)
  const end = room.lastIndexOf(' ')
  return `${(end === -1 ? room : room.slice(0, end)).trimEnd()}…`
}
