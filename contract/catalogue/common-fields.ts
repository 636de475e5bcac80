import { z } from 'zod'
import type { ColumnNames, FieldDescription, Fields } from './field-description.ts'
import { optionalMeasure, optionalPicture, optionalTitle, text, translatedText } from './field-rules.ts'

/* What fields of several kinds have in common. */

const MAX_TITLE = 200

/** Left out: it is made of the product's data. */
export const title = {
  wire: z.string(),
  input: optionalTitle(MAX_TITLE),
  control: 'text',
  columns: {
    pl: ['Nazwa', 'Nazwa produktu', 'Nazwa towaru', 'Tytuł', 'Produkt', 'Towar'],
    en: ['Title', 'Name', 'Product', 'Product name'],
    ru: ['Название', 'Наименование', 'Товар', 'Номенклатура'],
  },
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
export const translatedTitles = {
  titleEn: {
    ...translatedTitle,
    translation: { of: 'title', language: 'en' },
    columns: {
      pl: ['Nazwa (angielski)', 'Nazwa EN'],
      en: ['Title (English)', 'Title EN'],
      ru: ['Название (английский)', 'Название EN'],
    },
  },
  titleRu: {
    ...translatedTitle,
    translation: { of: 'title', language: 'ru' },
    columns: {
      pl: ['Nazwa (rosyjski)', 'Nazwa RU'],
      en: ['Title (Russian)', 'Title RU'],
      ru: ['Название (русский)', 'Название RU'],
    },
  },
} as const satisfies Fields

export const url = {
  wire: z.string().nullable(),
  input: optionalPicture,
  control: 'picture',
  columns: {
    pl: ['Zdjęcie główne', 'Zdjęcie', 'Adres zdjęcia'],
    en: ['Main picture', 'Picture', 'Image', 'Picture URL'],
    ru: ['Главное фото', 'Фото', 'Изображение', 'Картинка'],
  },
  hint: 'url',
  isWide: true,
  isOptional: true,
  start: null,
} as const satisfies FieldDescription

export const widthColumns = {
  pl: ['Szerokość'],
  en: ['Width'],
  ru: ['Ширина'],
} as const satisfies ColumnNames
export const diameterColumns = {
  pl: ['Średnica', 'Felga', 'Średnica felgi'],
  en: ['Diameter', 'Rim', 'Rim diameter'],
  ru: ['Диаметр', 'Посадочный диаметр'],
} as const satisfies ColumnNames

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
  columns: {
    pl: ['Masa', 'Waga', 'Masa (kg)'],
    en: ['Weight', 'Weight (kg)'],
    ru: ['Масса', 'Вес', 'Масса (кг)'],
  },
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
  columns: {
    pl: ['Miejsce w magazynie', 'Miejsce', 'Lokalizacja', 'Regał'],
    en: ['Storage place', 'Bin location', 'Shelf'],
    ru: ['Место на складе', 'Ячейка', 'Стеллаж'],
  },
  hint: 'place',
} as const satisfies FieldDescription

/** The number of an approval, as it is stamped. */
export const approval = {
  ...optionalWords,
  input: text(60).default(''),
  columns: {
    pl: ['Homologacja', 'Numer homologacji'],
    en: ['Approval', 'Approval number'],
    ru: ['Омологация', 'Номер утверждения'],
  },
  label: 'wheel.approval',
  isOnPageOnly: true,
} as const satisfies FieldDescription
