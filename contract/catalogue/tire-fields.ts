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

const MAX_DESCRIPTION = 5000

/**
 * Metric sizes: `width` in mm, `profile` in percent of the width, `diameter` of the rim in inches. Inch sizes (31x10.50 R15): `width` is the
 * overall diameter and `profile` the section width, both in inches.
 */
export const tireFields = {
  manufacturer: {
    wire: z.string(),
    input: shortText('manufacturer_required'),
    control: 'text',
    columns: {
      pl: ['Producent', 'Marka'],
      en: ['Manufacturer', 'Brand', 'Make'],
      ru: ['Производитель', 'Марка', 'Бренд'],
    },
    start: '',
  },
  typeOfTire: {
    wire: z.enum(tireTypes),
    input: z.enum(tireTypes, 'type_required'),
    control: 'choice',
    columns: {
      pl: ['Typ opony', 'Typ', 'Przeznaczenie'],
      en: ['Tire type', 'Tyre type', 'Type'],
      ru: ['Тип шины', 'Тип', 'Назначение'],
    },
    start: 'passenger',
  },
  width: {
    wire: z.number().positive().max(1000),
    input: measure(1000),
    control: 'number',
    columns: widthColumns,
    label: 'tire.width',
    hint: 'tire_width',
    start: 225,
  },
  profile: {
    wire: z.number().positive().max(200),
    input: measure(200),
    control: 'number',
    columns: { pl: ['Profil'], en: ['Profile', 'Aspect ratio'], ru: ['Профиль', 'Высота профиля'] },
    label: 'tire.profile',
    hint: 'profile',
    start: 45,
  },
  diameter: {
    wire: z.number().min(0).max(100),
    input: diameterInput,
    control: 'number',
    columns: diameterColumns,
    label: 'tire.diameter',
    hint: 'diameter',
    start: 17,
  },
  /** Load index and speed category together: 3 to 10 letters or digits, for example 96T. */
  icVc: {
    wire: z.string(),
    input: icVc,
    control: 'text',
    columns: {
      pl: [
        'Indeks nośności i prędkości (IC/VC)',
        'Indeks nośności i prędkości',
        'Indeks',
        'IC/VC',
        'LI/SI',
        'LI/SS',
      ],
      en: ['Load index and speed rating (IC/VC)', 'Load and speed index', 'Index'],
      ru: ['Индекс нагрузки и скорости (IC/VC)', 'Индекс нагрузки и скорости', 'Индекс'],
    },
    label: 'tire.ic_vc',
    hint: 'ic_vc',
    start: 'ICVC007',
  },
  /** Left out where it is written: what the title says, or C for a metric tire of a van. */
  loadClass: {
    wire: z.enum(loadClasses).nullable().optional(),
    input: z.enum(loadClasses).nullish(),
    control: 'choice',
    columns: {
      pl: ['Wzmocnienie', 'C / LT / XL'],
      en: ['Load class', 'C / LT / XL'],
      ru: ['Усиление', 'C / LT / XL'],
    },
    label: 'tire.load_class',
    isOptional: true,
    start: null,
  },
  /** Whether it is sold as a retread or as new. There is no default: either is a promise, and the law of the other does not hold for it. */
  isRetreaded: {
    wire: z.boolean(),
    input: z.boolean('condition_required'),
    control: 'yesNo',
    columns: {
      pl: ['Stan opony', 'Nowa czy bieżnikowana', 'Bieżnikowana'],
      en: ['Condition', 'New or retreaded', 'Retreaded', 'Retread'],
      ru: ['Состояние', 'Новая или восстановленная', 'Восстановленная'],
    },
    label: 'tire.condition',
    start: false,
  },
  /** The tread pattern. */
  protector: {
    wire: z.string(),
    input: text(60).default(''),
    control: 'text',
    columns: {
      pl: ['Bieżnik', 'Wzór', 'Wzór bieżnika', 'Model'],
      en: ['Tread', 'Pattern'],
      ru: ['Протектор', 'Рисунок', 'Модель'],
    },
    label: 'tire.protector',
    isOptional: true,
    start: '',
  },
  season: {
    wire: z.enum(seasons),
    input: z.enum(seasons, 'season_required'),
    control: 'choice',
    columns: { pl: ['Sezon'], en: ['Season'], ru: ['Сезон', 'Сезонность'] },
    label: 'tire.season',
    start: 'allseason',
  },
  /** M+S, 3PMSF or both, as the sidewall says. */
  snowMarking: {
    ...optionalWords,
    input: optionalValueOrText(snowMarkings),
    values: snowMarkings,
    columns: {
      pl: ['Oznaczenie zimowe', 'M+S / 3PMSF'],
      en: ['Snow marking'],
      ru: ['Зимняя маркировка'],
    },
    label: 'tire.snow_marking',
    isContent: true,
    isOnPageOnly: true,
  },
  /** mm, of the new tread. */
  treadDepth: {
    ...optionalNumber,
    input: optionalMeasure(1, 40),
    columns: { pl: ['Głębokość bieżnika'], en: ['Tread depth'], ru: ['Глубина протектора'] },
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
    columns: {
      pl: ['Tydzień bieżnikowania'],
      en: ['Week of retreading'],
      ru: ['Неделя восстановления'],
    },
    label: 'tire.retread_week',
    hint: 'week',
    isOnPageOnly: true,
  },
  /** When the casing was made: its DOT. */
  carcassWeek: {
    ...optionalWords,
    input: optionalWeek,
    columns: { pl: ['DOT karkasu'], en: ['DOT of the casing'], ru: ['DOT каркаса'] },
    label: 'tire.carcass_week',
    hint: 'week',
    isOnPageOnly: true,
  },
  carcassClass: {
    ...optionalWords,
    input: text(60).default(''),
    columns: { pl: ['Klasa karkasu'], en: ['Casing class'], ru: ['Класс каркаса'] },
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
    columns: {
      pl: ['Dalsze zdjęcia', 'Zdjęcia'],
      en: ['More pictures', 'Pictures', 'Images'],
      ru: ['Дополнительные фото', 'Другие фото', 'Фотографии'],
    },
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
    columns: { pl: ['Opis'], en: ['Description'], ru: ['Описание'] },
    isWide: true,
    start: '',
    isOnPageOnly: true,
  },
  infEn: {
    wire: z.string(),
    input: translatedLines(MAX_DESCRIPTION),
    translation: { of: 'inf', language: 'en' },
    hint: 'translated',
    control: 'lines',
    columns: {
      pl: ['Opis (angielski)', 'Opis EN'],
      en: ['Description (English)', 'Description EN'],
      ru: ['Описание (английский)', 'Описание EN'],
    },
    isWide: true,
    isOptional: true,
    start: '',
  },
  infRu: {
    wire: z.string(),
    input: translatedLines(MAX_DESCRIPTION),
    translation: { of: 'inf', language: 'ru' },
    hint: 'translated',
    control: 'lines',
    columns: {
      pl: ['Opis (rosyjski)', 'Opis RU'],
      en: ['Description (Russian)', 'Description RU'],
      ru: ['Описание (русский)', 'Описание RU'],
    },
    isWide: true,
    isOptional: true,
    start: '',
  },
  place,
  ...safetyFields,
} as const satisfies Fields
