import type { Tire } from '../product.ts'
import { formatMarkedSize } from '../tire-size.ts'
import { evenQuantities, groupsOf, isOdd, type SetAdvice, type SetLine } from './set-advice.ts'

const sizeOf = (tire: Tire): string => formatMarkedSize(tire, tire.loadClass ?? null)

/** Tires without a named pattern are only known to be alike within one product. */
const keyOf = (tire: Tire): string => [sizeOf(tire), tire.manufacturer, tire.protector || tire.id].join('\n')

/**
 * Both tires of an axle have the same size and pattern (§ 11 of the Polish regulation on technical conditions of vehicles), so each size and
 * pattern is bought in an even number. 2 + 2 is front and rear; where two of one rim diameter are odd, they do not make a pair with each other.
 */
export function tireAdvice(lines: readonly SetLine<Tire>[]): SetAdvice[] {
  const odd = groupsOf(lines, keyOf).filter(isOdd)
  return odd.map((group): SetAdvice => {
    const { first, pieces } = group
    const other = odd.find((each) => each !== group && isKnownToDiffer(first, each.first))?.first
    const common = { source: 'regulation', productId: first.id, remedies: evenQuantities(group) } as const
    return other
      ? {
          code: 'tire_axle',
          values: { pieces, other: `${other.manufacturer} ${other.protector} ${sizeOf(other)}` },
          ...common,
        }
      : { code: 'tire_odd', values: { pieces }, ...common }
  })
}

const isKnownToDiffer = (one: Tire, other: Tire): boolean =>
  one.diameter === other.diameter && one.protector !== '' && other.protector !== ''
