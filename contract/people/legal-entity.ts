/*
 * Consumers' rights hold for people, and for who runs a business alone when the purchase has nothing to do with it (articles 7aa and 38a
 * of the act on consumer rights). A company that names its legal form is neither.
 */

/** Legal forms as names of companies end in, or hold, them. A civil partnership (`s.c.`) is a contract of people who run businesses alone. */
const forms = [
  /(?<!\p{L})spółka(?!\p{L})(?!\s+cyw)/iu,
  /(?<!\p{L})sp(ółka)?\.?\s*z\s*o\.?\s*o(?!\p{L})/iu,
  /(?<!\p{L})sp\.\s*[jkp](?!\p{L})/iu,
  // Not before a name: `S. A. Kowalska` are initials.
  /(?<!\p{L})[Ss]\.\s*([Kk]\.\s*)?[Aa](?!\p{L})(?!\.?\s+(?!Oddział)\p{Lu}\p{Ll})/u,
  /(?<!\p{L})(fundacja|stowarzyszenie|spółdzielnia)(?!\p{L})/iu,
  /(?<!\p{L})(SA|GmbH|AG|Ltd|LLC|UAB|SIA|ООО)\.?$/u,
  /(?<!\p{L})([Ss]\.\s*[Rr]\.\s*[Oo]|a\.\s*s)\.?$/u,
]

/** Whether the name of a buyer says that it is a company, a foundation or another legal person. */
export const isLegalEntity = (name: string): boolean => forms.some((form) => form.test(name.trim()))
