import { conditionOf } from '@bieznik/contract/catalogue/is-retread'
import { listFields, type NamedField } from '@bieznik/contract/catalogue/product-fields'
import type { Product, Tire } from '@bieznik/contract/catalogue/product'
import { readService } from '@bieznik/contract/catalogue/service-description'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { isInchSize } from '@bieznik/contract/catalogue/tire-size'
import { titledSize } from '@bieznik/contract/catalogue/tire-title'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import type { SpecEntry } from '@/components/product/spec-list'
import { ContentText } from '@/components/ui/content-text'
import { readWeek } from '@/lib/catalogue/read-week'
import { treadUse } from '@/lib/catalogue/tread-use'
import { noteOf } from './product-notes'

type Translate = ReturnType<typeof useTranslations<never>>
type Named = Pick<NamedField, 'name' | 'unit' | 'isContent'>

/** What only a retread has. */
const OF_RETREAD = ['retreadWeek', 'carcassWeek', 'carcassClass'] as const

/** What is elsewhere on the page of a tire, or untrue of one that is new: the passport of a retread has its approval, too. */
function leftOut(product: Product): ReadonlySet<string> {
  if (product.productType !== 'Tire') return new Set()
  return new Set(product.isRetreaded ? [...OF_RETREAD, 'approval'] : OF_RETREAD)
}

/** A product's name: value pairs in the order shown: what its kind alone begins with, the fields that are described as shown, the stock. */
export function useSpecification(product: Product): readonly SpecEntry[] {
  const t = useTranslations()
  const isLeftOut = leftOut(product)
  const described = useFieldsOf()(product).flatMap(({ name, label, value }) =>
    isLeftOut.has(name) ? [] : [withNote({ name: label, value }, noteOf(t, product, name))],
  )
  const all = [...beginningOf(t, product), ...described, ...stockOf(t, product)]
  return all.filter(({ value }) => value !== null)
}

/** Without one the entry has no field for it: each that is empty is bytes in the document. */
const withNote = (entry: SpecEntry, note: string | undefined): SpecEntry =>
  note === undefined ? entry : { ...entry, note }

interface FieldEntry {
  name: string
  label: string
  /** Null: it is not known. */
  value: ReactNode
}

/** The fields of a product that are described as shown. */
export function useFieldsOf(): (product: Product) => readonly FieldEntry[] {
  const t = useTranslations()
  return (product) =>
    listFields(product.productType).flatMap(({ label, ...field }) =>
      label ? [{ name: field.name, label: t(label), value: valueOf(t, product, field) }] : [],
    )
}

function beginningOf(t: Translate, product: Product): readonly SpecEntry[] {
  if (product.productType !== 'Tire') return []
  const { typeOfTire, manufacturer } = product
  return [
    { name: t('tire.name'), value: t('tire.name_value', { type: typeOfTire, manufacturer }) },
    { name: t('tire.size'), value: titledSize(product) },
  ]
}

function valueOf(t: Translate, product: Product, { name, unit, isContent }: Named): ReactNode {
  const values: Readonly<Record<string, unknown>> = product
  const value = values[name]
  const ofTire = product.productType === 'Tire' ? tireValue(t, product, name) : undefined
  if (ofTire !== undefined) return ofTire
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') return null
  if (isContent) return <ContentText lang={textLanguage(product, name)}>{text}</ContentText>
  return unit ? t(unit, { value: Number(value) }) : text
}

/** What a tire has in words or units of its own; undefined: its value is shown as that of any product. */
function tireValue(t: Translate, tire: Tire, name: Named['name']): string | undefined {
  const unit = isInchSize(tire) ? 'wheel.inches' : 'wheel.mm'
  switch (name) {
    case 'retreadWeek':
    case 'carcassWeek':
      return weekOf(t, tire[name])
    case 'isRetreaded':
      return t(`tire.conditions.${conditionOf(tire)}`)
    case 'season':
      return t(`tire.seasons.${tire.season}`)
    case 'loadClass':
      return tire.loadClass ? t(`tire.load_classes.${tire.loadClass}`) : undefined
    case 'protector':
      return treadName(t, tire.protector)
    case 'icVc':
      return loadAndSpeed(t, tire.icVc)
    case 'width':
      return t(unit, { value: tire.width })
    case 'profile':
      return isInchSize(tire) ? t(unit, { value: tire.profile }) : t('tire.percent', { value: tire.profile })
    case 'diameter':
      return t('wheel.inches', { value: tire.diameter })
    default:
      return undefined
  }
}

/** `18. tydzień 2026`; what is no such pair of numbers stays as it is. */
function weekOf(t: Translate, code: string | undefined): string | undefined {
  const week = readWeek(code ?? '')
  return week ? t('product.passport.week', week) : undefined
}

/** What load index and speed symbol mean: `104S: 900 kg, 180 km/h`; what is no such pair stays as it is. */
function loadAndSpeed(t: Translate, icVc: string): string {
  const service = readService(icVc)
  if (!service) return icVc
  return t('tire.load_and_speed', { index: icVc, load: service.maxLoad, speed: service.topSpeed })
}

/** The name of a tread with what it is made for: names are not translated. */
function treadName(t: Translate, tread: string): string | undefined {
  const use = treadUse(tread)
  if (use) return t('tire.tread', { tread, use: t(`tire.treads.${use}`) })
  return tread || undefined
}

/** What is not sold any more has no stock to speak of. */
function stockOf(t: Translate, { productType, inArchive, quantityInStock }: Product): readonly SpecEntry[] {
  const names = { Tire: t('tire.stock'), Wheel: t('wheel.stock'), Spacer: t('spacer.stock') }
  return inArchive ? [] : [{ name: names[productType], value: <Stock quantity={quantityInStock} isNamed /> }]
}
