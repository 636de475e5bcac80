import { groszeFromPln } from '@bieznik/contract/money/money'
import { productTypeSchema, type ProductType } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

/* What the text of a variable may be, and what it is read as. */

/** 0 takes a free one. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))
export const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
export const text = z.string().trim().min(1)
export const onOff = z.enum(['on', 'off'])
export const httpUrl = z.url({ protocol: /^https?$/ })
/** `host:port`, as the emulators are named. */
export const hostAndPort = z.string().regex(/^[\w.-]+:\d+$/)
/** Long enough that nobody guesses it. */
export const secret = z.string().min(16)
export const numericId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(z.int().min(1))
/** Hosts, exactly as they stand in an address, separated by commas or blanks. */
export const hosts = z
  .string()
  .toLowerCase()
  .transform((list) => list.split(/[\s,]+/).filter((host) => host !== ''))
  .pipe(z.array(z.string().regex(/^[a-z\d.-]+(?::\d{1,5})?$/)))
  .transform((list): ReadonlySet<string> => new Set(list))

/** Kinds of products, separated by commas or blanks; `none`: no kind. */
export const productKinds = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((kind) => kind !== '' && kind !== 'none'))
  .pipe(z.array(productTypeSchema))
  .transform((kinds): ReadonlySet<ProductType> => new Set(kinds))

/** Whole złoty, which become grosze. */
export const amount = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform((pln) => groszeFromPln(Number(pln)))

/** Addresses, separated by commas or blanks. */
export const addresses = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((address) => address !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

/** A password with `/`, `#` or `?` in it, not escaped, ends the host too early: what follows would be looked up, and logged, as a host. */
const isWhole = (path: RegExp) => (value: string) => {
  const url = URL.parse(value)
  return url !== null && url.hash === '' && !url.search.includes('@') && path.test(url.pathname)
}

export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).refine(isWhole(/^\/[^/@]*$/))
export const mailServerUrl = z.url({ protocol: /^smtps?$/ }).refine(isWhole(/^\/?$/))
