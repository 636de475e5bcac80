import { formatBoltCircle, parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import {
  carBounds,
  fastenings,
  MAX_CAR_NAME,
  MAX_CAR_SIZES,
  type Car,
  type CarTire,
} from '@bieznik/contract/catalogue/fit/car'
import { parseThread } from '@bieznik/contract/catalogue/fit/thread'
import { loadCapacity } from '@bieznik/contract/catalogue/load-index'
import { toSidewallLetters } from '@bieznik/contract/catalogue/sidewall-letters'
import { isSpeedSymbol } from '@bieznik/contract/catalogue/speed-symbol'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'
import {
  catalogueSize,
  readTireNotation,
  type TireNotation,
} from '@bieznik/contract/catalogue/tire-size-notation'
import { z } from 'zod'

/** In the order in which they are shown. */
export const carFields = [
  'size',
  'loadIndex',
  'speedSymbol',
  'others',
  'name',
  'boltCircle',
  'bore',
  'wheelWidth',
  'wheelEt',
  'axleLoad',
  'fastening',
  'thread',
  'boltLength',
] as const
export type CarField = (typeof carFields)[number]

/** A car as it is typed; an empty text is not known. */
export type TypedCar = Record<CarField, string>

export const emptyCar: TypedCar = {
  name: '',
  size: '',
  others: '',
  axleLoad: '',
  loadIndex: '',
  speedSymbol: '',
  boltCircle: '',
  bore: '',
  wheelWidth: '',
  wheelEt: '',
  fastening: '',
  thread: '',
  boltLength: '',
}

/** What a field cannot be read as. */
const UNREADABLE = Symbol('unreadable')
type Read<Value> = Value | null | typeof UNREADABLE

const typedSchema = z.object({
  name: z.string(),
  size: z.string(),
  others: z.string(),
  axleLoad: z.string(),
  loadIndex: z.string(),
  speedSymbol: z.string(),
  boltCircle: z.string(),
  bore: z.string(),
  wheelWidth: z.string(),
  wheelEt: z.string(),
  fastening: z.string(),
  thread: z.string(),
  boltLength: z.string(),
})

/** A typed car → the car, without an id. The message of an error is the field's name or `needed`, keys of `my_car.errors`. */
export const carFormSchema = typedSchema.transform((typed, context): Omit<Car, 'id'> => {
  /** Null where it is wrong: then the car is not used. */
  function take<Value>(field: CarField, read: Read<Value>): Value | null {
    if (read !== UNREADABLE) return read
    context.issues.push({ code: 'custom', path: [field], message: field, input: typed[field] })
    return null
  }
  const isEmpty = typed.size.trim() === ''
  const sidewall = isEmpty ? null : readSidewall(typed.size)
  const first = take('size', isEmpty ? null : sidewall ? toCarTire(sidewall) : UNREADABLE)
  const others = take('others', readSizes(typed.others)) ?? []
  if (isEmpty && others.length === 0 && typed.boltCircle.trim() === '')
    context.issues.push({ code: 'custom', path: ['size'], message: 'needed', input: typed.size })
  return {
    name: take('name', readName(typed.name)) ?? '',
    sizes: first ? [first, ...others] : others,
    axleLoad: take('axleLoad', readAxleLoad(typed.axleLoad)),
    // The whole text of a sidewall says both.
    loadIndex: take('loadIndex', readLoadIndex(typed.loadIndex)) ?? sidewall?.loadIndex?.single ?? null,
    speedSymbol: take('speedSymbol', readSpeed(typed.speedSymbol)) ?? sidewall?.speedSymbol ?? null,
    boltCircle: take('boltCircle', readCircle(typed.boltCircle)),
    bore: take('bore', readBounded('bore', typed.bore)),
    wheelWidth: take('wheelWidth', readBounded('wheelWidth', typed.wheelWidth)),
    wheelEt: take('wheelEt', readBounded('wheelEt', typed.wheelEt)),
    fastening: fastenings.find((each) => each === typed.fastening) ?? null,
    thread: take('thread', readThread(typed.thread)),
    boltLength: take('boltLength', readBounded('boltLength', typed.boltLength)),
  }
})

/** The car as somebody would have typed it. */
export function typedCarOf(car: Car): TypedCar {
  const [size = '', ...others] = car.sizes.map((each) => formatMarkedSize(each, each.loadClass))
  const isExtraLoad = car.sizes[0]?.loadClass === 'XL'
  return {
    name: car.name,
    size: isExtraLoad ? `${size} XL` : size,
    others: others.join('; '),
    axleLoad: numberText(car.axleLoad),
    loadIndex: numberText(car.loadIndex),
    speedSymbol: car.speedSymbol ?? '',
    boltCircle: car.boltCircle ?? '',
    bore: numberText(car.bore),
    wheelWidth: numberText(car.wheelWidth),
    wheelEt: numberText(car.wheelEt),
    fastening: car.fastening ?? '',
    thread: car.thread ?? '',
    boltLength: numberText(car.boltLength),
  }
}

const numberText = (value: number | null): string => (value === null ? '' : `${value}`)

function readName(text: string): Read<string> {
  const name = text.trim()
  return name.length <= MAX_CAR_NAME ? name : UNREADABLE
}

function readSidewall(text: string): TireNotation | null {
  const reading = readTireNotation(text)
  return reading.isUnderstood ? reading.tire : null
}

function toCarTire(tire: TireNotation): Read<CarTire> {
  const size = catalogueSize(tire)
  if (!size) return UNREADABLE
  if (tire.isCommercial) return { ...size, loadClass: 'C' }
  if (tire.isLightTruck) return { ...size, loadClass: 'LT' }
  return { ...size, loadClass: tire.isExtraLoad ? 'XL' : null }
}

function readSizes(text: string): Read<CarTire[]> {
  const pieces = text.split(/[;\n]|,\s/).filter((piece) => piece.trim() !== '')
  const sizes = pieces.map((piece) => {
    const sidewall = readSidewall(piece)
    return sidewall ? toCarTire(sidewall) : UNREADABLE
  })
  const read = sizes.filter((size) => size !== UNREADABLE && size !== null)
  return read.length === pieces.length && read.length < MAX_CAR_SIZES ? read : UNREADABLE
}

const NUMBER = /^([-−]?\d{1,5}(?:[.,]\d{1,3})?) ?(?:mm|мм|″|"|cale?|ET)?$/iu

function readNumber(text: string): Read<number> {
  const typed = text.trim().replace(/^ET ?/i, '')
  if (typed === '') return null
  const [, digits] = NUMBER.exec(typed) ?? []
  return digits === undefined ? UNREADABLE : Number(digits.replace('−', '-').replace(',', '.'))
}

function readBounded(name: keyof typeof carBounds, text: string): Read<number> {
  const { min, max } = carBounds[name]
  const value = readNumber(text.replace('½', ',5'))
  if (typeof value !== 'number') return value
  return value >= min && value <= max ? value : UNREADABLE
}

/** m/s², by which papers turn the mass on an axle into kN. */
const GRAVITY = 9.81
/** No axle of a car bears less than this in kg, and none more in kN. */
const MOST_KILONEWTONS = 100

const AXLE_LOAD = /^(?<value>\d{1,3}(?:[ \u00a0]?\d{3})?(?:[.,]\d{1,2})?) ?(?<unit>kg|кг|kn|кн)?$/iu

/** `1100 kg`, `1100`, `10,79 kN` or `10.79` → kg. */
function readAxleLoad(text: string): Read<number> {
  const typed = text.trim()
  if (typed === '') return null
  const { value, unit } = AXLE_LOAD.exec(typed)?.groups ?? {}
  if (value === undefined) return UNREADABLE
  const number = Number(value.replaceAll(/[ \u00a0]/g, '').replace(',', '.'))
  const isForce = unit === undefined ? number < MOST_KILONEWTONS : /n|н/i.test(unit)
  const kg = isForce ? Math.round((number * 1000) / GRAVITY) : number
  return kg >= carBounds.axleLoad.min && kg <= carBounds.axleLoad.max ? kg : UNREADABLE
}

/** `104`, `104/102` or `104R` */
function readLoadIndex(text: string): Read<number> {
  const typed = toSidewallLetters(text.trim())
  if (typed === '') return null
  const [, digits] = /^(\d{2,3})(?:\/\d{2,3})?[A-Z]?$/.exec(typed) ?? []
  const index = Number(digits)
  return loadCapacity(index) === null ? UNREADABLE : index
}

function readSpeed(text: string): Read<NonNullable<Car['speedSymbol']>> {
  const typed = toSidewallLetters(text.trim())
  if (typed === '') return null
  return isSpeedSymbol(typed) ? typed : UNREADABLE
}

function readCircle(text: string): Read<string> {
  if (text.trim() === '') return null
  const circle = parseBoltCircle(text)
  return circle ? formatBoltCircle(circle) : UNREADABLE
}

function readThread(text: string): Read<string> {
  const typed = text.trim()
  if (typed === '') return null
  return parseThread(typed) ? typed : UNREADABLE
}
