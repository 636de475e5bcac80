/** What every piece of structured data begins with (https://schema.org). */
export interface JsonLdNode {
  '@context': 'https://schema.org'
  '@type': string
}

/** In a script element these begin or end markup; U+2028 and U+2029 end a line of a script, though not of JSON. */
const DANGEROUS = /[<>&\u2028\u2029]/g

/**
 * JSON that can stand inside a script element whatever texts it holds: none of its characters means anything to a
 * parser of HTML, and JSON reads the escapes back as what they were.
 */
export function serializeJsonLd(node: JsonLdNode): string {
  return JSON.stringify(node).replaceAll(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
