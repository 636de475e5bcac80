import { boltCirclesOf, formatBoltCircle, parseBoltCircle } from '../bolt-circle.ts'
import { boltSupplies, codeOf, spacerSystems } from '../goods-words.ts'
import type { Spacer, Wheel } from '../product.ts'
import { tenths } from './finding.ts'
import { takesSpacer } from './goes-together.ts'
import { evenQuantities, groupsOf, isOdd, type SetAdvice, type SetLine } from './set-advice.ts'
import { isSameCircle, SAME_BORE } from './wheel-fit.ts'

const keyOf = ({ boltDistance, boltInfo, thickness, boreHub, boreWheel }: Spacer): string =>
  [boltDistance, boltInfo, thickness, boreHub ?? '', boreWheel ?? ''].join('\n')

/** Spacers go on an axle in pairs (our safety note), between the hub and the wheels of the cart, with bolts that reach through them. */
export function spacerAdvice(lines: readonly SetLine<Spacer>[], wheels: readonly Wheel[]): SetAdvice[] {
  const spacers = lines.map(({ product }) => product)
  return [
    ...groupsOf(lines, keyOf)
      .filter(isOdd)
      .map((group): SetAdvice => {
        const { first, pieces } = group
        const remedies = evenQuantities(group)
        return { code: 'spacer_odd', source: null, productId: first.id, values: { pieces }, remedies }
      }),
    ...spacers.flatMap((spacer) => circleAdvice(spacer, wheels)),
    ...spacers.flatMap((spacer) => collarAdvice(spacer, wheels)),
    ...spacers.flatMap((spacer) => boltAdvice(spacer)),
  ]
}

/** Number of bolts and diameter in mm have to be the very same. Nothing where one of the texts says no single bolt circle. */
function circleAdvice({ id: productId, boltDistance }: Spacer, wheels: readonly Wheel[]): SetAdvice[] {
  const its = parseBoltCircle(boltDistance)
  const circlesOf = (wheel: Wheel) => boltCirclesOf(wheel).flatMap((circle) => parseBoltCircle(circle) ?? [])
  const others = wheels.flatMap(circlesOf)
  if (!its || wheels.length === 0 || wheels.some((wheel) => circlesOf(wheel).length === 0)) return []
  if (others.some((each) => isSameCircle(each, its))) return []
  const circles = [...new Set(others.map((each) => formatBoltCircle(each)))]
  const values = { offered: formatBoltCircle(its), wheels: circles.join(', ') }
  const remedies = circles.map((each) => ({ kind: 'spacers', boltDistance: each }) as const)
  return [{ code: 'spacer_circle', source: 'geometry', productId, values, remedies }]
}

/** The collar of the spacer centers wheels of its own diameter in mm: a larger bore wants a ring, a smaller one does not go over it. */
function collarAdvice(spacer: Spacer, wheels: readonly Wheel[]): SetAdvice[] {
  const { id: productId, boreWheel } = spacer
  if (!boreWheel) return []
  const rooms = wheels
    .filter((wheel) => takesSpacer(wheel, spacer))
    .map(({ centralBoreDiameter: bore }) => ({ bore, room: tenths(bore - boreWheel) }))
  if (rooms.some(({ room }) => Math.abs(room) <= SAME_BORE)) return []
  const [chosen] = rooms.toSorted((one, other) => other.room - one.room)
  if (!chosen) return []
  const common = { source: 'geometry', productId, values: { bore: chosen.bore, collar: boreWheel } } as const
  return chosen.room > 0
    ? [{ code: 'spacer_ring', remedies: [], ...common }]
    : [
        {
          code: 'spacer_collar',
          remedies: [{ kind: 'spacers', boltDistance: spacer.boltDistance }],
          ...common,
        },
      ]
}

/** Bolts that go through a spacer are longer by its thickness in mm, and come with it or do not. */
function boltAdvice(spacer: Spacer): SetAdvice[] {
  const { id: productId, boltInfo: thread, thickness: added, boltLength: length } = spacer
  if (!isThrough(spacer) || codeOf(boltSupplies, spacer.boltsIncluded ?? '') !== 'no') return []
  const common = { source: 'geometry', productId, remedies: [] } as const
  return length
    ? [{ code: 'bolts_of_length', values: { added, length, thread }, ...common }]
    : [{ code: 'bolts_longer', values: { added, thread }, ...common }]
}

const isThrough = ({ system = '' }: Spacer): boolean => codeOf(spacerSystems, system) === 'through'

/** The longer bolts that it needs are in its box. */
export const comesWithBolts = (spacer: Spacer): boolean =>
  isThrough(spacer) && codeOf(boltSupplies, spacer.boltsIncluded ?? '') === 'yes'
