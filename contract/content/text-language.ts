import type { Language } from '../language.ts'

/*
 * Apart from the texts and their names, and without zod: every list in the browser reads it.
 */

/** The language of a product's text where it is not the one that was asked for: Polish. Undefined: it is the one that was asked for. */
export function textLanguage(
  product: { untranslated?: readonly string[] | undefined },
  field: string,
): Extract<Language, 'pl'> | undefined {
  return product.untranslated?.includes(field) ? 'pl' : undefined
}
