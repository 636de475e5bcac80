import { z } from 'zod'
import { codeOf, type KnownValues } from './goods-words.ts'
import { MAX_PLN, moneySchema } from '../money/money.ts'
import { cleanCode, cleanLine, cleanLines, isVisible } from '../platform/typed-text.ts'

/*
 * Rules for what staff type. The messages are keys of `product_form.errors` in the message files, so that the forms and the product API say
 * the same.
 */

/** No control characters (PostgreSQL refuses NUL), nothing that is only half a character. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'characters')
    .overwrite(cleanLine)
    .max(max, 'too_long')

/** A text of which something can be seen; `key` is what it is refused with. */
export const requiredText = (max: number, key: string) =>
  text(max).min(1, { error: key, abort: true }).refine(isVisible, key)

const linesText = (max: number, key?: string) =>
  z
    .string(key)
    .trim()
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'characters')
    .overwrite(cleanLines)
    .max(max, 'too_long')

/** Several lines, likewise. */
export const requiredLines = (max: number, key: string) =>
  linesText(max, key).min(1, { error: key, abort: true }).refine(isVisible, key)

/** Of which nothing can be seen is empty. */
const orBlank = (typed: string): string => (isVisible(typed) ? typed : '')

/** A title that is made of the data where none is written. */
export const optionalTitle = (max: number) => text(max).overwrite(orBlank).optional()

/** A text in another language: left out, what there is stays; empty, there is none. */
export const translatedText = (max: number) => text(max).overwrite(orBlank).optional()
export const translatedLines = (max: number) => linesText(max).overwrite(orBlank).optional()

/** Several lines that may be missing. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'characters')
    .overwrite(cleanLines)
    .max(max, 'too_long')

/** Why staff change something, for its history. */
export const reasonInput = text(200).min(3, 'reason_required')

/** The name of a kind, a color, a maker. */
export const shortText = (key: string) => requiredText(60, key)

/** One of the values by its code or by a name in any language, or a text of one's own. What comes out is the code where there is one. */
export const valueOrText = (values: KnownValues, key: string) =>
  shortText(key).overwrite((typed) => codeOf(values, typed))

/** The same where nothing need be said. */
export const optionalValueOrText = (values: KnownValues) =>
  text(60)
    .overwrite((typed) => codeOf(values, typed))
    .default('')

/** A picture of our own (`/pictures/…`) or on another host; which hosts are allowed is the product API's to say. */
const PICTURE_URL = /^(?:\/pictures\/[\w.-]+|https:\/\/[\w.-]+(?::\d+)?\/[^\s\p{Cc}\p{Cs}"'<>\\]*)$/u

const pictureUrl = (error?: string) => z.string(error).trim().max(500, 'too_long')

export const pictureUrlSchema = pictureUrl().regex(PICTURE_URL, 'url_invalid')

/** A picture may be missing: the product is then drawn from its numbers. */
export const optionalPicture = z
  .union([z.literal('').transform(() => null), pictureUrlSchema])
  .nullable()
  .default(null)

export const requiredPicture = pictureUrl('url_required')
  .min(1, { error: 'url_required', abort: true })
  .regex(PICTURE_URL, 'url_invalid')

export const MAX_MORE_PICTURES = 12

/** A list, or a single picture as one string. */
export const morePictures = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/\s+/).filter((each) => each !== '') : value),
  z.array(pictureUrlSchema, 'urls_required').max(MAX_MORE_PICTURES, 'too_many'),
)

/** Two decimals, and the smallest number that has them: Zod takes what is so small that it is written with an exponent for a multiple. */
const STEP = 0.01

/** A price in PLN, more than nothing. */
export const priceInput = z
  .number('price_positive')
  .positive({ error: 'price_positive', abort: true })
  .min(STEP, { error: 'price_decimals', abort: true })
  .max(MAX_PLN, 'too_much')
  .multipleOf(STEP, 'price_decimals')
  .pipe(moneySchema)

/** Inches or mm, at most two decimals, as the tables keep them. */
export const measure = (max: number) =>
  z
    .number('measure_invalid')
    .min(STEP, 'measure_invalid')
    .max(max, 'measure_invalid')
    .multipleOf(STEP, 'measure_invalid')

/** Inches: 0 to 100, as the form says. */
export const diameterInput = z
  .number('measure_invalid')
  .min(0, 'measure_invalid')
  .max(100, 'measure_invalid')
  .multipleOf(STEP, 'measure_invalid')

/** A number that need not be known, at most two decimals. */
export const optionalMeasure = (min: number, max: number) =>
  z
    .number('measure_invalid')
    .min(min, 'measure_invalid')
    .max(max, 'measure_invalid')
    .multipleOf(STEP, 'measure_invalid')
    .nullable()
    .default(null)

/** Week and year as they are molded into a tire, `0926`; empty: not known. */
export const optionalWeek = text(4)
  .regex(/^(?:(?:0[1-9]|[1-4]\d|5[0-3])\d{2})?$/, 'week_invalid')
  .default('')

/** As the filters spell it, and one that can be drawn. */
export const boltCircle = z
  .string('bolt_circle_invalid')
  .overwrite(cleanCode)
  .regex(/^(?:[3-9]|1[0-2])x\d{2,3}(\.\d{1,2})?$/, 'bolt_circle_invalid')

/** A second one, where there is one. */
export const optionalBoltCircle = z.union([z.literal(''), boltCircle], 'bolt_circle_invalid').default('')

/** Load index and speed category together. */
export const icVc = z
  .string('ic_vc_invalid')
  .overwrite(cleanCode)
  .regex(/^[A-Za-z\d]{3,10}$/, 'ic_vc_invalid')
