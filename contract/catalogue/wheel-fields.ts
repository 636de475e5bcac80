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
  boltCircle,
  diameterInput,
  measure,
  optionalBoltCircle,
  optionalMeasure,
  optionalValueOrText,
  valueOrText,
} from './field-rules.ts'
import { boltSeats, colors, materials, wheelKinds } from './goods-words.ts'
import { safetyFields } from './safety-fields.ts'

export const wheelFields = {
  title: { ...title, hint: 'made_title' },
  ...translatedTitles,
  /** `steel` and `alloy`, or another kind in staff's words. */
  typeOfWheel: {
    wire: z.string(),
    input: valueOrText(wheelKinds, 'type_of_wheel_required'),
    values: wheelKinds,
    control: 'text',
    start: '',
  },
  /** Inches. */
  diameter: {
    wire: z.number(),
    input: diameterInput,
    control: 'number',
    label: 'wheel.diameter',
    unit: 'wheel.inches',
    hint: 'diameter',
    start: 15,
  },
  /** Inches. */
  width: {
    wire: z.number(),
    input: measure(30),
    control: 'number',
    label: 'wheel.width',
    unit: 'wheel.inches',
    hint: 'wheel_width',
    start: 6,
  },
  /** mm from the middle of the rim to the face on the hub; below zero: towards the car. `checkWheel` has what is possible by width. */
  et: {
    ...optionalNumber,
    input: optionalMeasure(-200, 200),
    label: 'wheel.et',
    unit: 'wheel.mm',
    hint: 'et',
    property: 'additionalProperty',
  },
  /** mm */
  centralBoreDiameter: {
    wire: z.number(),
    input: measure(400),
    control: 'number',
    label: 'wheel.central_bore',
    unit: 'wheel.mm',
    hint: 'bore',
    property: 'additionalProperty',
    start: 66.6,
  },
  /** Number of bolts and bolt circle in mm, for example 5x112. */
  boltSpacing: {
    wire: z.string(),
    input: boltCircle,
    control: 'boltCircle',
    label: 'wheel.bolt_spacing',
    hint: 'bolt_circle',
    start: '5x112',
  },
  /** Of a wheel that is drilled for two circles, the other one. */
  secondBoltSpacing: {
    ...optionalWords,
    input: optionalBoltCircle,
    control: 'boltCircle',
    label: 'wheel.second_bolt_spacing',
    hint: 'second_bolt_circle',
  },
  color: {
    wire: z.string(),
    input: valueOrText(colors, 'color_required'),
    values: colors,
    control: 'text',
    label: 'wheel.color',
    isContent: true,
    property: 'color',
    start: '',
  },
  material: {
    wire: z.string(),
    input: valueOrText(materials, 'material_required'),
    values: materials,
    control: 'text',
    label: 'wheel.material',
    isContent: true,
    property: 'material',
    start: '',
    isOnPageOnly: true,
  },
  /** The form of the faces that bolts press on. */
  boltSeat: {
    ...optionalWords,
    input: optionalValueOrText(boltSeats),
    values: boltSeats,
    label: 'wheel.bolt_seat',
    isContent: true,
    isOnPageOnly: true,
  },
  /** kg, of one wheel. */
  maxLoad: {
    ...optionalNumber,
    input: optionalMeasure(100, 10_000),
    label: 'wheel.max_load',
    unit: 'wheel.kg',
    hint: 'kilograms',
    property: 'additionalProperty',
  },
  weight,
  approval,
  url,
  place,
  ...safetyFields,
} as const satisfies Fields
