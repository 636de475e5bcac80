/*
 * Apart from the schemas, and without zod: every page in the browser reads addresses by the languages.
 */

/** The languages of the shop; the first is that of addresses without a prefix. */
export const languages = ['pl', 'en', 'ru'] as const
export type Language = (typeof languages)[number]
