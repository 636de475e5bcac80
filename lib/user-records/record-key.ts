/** The most that the database takes as a key, in bytes of UTF-8. */
const MAX_KEY_BYTES = 768

/** What the database forbids in a key; `%` as well, so that what was encoded is never taken for what was written. */
const FORBIDDEN = /[.$#[\]/%\p{Cc}]/u

/**
 * The key of a user record: name, surname and user id. A name that would make it too long is cut. The id is whole and has
 * no `_` of its own, so two people never share a key.
 */
export function recordKey({ name, surname, id }: { name: string; surname: string; id: string }): string {
  const end = `_${keyPart(id)}`
  const room = Math.floor((MAX_KEY_BYTES - Buffer.byteLength(`_${end}`)) / 2)
  return `${cut(encoded(name), room)}_${cut(encoded(surname), room)}${end}`
}

/** A user id as a key, or as the last part of one. */
export const keyPart = (id: string): string => encoded(id).join('').replaceAll('_', percentEncoded('_'))

/** Character by character, so that nothing is cut in its middle. */
const encoded = (text: string): string[] =>
  Array.from(text.toWellFormed(), (character) =>
    FORBIDDEN.test(character) ? percentEncoded(character) : character,
  )

const percentEncoded = (character: string): string =>
  Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
    '',
  )

function cut(characters: readonly string[], bytes: number): string {
  let kept = ''
  for (const character of characters) {
    if (Buffer.byteLength(kept + character) > bytes) break
    kept += character
  }
  return kept
}
