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
    columns: {
      pl: ['Rozstaw śrub dystansu (PCD)', 'Rozstaw śrub dystansu', 'Rozstaw dystansu'],
      en: ['Bolt pattern of a spacer (PCD)', 'Bolt distance'],
      ru: ['Разболтовка проставки (PCD)', 'Разболтовка проставки'],
    },
    label: 'spacer.bolt_distance',
    hint: 'bolt_circle',
    start: '5x112',
  },
  /** Thread of the bolts, for example M14x1.5. */
  boltInfo: {
    wire: z.string(),
    input: shortText('bolt_info_required'),
    control: 'text',
    columns: { pl: ['Śruby', 'Gwint'], en: ['Bolts', 'Thread'], ru: ['Болты', 'Резьба'] },
    label: 'spacer.bolt_info',
    hint: 'bolts',
    start: '',
  },
  /** mm */
  thickness: {
    wire: z.number(),
    input: measure(200),
    control: 'number',
    columns: { pl: ['Grubość'], en: ['Thickness'], ru: ['Толщина'] },
    label: 'spacer.thickness',
    unit: 'spacer.mm',
    hint: 'thickness',
    start: 20,
  },
  /** mm, over the hub. */
  boreHub: {
    ...optionalNumber,
    input: optionalMeasure(20, 400),
    columns: {
      pl: ['Otwór na piastę', 'Otwór centrujący dystansu (piasta)'],
      en: ['Bore over the hub', 'Spacer bore (hub)'],
      ru: ['Отверстие под ступицу', 'ЦО проставки (ступица)'],
    },
    label: 'spacer.bore_hub',
    unit: 'spacer.mm',
    hint: 'bore',
  },
  /** mm, of the collar that centers the wheel. */
  boreWheel: {
    ...optionalNumber,
    input: optionalMeasure(20, 400),
    columns: {
      pl: ['Kołnierz pod felgę', 'Kołnierz centrujący dystansu (felga)'],
      en: ['Collar for the wheel', 'Spacer collar (wheel)'],
      ru: ['Бурт под диск', 'Бурт проставки (диск)'],
    },
    label: 'spacer.bore_wheel',
    unit: 'spacer.mm',
    hint: 'bore',
    isOnPageOnly: true,
  },
  /** Whether the bolts of the wheel go through it, or it is bolted to the hub by itself. */
  system: {
    ...optionalWords,
    input: optionalValueOrText(spacerSystems),
    values: spacerSystems,
    columns: { pl: ['System dystansu'], en: ['Spacer system'], ru: ['Система проставки'] },
    label: 'spacer.system',
    isContent: true,
  },
  /** mm of shank that the bolts of the wheel need with it. */
  boltLength: {
    ...optionalNumber,
    input: optionalMeasure(10, 200),
    columns: { pl: ['Długość śruby'], en: ['Bolt length'], ru: ['Длина болта'] },
    label: 'spacer.bolt_length',
    unit: 'spacer.mm',
    hint: 'millimeters',
    isOnPageOnly: true,
  },
  boltsIncluded: {
    ...optionalWords,
    input: optionalValueOrText(boltSupplies),
    values: boltSupplies,
    columns: { pl: ['Śruby w komplecie'], en: ['Bolts included'], ru: ['Болты в комплекте'] },
    label: 'spacer.bolts_included',
    isContent: true,
    isOnPageOnly: true,
  },
  material: {
    ...optionalWords,
    input: optionalValueOrText(materials),
    values: materials,
    columns: { pl: ['Materiał'], en: ['Material'], ru: ['Материал'] },
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
    columns: { pl: ['Dokumenty dystansu'], en: ['Spacer papers'], ru: ['Документы проставки'] },
    label: 'spacer.papers',
    isContent: true,
    isOnPageOnly: true,
  },
  url,
  place,
  ...safetyFields,
} as const satisfies Fields
