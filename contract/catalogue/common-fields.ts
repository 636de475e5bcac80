import { z } from 'zod'
import type { FieldDescription } from './field-description.ts'
import { optionalMeasure, optionalPicture, optionalTitle, text, translatedText } from './field-rules.ts'
import { translations } from '../translated.ts'

/* What fields of several kinds have in common. */

const MAX_TITLE = 200

/** Left out: it is made of the product's data. */
export const title = {
  wire: z.string(),
  input: optionalTitle(MAX_TITLE),
  control: 'text',
  isWide: true,
  isOptional: true,
  start: '',
} as const satisfies FieldDescription

const translatedTitle = {
  wire: z.string(),
  input: translatedText(MAX_TITLE),
  control: 'text',
  hint: 'made_title',
  isOptional: true,
  start: '',
} as const

/** The title in the other languages; left out or empty, it is made of the product's data. */
export const translatedTitles = translations('title', (language) => ({
  ...translatedTitle,
  translation: { of: 'title' as const, language },
}))

export const url = {
  wire: z.string().nullable(),
  input: optionalPicture,
  control: 'picture',
  hint: 'url',
  isWide: true,
  isOptional: true,
  start: null,
} as const satisfies FieldDescription

export const optionalNumber = {
  wire: z.number().nullable().optional(),
  control: 'number',
  isOptional: true,
  start: null,
} as const

export const optionalWords = {
  wire: z.string().optional(),
  control: 'text',
  isOptional: true,
  start: '',
} as const

/** kg, of one piece. */
export const weight = {
  ...optionalNumber,
  input: optionalMeasure(0.01, 500),
  label: 'wheel.weight',
  unit: 'wheel.kg',
  hint: 'kilograms',
  isOnPageOnly: true,
} as const satisfies FieldDescription

const MAX_PLACE = 20

/** Where it lies in the store, such as `A-03-2`. */
export const place = {
  ...optionalWords,
  input: text(MAX_PLACE).default(''),
  isForStaff: true,
  hint: 'place',
} as const satisfies FieldDescription

/** The number of an approval, as it is stamped. */
export const approval = {
  ...optionalWords,
  input: text(60).default(''),
  label: 'wheel.approval',
  isOnPageOnly: true,
} as const satisfies FieldDescription
