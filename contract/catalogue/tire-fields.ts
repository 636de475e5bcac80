import { z } from 'zod'
import {
  approval,
  optionalNumber,
  optionalWords,
  place,
  title,
  translatedTitles,
  url,
  weight,
} from './common-fields.ts'
import type { Fields } from './field-description.ts'
import {
  icVc,
  diameterInput,
  measure,
  morePictures,
  optionalMeasure,
  optionalValueOrText,
  optionalWeek,
  requiredLines,
  shortText,
  text,
  translatedLines,
} from './field-rules.ts'
import { snowMarkings } from './goods-words.ts'
import { labelFields } from './label-fields.ts'
import { safetyFields } from './safety-fields.ts'
import { loadClasses, seasons, tireTypes } from './tire-codes.ts'
import { translations } from '../translated.ts'

const MAX_DESCRIPTION = 5000

const translatedInf = {
  wire: z.string(),
  input: translatedLines(MAX_DESCRIPTION),
  hint: 'translated',
  control: 'lines',
  isWide: true,
  isOptional: true,
  start: '',
} as const

/**
 * Metric sizes: `width` in mm, `profile` in percent of the width, `diameter` of the rim in inches. Inch sizes (31x10.50 R15): `width` is the
 * overall diameter and `profile` the section width, both in inches.
 */
export const tireFields = {
  manufacturer: {
    wire: z.string(),
    input: shortText('manufacturer_required'),
    control: 'text',
    start: '',
  },
  typeOfTire: {
    wire: z.enum(tireTypes),
    input: z.enum(tireTypes, 'type_required'),
    control: 'choice',
    start: 'passenger',
  },
  width: {
    wire: z.number().positive().max(1000),
    input: measure(1000),
    control: 'number',
    label: 'tire.width',
    hint: 'tire_width',
    start: 225,
  },
  profile: {
    wire: z.number().positive().max(200),
    input: measure(200),
    control: 'number',
    label: 'tire.profile',
    hint: 'profile',
    start: 45,
  },
  diameter: {
    wire: z.number().min(0).max(100),
    input: diameterInput,
    control: 'number',
    label: 'tire.diameter',
    hint: 'diameter',
    start: 17,
  },
  /** Load index and speed category together: 3 to 10 letters or digits, for example 96T. */
  icVc: {
    wire: z.string(),
    input: icVc,
    control: 'text',
    label: 'tire.ic_vc',
    hint: 'ic_vc',
    start: 'ICVC007',
  },
  /** Left out where it is written: what the title says, or C for a metric tire of a van. */
  loadClass: {
    wire: z.enum(loadClasses).nullable().optional(),
    input: z.enum(loadClasses).nullish(),
    control: 'choice',
    label: 'tire.load_class',
    isOptional: true,
    start: null,
  },
  /** Whether it is sold as a retread or as new. There is no default: either is a promise, and the law of the other does not hold for it. */
  isRetreaded: {
    wire: z.boolean(),
    input: z.boolean('condition_required'),
    control: 'yesNo',
    label: 'tire.condition',
    start: false,
  },
  /** The tread pattern. */
  protector: {
    wire: z.string(),
    input: text(60).default(''),
    control: 'text',
    label: 'tire.protector',
    isOptional: true,
    start: '',
  },
  season: {
    wire: z.enum(seasons),
    input: z.enum(seasons, 'season_required'),
    control: 'choice',
    label: 'tire.season',
    start: 'allseason',
  },
  /** M+S, 3PMSF or both, as the sidewall says. */
  snowMarking: {
    ...optionalWords,
    input: optionalValueOrText(snowMarkings),
    values: snowMarkings,
    label: 'tire.snow_marking',
    isContent: true,
    isOnPageOnly: true,
  },
  /** mm, of the new tread. */
  treadDepth: {
    ...optionalNumber,
    input: optionalMeasure(1, 40),
    label: 'tire.tread_depth',
    unit: 'wheel.mm',
    hint: 'millimeters',
    isOnPageOnly: true,
  },
  weight,
  approval,
  /** When the new tread was put on. */
  retreadWeek: {
    ...optionalWords,
    input: optionalWeek,
    label: 'tire.retread_week',
    hint: 'week',
    isOnPageOnly: true,
  },
  /** When the casing was made: its DOT. */
  carcassWeek: {
    ...optionalWords,
    input: optionalWeek,
    label: 'tire.carcass_week',
    hint: 'week',
    isOnPageOnly: true,
  },
  carcassClass: {
    ...optionalWords,
    input: text(60).default(''),
    label: 'tire.carcass_class',
    isOnPageOnly: true,
  },
  ...labelFields,
  /** Left out: manufacturer, tread, size and IC/VC. */
  title: { ...title, hint: 'tire_title' },
  ...translatedTitles,
  url,
  /** Further pictures. */
  urls: {
    wire: z.array(z.string()),
    input: morePictures.default([]),
    control: 'pictures',
    hint: 'urls',
    isWide: true,
    isOptional: true,
    start: [],
    isOnPageOnly: true,
  },
  inf: {
    wire: z.string(),
    input: requiredLines(MAX_DESCRIPTION, 'inf_required'),
    control: 'lines',
    isWide: true,
    start: '',
    isOnPageOnly: true,
  },
  ...translations('inf', (language) => ({
    ...translatedInf,
    translation: { of: 'inf' as const, language },
  })),
  place,
  ...safetyFields,
} as const satisfies Fields
