import { z } from 'zod'
import { parseBoltCircle } from '../bolt-circle.ts'
import { loadCapacity } from '../load-index.ts'
import { tireSizeSchema } from '../product.ts'
import { isSpeedSymbol } from '../speed-symbol.ts'
import { loadClasses } from '../tire-codes.ts'
import { parseThread } from './thread.ts'

export const MAX_CAR_SIZES = 4
export const MAX_CARS = 8
export const MAX_CAR_NAME = 40
const MAX_CAR_ID = 40

/** A size that the car may have, with the class that its sidewall says. */
export const carTireSchema = z.strictObject({
  ...tireSizeSchema.shape,
  loadClass: z.enum(loadClasses).nullable(),
})
export type CarTire = z.output<typeof carTireSchema>

export const fastenings = ['bolt', 'nut'] as const

/** Where a number can be, in the units of `carSchema`. */
export const carBounds = {
  axleLoad: { min: 300, max: 6000 },
  bore: { min: 40, max: 250 },
  wheelWidth: { min: 3, max: 14 },
  wheelEt: { min: -150, max: 150 },
  boltLength: { min: 10, max: 150 },
} as const

type Bounded = keyof typeof carBounds
const within = (name: Bounded) => z.number().min(carBounds[name].min).max(carBounds[name].max).nullable()

/** What PostgreSQL takes as JSON: no control characters, and no half of a character, as of a name that was cut. */
const jsonText = (maxLength: number) =>
  z
    .string()
    .overwrite((written) => written.toWellFormed())
    .max(maxLength)
    // Not `regex`: the OpenAPI document keeps no flags, and without `u` this would be another pattern.
    .refine((text) => !/\p{Cc}/u.test(text))

/** What may be known of a car. Null: not known. */
export const carShape = z.strictObject({
  id: jsonText(MAX_CAR_ID).min(1),
  name: jsonText(MAX_CAR_NAME),
  /** The first is the one that is on the car today. */
  sizes: z.array(carTireSchema).max(MAX_CAR_SIZES),
  /** kg, the largest of its axles with single wheels. */
  axleLoad: within('axleLoad'),
  loadIndex: z
    .int()
    .refine((index) => loadCapacity(index) !== null)
    .nullable(),
  speedSymbol: z.string().refine(isSpeedSymbol).nullable(),
  boltCircle: z
    .string()
    .refine((text) => parseBoltCircle(text) !== null)
    .nullable(),
  /** mm, of the hub. */
  bore: within('bore'),
  /** Inches, of the wheel that is on the car today. */
  wheelWidth: within('wheelWidth'),
  /** mm, of the same wheel. */
  wheelEt: within('wheelEt'),
  fastening: z.enum(fastenings).nullable(),
  /** `M14x1.5` */
  thread: z
    .string()
    .refine((text) => parseThread(text) !== null)
    .nullable(),
  /** mm, the shank of a bolt below its seat. */
  boltLength: within('boltLength'),
})
export type Car = z.output<typeof carShape>

/** Whether enough is known to compare anything: a size of its tires, or the bolt circle of its wheels. */
export const isComparable = ({ sizes, boltCircle }: Pick<Car, 'sizes' | 'boltCircle'>): boolean =>
  sizes.length > 0 || boltCircle !== null

/** A car by the numbers that stand on it and in its papers. */
export const carSchema = carShape.refine(isComparable)

/** No number of it is known; not a car that can be stored. */
export const unknownCar: Car = {
  id: '-',
  name: '',
  sizes: [],
  axleLoad: null,
  loadIndex: null,
  speedSymbol: null,
  boltCircle: null,
  bore: null,
  wheelWidth: null,
  wheelEt: null,
  fastening: null,
  thread: null,
  boltLength: null,
}

/** The cars of a browser or an account, and the one that products are compared with. */
export const carsSchema = z.strictObject({
  cars: z.array(carSchema).max(MAX_CARS),
  currentId: jsonText(MAX_CAR_ID).nullable(),
})
export type Cars = z.output<typeof carsSchema>

/** What is kept with an account; null: nothing was ever kept there. */
export const accountCarsSchema = z.strictObject({ cars: carsSchema.nullable() })
export type AccountCars = z.output<typeof accountCarsSchema>

/** The one that is chosen, or the first where that one is gone. */
export function currentCar({ cars, currentId }: Cars): Car | null {
  return cars.find(({ id }) => id === currentId) ?? cars[0] ?? null
}
