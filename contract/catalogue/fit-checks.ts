import type { z } from 'zod'
import { parseBoltCircle } from './bolt-circle.ts'
import { hasClassForLoad } from './load-class.ts'
import type { LoadClass } from './tire-codes.ts'

/*
 * What no tire, no wheel and no spacer can be. The messages are keys of `product_form.errors` in the message files.
 */

const MM_PER_INCH = 25.4

type Numbers = { [Name in string]?: unknown }

function refuse(context: z.core.ParsePayload<Numbers>, path: string, message: string): void {
  context.issues.push({ code: 'custom', path: [path], message, input: context.value[path] })
}

type ClassedTire = {
  width: number
  profile: number
  diameter: number
  icVc: string
  loadClass?: LoadClass | null | undefined
}

function checkClass(context: z.core.ParsePayload<ClassedTire>): void {
  if (hasClassForLoad(context.value)) return
  const { loadClass } = context.value
  context.issues.push({
    code: 'custom',
    path: ['loadClass'],
    message: 'load_class_contradicts',
    input: loadClass,
  })
}

/** Its load index is one that the class of its carcass has. Of tires that are listed it may be missing that they have one. */
export function checkTire(context: z.core.ParsePayload<ClassedTire>): void {
  if (context.value.loadClass !== null) checkClass(context)
}

/** Without a class it has no index that only a class makes possible. */
export function checkNewTire(context: z.core.ParsePayload<ClassedTire>): void {
  if (context.value.loadClass === null) checkClass(context)
}

/** The middle of the bolts lies outside of the bore. */
function checkBore(context: z.core.ParsePayload<Numbers>, field: string, circle: unknown): void {
  const bore = context.value[field]
  const bolts = typeof circle === 'string' ? parseBoltCircle(circle) : null
  if (typeof bore === 'number' && bolts && bore >= bolts.diameter) refuse(context, field, 'bore_too_large')
}

/** mm. Wheels for twin mounting have bolt circles of at least this diameter: 6x170, 8x165.1, 10x335. */
const LEAST_TWIN_CIRCLE = 160

/**
 * mm that the face on the hub of a twin wheel may lie outside of the rim. Two such wheels stand face to face, and the ET of each is half of
 * their dual spacing (service manual of Alcoa wheels). That spacing leaves room for the tires, which bulge over the rims: 14.1 inches for
 * 12.00R24 on rims of 8.5, the most in the tables of minimum dual spacing for truck tires, are 71 mm beyond the rim.
 */
const TWIN_OVERHANG = 75

/** mm on either side of the middle of the rim: of a wheel for cars the face on the hub lies within the rim. */
function mostEt(width: number, circle: unknown): number {
  const bolts = typeof circle === 'string' ? parseBoltCircle(circle) : null
  const isForTwins = bolts !== null && bolts.diameter >= LEAST_TWIN_CIRCLE
  return (width * MM_PER_INCH) / 2 + (isForTwins ? TWIN_OVERHANG : 0)
}

export function checkWheel(context: z.core.ParsePayload<Numbers>): void {
  const { et, width, boltSpacing, secondBoltSpacing } = context.value
  checkBore(context, 'centralBoreDiameter', boltSpacing)
  checkBore(context, 'centralBoreDiameter', secondBoltSpacing)
  if (secondBoltSpacing === boltSpacing) refuse(context, 'secondBoltSpacing', 'bolt_circle_twice')
  if (typeof et === 'number' && typeof width === 'number' && Math.abs(et) >= mostEt(width, boltSpacing))
    refuse(context, 'et', 'et_too_large')
}

export function checkSpacer(context: z.core.ParsePayload<Numbers>): void {
  checkBore(context, 'boreHub', context.value.boltDistance)
  checkBore(context, 'boreWheel', context.value.boltDistance)
}
