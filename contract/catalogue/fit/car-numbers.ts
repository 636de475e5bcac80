import type { z } from 'zod'
import type { ListKind } from '../facets.ts'
import { carShape, unknownCar, type Car, type CarTire } from './car.ts'
import { carKeys, SIZE_KEY } from './car-keys.ts'

/*
 * The numbers of a car in the address of a list that shows only what fits: `size-195-65-15-XL_bolts-5x112_bore-57.1`. They are what decides,
 * without the car's name or id: people with the same numbers share an address and its cached page.
 */

type Key = keyof typeof carKeys
type Field = (typeof carKeys)[Key]

/** Those that are numbers; the others are texts. */
const NUMERIC: readonly string[] = ['axle', 'load', 'bore', 'rim'] satisfies Key[]

/** What can speak against a product of a list. Without any of `first` nothing is narrowed. */
const deciding: Readonly<Record<ListKind, { first: readonly ('sizes' | Field)[]; more: readonly Field[] }>> =
  {
    tires: { first: ['sizes'], more: ['axleLoad', 'loadIndex', 'speedSymbol', 'wheelWidth'] },
    wheels: { first: ['sizes', 'boltCircle', 'bore'], more: ['axleLoad', 'loadIndex'] },
    spacers: { first: ['boltCircle', 'bore', 'thread'], more: [] },
  }

/** Empty: nothing that is known of the car decides what of this list fits. */
export function writeCarNumbers(kind: ListKind, car: Pick<Car, 'sizes' | Field>): string {
  const { first, more } = deciding[kind]
  const isKnown = (field: 'sizes' | Field) => (field === 'sizes' ? car.sizes.length > 0 : car[field] !== null)
  if (!first.some(isKnown)) return ''
  const decides = new Set<'sizes' | Field>([...first, ...more])
  const parts = Object.entries(carKeys).filter(([, field]) => decides.has(field) && isKnown(field))
  return [
    ...(decides.has('sizes') ? car.sizes.map(writeSize) : []),
    ...parts.map(([key, field]) => `${key}-${car[field]}`),
  ].join('_')
}

const writeSize = ({ width, profile, diameter, loadClass }: CarTire): string =>
  [SIZE_KEY, width, profile, diameter, ...(loadClass ? [loadClass] : [])].join('-')

/** A car of which no more is known than the text says. Null: the text says no numbers of a car. */
export function readCarNumbers(text: string): Car | null {
  const parts = text.split('_').map((part): [string, string] => {
    const at = part.indexOf('-')
    return [part.slice(0, at), part.slice(at + 1)]
  })
  const known = parts.flatMap(([key, value]) =>
    isKey(key) ? [[carKeys[key], NUMERIC.includes(key) ? Number(value) : value]] : [],
  )
  const sizes = parts.filter(([key]) => key === SIZE_KEY).map(([, value]) => readSize(value))
  const read = carShape.safeParse({ ...unknownCar, ...Object.fromEntries(known), sizes })
  return read.success && known.length + sizes.length === parts.length ? read.data : null
}

const isKey = (key: string): key is Key => Object.hasOwn(carKeys, key)

function readSize(text: string): Record<keyof z.input<typeof carShape>['sizes'][number], unknown> {
  const [width, profile, diameter, loadClass = null] = text.split('-')
  return { width: Number(width), profile: Number(profile), diameter: Number(diameter), loadClass }
}
