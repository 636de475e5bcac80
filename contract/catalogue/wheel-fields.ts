import { z } from 'zod'
import {
  approval,
  diameterColumns,
  optionalNumber,
  optionalWords,
  place,
  title,
  translatedTitles,
  url,
  weight,
  widthColumns,
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
    columns: {
      pl: ['Typ felgi', 'Rodzaj felgi'],
      en: ['Wheel type', 'Type of wheel'],
      ru: ['Тип диска', 'Вид диска'],
    },
    start: '',
  },
  /** Inches. */
  diameter: {
    wire: z.number(),
    input: diameterInput,
    control: 'number',
    columns: diameterColumns,
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
    columns: widthColumns,
    label: 'wheel.width',
    unit: 'wheel.inches',
    hint: 'wheel_width',
    start: 6,
  },
  /** mm from the middle of the rim to the face on the hub; below zero: towards the car. `checkWheel` has what is possible by width. */
  et: {
    ...optionalNumber,
    input: optionalMeasure(-200, 200),
    columns: {
      pl: ['Odsadzenie (ET)', 'ET', 'Odsadzenie'],
      en: ['Offset (ET)', 'ET', 'Offset'],
      ru: ['Вылет (ET)', 'ET', 'Вылет'],
    },
    label: 'wheel.et',
    unit: 'wheel.mm',
    hint: 'et',
  },
  /** mm */
  centralBoreDiameter: {
    wire: z.number(),
    input: measure(400),
    control: 'number',
    columns: {
      pl: ['Otwór centrujący (CB)', 'Otwór centrujący', 'Otwór centralny', 'CB'],
      en: ['Center bore (CB)', 'Central bore', 'Centre bore', 'Center bore'],
      ru: ['Центральное отверстие (DIA)', 'Центральное отверстие', 'DIA', 'ЦО'],
    },
    label: 'wheel.central_bore',
    unit: 'wheel.mm',
    hint: 'bore',
    start: 66.6,
  },
  /** Number of bolts and bolt circle in mm, for example 5x112. */
  boltSpacing: {
    wire: z.string(),
    input: boltCircle,
    control: 'boltCircle',
    columns: {
      pl: ['Rozstaw śrub (PCD)', 'Rozstaw śrub', 'PCD'],
      en: ['Bolt pattern (PCD)', 'Bolt spacing', 'Bolt circle'],
      ru: ['Разболтовка (PCD)', 'Разболтовка', 'Сверловка'],
    },
    label: 'wheel.bolt_spacing',
    hint: 'bolt_circle',
    start: '5x112',
  },
  /** Of a wheel that is drilled for two circles, the other one. */
  secondBoltSpacing: {
    ...optionalWords,
    input: optionalBoltCircle,
    control: 'boltCircle',
    columns: {
      pl: ['Drugi rozstaw śrub'],
      en: ['Second bolt spacing', 'Second bolt circle'],
      ru: ['Вторая сверловка', 'Вторая разболтовка'],
    },
    label: 'wheel.second_bolt_spacing',
    hint: 'second_bolt_circle',
  },
  color: {
    wire: z.string(),
    input: valueOrText(colors, 'color_required'),
    values: colors,
    control: 'text',
    columns: { pl: ['Kolor'], en: ['Color', 'Colour'], ru: ['Цвет'] },
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
    columns: { pl: ['Materiał'], en: ['Material'], ru: ['Материал'] },
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
    columns: { pl: ['Gniazdo śruby'], en: ['Bolt seat'], ru: ['Посадка болта'] },
    label: 'wheel.bolt_seat',
    isContent: true,
    isOnPageOnly: true,
  },
  /** kg, of one wheel. */
  maxLoad: {
    ...optionalNumber,
    input: optionalMeasure(100, 10_000),
    columns: { pl: ['Nośność felgi'], en: ['Load rating', 'Wheel load'], ru: ['Нагрузка на диск'] },
    label: 'wheel.max_load',
    unit: 'wheel.kg',
    hint: 'kilograms',
  },
  weight,
  approval,
  url,
  place,
  ...safetyFields,
} as const satisfies Fields
