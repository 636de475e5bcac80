import type { ColumnNames } from '@bieznik/contract/field-description'
import { findField } from '@bieznik/contract/product-fields'
import type { ImportField } from '@bieznik/contract/product-import'

/** The export's name of the ids, which no other shop uses. Only below it an id says by itself which product is meant. */
export const OUR_ID = 'ID Bieżnik'

/** Columns of any product, and those that hold several fields or a part of one. */
const others: Partial<Record<ImportField, ColumnNames>> = {
  id: { pl: [OUR_ID, 'ID', 'Numer'], en: [OUR_ID, 'ID', 'Product id'], ru: [OUR_ID, 'ID', 'Номер'] },
  productType: {
    pl: ['Rodzaj', 'Rodzaj produktu'],
    en: ['Product type', 'Kind'],
    ru: ['Вид', 'Вид товара', 'Тип товара'],
  },
  price: {
    pl: ['Cena', 'Cena PLN', 'Cena brutto', 'Cena (zł)', 'Cena zł'],
    en: ['Price', 'Price PLN', 'Gross price'],
    ru: ['Цена', 'Цена PLN', 'Цена, злотых', 'Цена брутто'],
  },
  quantityInStock: {
    pl: ['Stan', 'Stan magazynowy', 'Ilość', 'Sztuk', 'Dostępność'],
    en: ['Stock', 'Quantity', 'In stock', 'Qty'],
    ru: ['Остаток', 'Количество', 'Кол-во', 'Наличие'],
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
  currency: { pl: ['Waluta'], en: ['Currency'], ru: ['Валюта'] },
  supplierCode: {
    pl: ['Kod dostawcy', 'Kod towaru', 'Kod produktu', 'Kod', 'Symbol', 'Indeks towaru', 'Indeks dostawcy'],
    en: ['Supplier code', 'Product code', 'Item code', 'Code', 'SKU', 'Item number'],
    ru: ['Код поставщика', 'Код товара', 'Код', 'Артикул'],
  },
  size: { pl: ['Rozmiar'], en: ['Size', 'Tire size', 'Tyre size'], ru: ['Размер', 'Типоразмер'] },
}

/** What a column is called in each language. */
export function columnNames(field: ImportField): ColumnNames {
  const names = others[field] ?? findField(field)?.columns
  if (!names) throw new Error(`no column is described for ${field}`)
  return names
}
