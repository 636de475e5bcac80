import { z } from 'zod'
import { optionalNumber, optionalWords } from './common-fields.ts'
import type { Fields } from './field-description.ts'
import { text } from './field-rules.ts'
import { toSidewallLetters } from './sidewall-letters.ts'
import { cleanCode } from '../platform/typed-text.ts'

/*
 * What the label of a new tire says (Regulation (EU) 2020/740, annexes I to III). That it grips on snow is its 3PMSF, of `snowMarking`.
 */

/** One of the letters from A, in whatever script it is typed; empty: not known. */
const classUpTo = (last: 'C' | 'E') =>
  text(10)
    // On a sidewall the Cyrillic В would be a V, which is no class.
    .overwrite((typed) => toSidewallLetters(cleanCode(typed).replaceAll(/[Вв]/g, 'B')).toUpperCase())
    .regex(new RegExp(`^[A-${last}]?$`), `label_class_${last.toLowerCase()}`)
    .default('')

/** Of the registry, where it is part of every address of a tire: `https://eprel.ec.europa.eu/qr/381667`. */
const REGISTERED = /^https:\/\/eprel\.ec\.europa\.eu\/\S*?\/(\d+)(?:[/?#]\S*)?$/

/** The number under which a tire is registered, alone or within an address of the registry. */
const eprelNumber = text(300)
  .overwrite((typed) => REGISTERED.exec(cleanCode(typed))?.[1] ?? cleanCode(typed))
  .regex(/^\d{0,10}$/, 'eprel_invalid')
  .default('')

export const labelFields = {
  fuelClass: {
    ...optionalWords,
    input: classUpTo('E'),
    label: 'tire.fuel_class',
    hint: 'label_class',
  },
  wetGrip: {
    ...optionalWords,
    input: classUpTo('E'),
    label: 'tire.wet_grip',
    hint: 'label_class',
  },
  /** dB, external. */
  noise: {
    ...optionalNumber,
    input: z.int('noise_invalid').min(40, 'noise_invalid').max(100, 'noise_invalid').nullable().default(null),
    label: 'tire.noise',
    unit: 'tire.decibels',
    hint: 'decibels',
  },
  noiseClass: {
    ...optionalWords,
    input: classUpTo('C'),
    label: 'tire.noise_class',
    hint: 'noise_class',
  },
  /** Whether its label has the sign for ice. */
  iceGrip: {
    wire: z.boolean().optional(),
    input: z.boolean().default(false),
    control: 'yesNo',
    isOptional: true,
    start: false,
  },
  eprel: {
    ...optionalWords,
    input: eprelNumber,
    hint: 'eprel',
  },
  /** Address of its product information sheet. Left out: the one of the registry. */
  productSheet: {
    ...optionalWords,
    input: text(500)
      .regex(/^(?:https:\/\/[\w.-]+(?::\d+)?\/[^\s"'<>\\]*)?$/, 'sheet_invalid')
      .default(''),
    hint: 'product_sheet',
    isOnPageOnly: true,
    isWide: true,
  },
} as const satisfies Fields
