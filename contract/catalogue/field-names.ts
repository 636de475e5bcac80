import type { ColumnNames } from './field-description.ts'
import { nameOf, type KnownValues } from './goods-words.ts'
import type { Language } from '../language.ts'
import { findField } from './product-fields.ts'
import type { ImportField } from './product-import.ts'
import { conditionNames, seasonNames, tireTypeNames } from './tire-words.ts'

/*
 * What fields of products and their values are called, in the forms of staff, in the import and in the export alike. What the page of a
 * product says is in the message files, in the same words.
 */

/** The export's name of the ids, which no other shop uses. Only below it an id says by itself which product is meant. */
export const OUR_ID = 'ID Bieżnik'

/** Columns of any product, and those that hold several fields or a part of one. */
const others: Partial<Record<ImportField, ColumnNames>> = {
  id: { pl: [OUR_ID, 'ID', 'Numer'], en: [OUR_ID, 'ID', 'Product id'], ru: [OUR_ID, 'ID', 'Номер'] },
  productType: {
    pl: ['Rodzaj produktu', 'Rodzaj'],
    en: ['Product type', 'Kind'],
    ru: ['Вид товара', 'Вид', 'Тип товара'],
  },
  price: {
    pl: ['Cena (zł)', 'Cena', 'Cena PLN', 'Cena brutto', 'Cena zł'],
    en: ['Price (PLN)', 'Price', 'Gross price'],
    ru: ['Цена (PLN)', 'Цена', 'Цена, злотых', 'Цена брутто'],
  },
  quantityInStock: {
    pl: ['Stan magazynowy', 'Stan', 'Ilość', 'Sztuk', 'Dostępność'],
    en: ['In stock', 'Stock', 'Quantity', 'Qty'],
    ru: ['На складе', 'Остаток', 'Количество', 'Кол-во', 'Наличие'],
  },
  inArchive: { pl: ['W archiwum', 'Archiwum'], en: ['Archived', 'In archive'], ru: ['В архиве', 'Архив'] },
  loadIndex: {
    pl: ['Indeks nośności', 'Nośność', 'LI'],
    en: ['Load index', 'Load'],
    ru: ['Индекс нагрузки', 'Нагрузка', 'ИН'],
  },
  speedSymbol: {
    pl: ['Indeks prędkości', 'Symbol prędkości', 'Prędkość', 'SI'],
    en: ['Speed symbol', 'Speed index', 'Speed rating', 'Speed'],
    ru: ['Индекс скорости', 'Скорость', 'ИС'],
  },
  purchasePrice: {
    pl: ['Cena zakupu', 'Cena zakupu netto', 'Cena zakupu brutto', 'Koszt', 'Koszt zakupu'],
    en: ['Purchase price', 'Cost', 'Cost price', 'Buying price'],
    ru: ['Закупочная цена', 'Цена закупки', 'Себестоимость', 'Закупка'],
  },
  currency: { pl: ['Waluta'], en: ['Currency'], ru: ['Валюта'] },
  supplierCode: {
    pl: ['Kod dostawcy', 'Kod towaru', 'Kod produktu', 'Kod', 'Symbol', 'Indeks towaru', 'Indeks dostawcy'],
    en: ['Supplier code', 'Product code', 'Item code', 'Code', 'SKU', 'Item number'],
    ru: ['Код поставщика', 'Код товара', 'Код', 'Артикул'],
  },
  size: { pl: ['Rozmiar'], en: ['Size', 'Tire size', 'Tyre size'], ru: ['Размер', 'Типоразмер'] },
}

/** What a column may be called in each language; the first name is shown and exported. */
export function columnNames(field: ImportField): ColumnNames {
  const names = others[field] ?? findField(field)?.columns
  if (!names) throw new Error(`no column is described for ${field}`)
  return names
}

/** What a field is called. */
export const fieldName = (field: ImportField, language: Language): string => columnNames(field)[language][0]

const productTypeNames = {
  Tire: { pl: ['opona'], en: ['tire'], ru: ['шина'] },
  Wheel: { pl: ['felga'], en: ['wheel'], ru: ['диск'] },
  Spacer: { pl: ['dystans'], en: ['spacer'], ru: ['проставка'] },
} as const satisfies KnownValues

/** Spreadsheets translate `true` and `false`, and leave these as they are. */
const answerNames = {
  true: { pl: ['tak'], en: ['yes'], ru: ['да'] },
  false: { pl: ['nie'], en: ['no'], ru: ['нет'] },
} as const satisfies KnownValues

const choices: Partial<Record<ImportField, KnownValues>> = {
  productType: productTypeNames,
  inArchive: answerNames,
  typeOfTire: tireTypeNames,
  season: seasonNames,
  isRetreaded: conditionNames,
}

/** Names of the values of a field. Null: it has none, its values are shown as they are. */
export function valueNames(field: ImportField): KnownValues | null {
  const described = findField(field)
  return choices[field] ?? described?.values ?? (described?.control === 'yesNo' ? answerNames : null)
}

/** What a value is called, by its code or any of its names; other text as it is. */
export function valueName(field: ImportField, value: string, language: Language): string {
  const names = valueNames(field)
  return names ? nameOf(names, value, language) : value
}
