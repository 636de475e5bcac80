import { z } from 'zod'
import {
  optionalNumber,
  optionalWords,
  place,
  title,
  translatedTitles,
  url,
  weight,
} from './common-fields.ts'
import type { Fields } from './field-description.ts'
import { boltCircle, measure, optionalMeasure, optionalValueOrText, shortText, text } from './field-rules.ts'
import { boltSupplies, materials, spacerSystems } from './goods-words.ts'
import { safetyFields } from './safety-fields.ts'

export const spacerFields = {
  title: { ...title, label: 'spacer.name', isContent: true, hint: 'made_title' },
  ...translatedTitles,
  /** Number of bolts and bolt circle in mm, for example 5x112. */
  boltDistance: {
    wire: z.string(),
    input: boltCircle,
    control: 'boltCircle',
    label: 'spacer.bolt_distance',
    hint: 'bolt_circle',
    start: '5x112',
  },
  /** Thread of the bolts, for example M14x1.5. */
  boltInfo: {
    wire: z.string(),
    input: shortText('bolt_info_required'),
    control: 'text',
    label: 'spacer.bolt_info',
    hint: 'bolts',
    start: '',
  },
  /** mm */
  thickness: {
    wire: z.number(),
    input: measure(200),
    control: 'number',
    label: 'spacer.thickness',
    unit: 'spacer.mm',
    hint: 'thickness',
    start: 20,
  },
  /** mm, over the hub. */
  boreHub: {
    ...optionalNumber,
    input: optionalMeasure(20, 400),
    label: 'spacer.bore_hub',
    unit: 'spacer.mm',
    hint: 'bore',
    property: 'additionalProperty',
  },
  /** mm, of the collar that centers the wheel. */
  boreWheel: {
    ...optionalNumber,
    input: optionalMeasure(20, 400),
    label: 'spacer.bore_wheel',
    unit: 'spacer.mm',
    hint: 'bore',
    property: 'additionalProperty',
    isOnPageOnly: true,
  },
  /** Whether the bolts of the wheel go through it, or it is bolted to the hub by itself. */
  system: {
    ...optionalWords,
    input: optionalValueOrText(spacerSystems),
    values: spacerSystems,
    label: 'spacer.system',
    isContent: true,
  },
  /** mm of shank that the bolts of the wheel need with it. */
  boltLength: {
    ...optionalNumber,
    input: optionalMeasure(10, 200),
    label: 'spacer.bolt_length',
    unit: 'spacer.mm',
    hint: 'millimeters',
    isOnPageOnly: true,
  },
  boltsIncluded: {
    ...optionalWords,
    input: optionalValueOrText(boltSupplies),
    values: boltSupplies,
    label: 'spacer.bolts_included',
    isContent: true,
    isOnPageOnly: true,
  },
  material: {
    ...optionalWords,
    input: optionalValueOrText(materials),
    values: materials,
    label: 'wheel.material',
    isContent: true,
    property: 'material',
    isOnPageOnly: true,
  },
  weight,
  /** Certificates that come with it. */
  papers: {
    ...optionalWords,
    input: text(120).default(''),
    label: 'spacer.papers',
    isContent: true,
    isOnPageOnly: true,
  },
  url,
  place,
  ...safetyFields,
} as const satisfies Fields
