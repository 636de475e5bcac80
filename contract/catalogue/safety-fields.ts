import { z } from 'zod'
import type { Fields } from './field-description.ts'
import { lines, text } from './field-rules.ts'
import { isGtin } from './gtin.ts'
import { translations } from '../translated.ts'
import { cleanCode } from '../platform/typed-text.ts'

export const MAX_MANUFACTURER_NAME = 120

const warnings = {
  wire: z.string(),
  input: lines(3000).default(''),
  control: 'lines',
  hint: 'warnings',
  isOnPageOnly: true,
  isWide: true,
  isOptional: true,
  start: '',
} as const

/** What an offer of any kind says for the safety of its buyer (Regulation (EU) 2023/988, article 19). */
export const safetyFields = {
  /** Name of one of `manufacturers`, who is responsible for the product; a tire's `manufacturer` is the mark on its sidewall. */
  maker: {
    wire: z.string().nullable(),
    input: text(MAX_MANUFACTURER_NAME)
      .transform((name) => (name === '' ? null : name))
      .nullable()
      .default(null),
    control: 'maker',
    hint: 'maker',
    isOnPageOnly: true,
    isOptional: true,
    start: null,
  },
  /** What the maker calls it. */
  model: {
    wire: z.string(),
    input: text(100).default(''),
    control: 'text',
    isOnPageOnly: true,
    isOptional: true,
    start: '',
  },
  /** EAN-8, UPC-A, EAN-13 or GTIN-14, as it stands below the bar code. */
  ean: {
    wire: z.string(),
    input: z
      .string()
      // Zeros alone fill a column of a list where there is no number.
      .overwrite((typed) => cleanCode(typed).replaceAll(/[\s-]/g, '').replace(/^0+$/, ''))
      .refine((code) => code === '' || isGtin(code), 'ean_invalid')
      .default(''),
    control: 'text',
    hint: 'ean',
    isOnPageOnly: true,
    isOptional: true,
    start: '',
  },
  /** The maker's own number of it, where it has no EAN or besides it. */
  partNumber: {
    wire: z.string(),
    input: text(60).default(''),
    control: 'text',
    isOnPageOnly: true,
    isOptional: true,
    start: '',
  },
  /** Left out: the warnings of its kind, which the message files have. */
  warningsPl: warnings,
  ...translations('warnings', () => warnings),
} as const satisfies Fields

/** Of a product of which nothing of this is known. */
export const noSafetyData = {
  maker: null,
  model: '',
  ean: '',
  partNumber: '',
  warningsPl: '',
  ...translations('warnings', () => ''),
}
