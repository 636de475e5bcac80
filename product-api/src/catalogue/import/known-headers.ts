import { columnNames, OUR_ID } from '@bieznik/contract/catalogue/field-names'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { importFields, type ImportField } from '@bieznik/contract/catalogue/product-import'
import { alsoCalled, calledOfKind, fallbacks } from './also-called.ts'
import { currencyOf } from './currency-words.ts'
import { fieldsByKind } from './kind-fields.ts'

/** Small letters without accents, so that `SREDNICA` is found as well as `Średnica`. */
function fold(header: string): string {
  const plain = header.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const latin = plain.replaceAll('ł', 'l').replaceAll('ß', 'ss')
  return latin.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Units and taxes that a header may name beside its field, as it may a currency; `netto` is not one of them, for our prices are gross. */
const BESIDE = new Set('szt pcs шт mm мм kg кг cal cale in w в z vat 23 incl с ндс'.split(' '))

/** `Cena, zł, brutto, z VAT 23%` → `cena brutto` */
const essence = (header: string) =>
  fold(header)
    .split(' ')
    .filter((word) => !BESIDE.has(word) && currencyOf(word) === undefined)
    .join(' ')

/** A name as it is compared: `rim_diameter`, `RimDiameter` and `Rim Diameter` are one. */
const keyOf = (words: string) => words.replaceAll(' ', '')

type FieldsByName = ReadonlyMap<string, ImportField>

const named = (field: ImportField, names: readonly string[]) =>
  names.map((name) => [keyOf(fold(name)), field] as const)

const ourNames = (field: ImportField) => named(field, Object.values(columnNames(field)).flat())

/** A field's code is its name only where no field is called that: the `Model` of a tire is its tread's. */
const codesAndNames = (fields: readonly ImportField[]) => [
  ...fields.flatMap((field) => named(field, [field])),
  ...fields.flatMap(ourNames),
]

const othersNames = (called: Partial<Record<ImportField, readonly string[]>>) =>
  importFields.flatMap((field) => named(field, called[field] ?? []))

/** The surest first: our own names of the kind, what others call the same, our names of other kinds, what may be meant. */
function namesOf(kind: ProductType): readonly FieldsByName[] {
  const others = othersNames({ ...alsoCalled, ...calledOfKind[kind] })
  const [ofKind, ofOthers] = [true, false].map((isOfKind) =>
    codesAndNames(importFields.filter((field) => fieldsByKind[kind].has(field) === isOfKind)),
  )
  return [ofKind, others, ofOthers, othersNames(fallbacks)].map((names) => new Map(names))
}

const namesByKind: Record<ProductType, readonly FieldsByName[]> = {
  Tire: namesOf('Tire'),
  Wheel: namesOf('Wheel'),
  Spacer: namesOf('Spacer'),
}

/** Places in `namesByKind`. */
export const PASSES = [0, 1, 2, 3] as const
type Pass = (typeof PASSES)[number]

/** The field that a header names, by the names of one pass. */
export function fieldOfHeader(header: string, kind: ProductType, pass: Pass): ImportField | undefined {
  const names = namesByKind[kind][pass]
  return names?.get(keyOf(fold(header))) ?? names?.get(keyOf(essence(header)))
}

/** Whether it is the header of the ids of our export. */
export const isOurId = (header: string): boolean => fold(header) === fold(OUR_ID)
