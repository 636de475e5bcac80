import { formatBoltCircle, parseBoltCircle } from '../bolt-circle.ts'
import type { Tire, Wheel } from '../product.ts'
import { readService } from '../service-description.ts'
import { formatMarkedSize } from '../tire-size.ts'
import { isOfRim, takesTire, wheelMeasures } from './goes-together.ts'
import { judgeRimWidth, rimWidthsOf } from './rim-width.ts'
import {
  evenQuantities,
  groupsOf,
  isOdd,
  type SetAdvice,
  type SetLine,
  type SetRemedy,
} from './set-advice.ts'

/** Wheels go on an axle in pairs, and the tires of the cart have to go on them. */
export function wheelAdvice(lines: readonly SetLine<Wheel>[], tires: readonly Tire[]): SetAdvice[] {
  const wheels = lines.map(({ product }) => product)
  return [
    ...groupsOf(lines, wheelMeasures)
      .filter(isOdd)
      .map((group): SetAdvice => {
        const { first, pieces } = group
        const remedies = evenQuantities(group)
        return { code: 'wheel_odd', source: null, productId: first.id, values: { pieces }, remedies }
      }),
    ...wheels.flatMap((wheel) => diameterAdvice(wheel, tires)),
    ...widthAdvice(wheels, tires),
    ...wheels.flatMap((wheel) => loadAdvice(wheel, tires)),
  ]
}

/** The wheels of a diameter in inches that have the bolts of this one. */
function wheelsLike({ boltSpacing }: Wheel, diameter: number): SetRemedy {
  const circle = parseBoltCircle(boltSpacing)
  return { kind: 'wheels', diameter, boltSpacing: circle && formatBoltCircle(circle) }
}

/** The bead of a tire sits on a rim of its own diameter in inches, and on no other. */
function diameterAdvice(wheel: Wheel, tires: readonly Tire[]): SetAdvice[] {
  const diameters = [...new Set(tires.map(({ diameter }) => diameter))].toSorted((one, other) => one - other)
  const { id: productId, diameter } = wheel
  if (diameters.length === 0 || diameters.includes(diameter)) return []
  const values = { diameter, tires: diameters.join(', ') }
  const remedies = diameters.map((each) => wheelsLike(wheel, each))
  return [{ code: 'wheel_diameter', source: 'geometry', productId, values, remedies }]
}

type Pair = readonly [wheel: Wheel, tire: Tire]

const judgements = ['within', 'edge', 'out'] as const
const judge = ([{ width }, tire]: Pair) => judgements.indexOf(judgeRimWidth(tire, width))

/** Each wheel with the tire that suits it best, and each tire with its wheel, where that is not within `rimWidthsOf`. */
function widthAdvice(wheels: readonly Wheel[], tires: readonly Tire[]): SetAdvice[] {
  const pairs = wheels.flatMap((wheel) =>
    tires.filter((tire) => isOfRim(wheel, tire)).map((tire): Pair => [wheel, tire]),
  )
  const best = (ofOne: readonly Pair[]) =>
    ofOne.toSorted((one, other) => judge(one) - judge(other)).slice(0, 1)
  const chosen = new Set([
    ...wheels.flatMap((wheel) => best(pairs.filter((pair) => pair[0] === wheel))),
    ...tires.flatMap((tire) => best(pairs.filter((pair) => pair[1] === tire))),
  ])
  return [...chosen].flatMap((pair) => pairAdvice(pair))
}

function pairAdvice([wheel, tire]: Pair): SetAdvice[] {
  const judged = judgeRimWidth(tire, wheel.width)
  if (judged === 'within') return []
  const { min, max } = rimWidthsOf(tire)
  return [
    {
      code: `rim_${judged}`,
      source: 'etrto',
      productId: wheel.id,
      values: { size: formatMarkedSize(tire, tire.loadClass ?? null), min, max, rim: wheel.width },
      remedies: judged === 'out' ? [wheelsLike(wheel, wheel.diameter)] : [{ kind: 'ask' }],
    },
  ]
}

/**
 * kg that a wheel may carry against what the weakest tire for it carries by its load index. Half the load of the axle decides, which a cart does
 * not know: so this is a reason to look, and nothing where one of the numbers is missing.
 */
function loadAdvice(wheel: Wheel, tires: readonly Tire[]): SetAdvice[] {
  const { id: productId, maxLoad } = wheel
  const services = tires.filter((tire) => takesTire(wheel, tire)).map(({ icVc }) => readService(icVc))
  const known = services.filter((service) => service !== null)
  const [weakest] = known.toSorted((one, other) => one.maxLoad - other.maxLoad)
  if (!maxLoad || !weakest || known.length < services.length || maxLoad >= weakest.maxLoad) return []
  const values = { kg: maxLoad, index: weakest.loadIndex, tireKg: weakest.maxLoad }
  return [{ code: 'wheel_load', source: 'maker', productId, values, remedies: [{ kind: 'ask' }] }]
}
