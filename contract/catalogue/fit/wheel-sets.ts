import type { Spacer, Wheel } from '../product.ts'
import { tenths } from './finding.ts'
import { takesSpacer, takesTire, wheelMeasures } from './goes-together.ts'
import { byKind, isBuyable, type SetLine, type SetLines } from './set-advice.ts'
import { SAME_BORE } from './wheel-fit.ts'

export interface GroupedCart<L extends SetLine> {
  /**
   * Wheels for one car, what goes on them and what goes behind them. In the order of the cart, by their first line; the lines of each with its tires
   * first, then wheels and spacers.
   */
  sets: { set: SetLines; lines: L[] }[]
  /** What belongs to no set. */
  others: L[]
}

/**
 * Which lines of a cart belong together; each is in one group. Tires and wheels that go on each other are one set, as are all that are joined by a
 * third. Spacers join one of the sets whose wheels have their bolt circle: one that their collar centers, then one with tires.
 */
export function groupCart<L extends SetLine>(lines: readonly L[]): GroupedCart<L> {
  const sets = wheelSetsOf(lines.filter(isBuyable))
  const grouped = sets.map((set) => ({ set, lines: linesIn(set, lines) }))
  const inSets = new Set(grouped.flatMap((each) => each.lines))
  return {
    sets: grouped.toSorted((one, other) => firstOf(one.lines, lines) - firstOf(other.lines, lines)),
    others: lines.filter((line) => !inSets.has(line)),
  }
}

/** How many wheels a set comes to: tires on wheels, or wheels with spacers. */
export function wheelsOf({ tires, wheels }: SetLines): number {
  const count = piecesOf(wheels)
  return tires.length === 0 ? count : Math.min(piecesOf(tires), count)
}

export const piecesOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const firstOf = <L extends SetLine>(group: readonly L[], lines: readonly L[]): number =>
  Math.min(...group.map((line) => lines.indexOf(line)))

function linesIn<L extends SetLine>({ tires, wheels, spacers }: SetLines, lines: readonly L[]): L[] {
  return [tires, wheels, spacers].flatMap((kind) => {
    const ids = new Set(kind.map(({ product }) => product.id))
    return lines.filter(({ product }) => ids.has(product.id))
  })
}

function wheelSetsOf(lines: readonly SetLine[]): SetLines[] {
  const kinds = byKind(lines)
  const joined = joinTires(kinds)
  const chosen = kinds.spacers.map((spacer) => ({ spacer, set: setFor(spacer.product, joined) }))
  return joined
    .map((set) => ({
      ...set,
      spacers: chosen.filter((each) => each.set === set).map(({ spacer }) => spacer),
    }))
    .filter(({ tires, spacers }) => tires.length + spacers.length > 0)
}

/** Each wheel with its tires; wheels that share a tire or differ in nothing but their looks are one set. */
function joinTires({ tires, wheels }: SetLines): SetLines[] {
  return wheels.reduce<SetLines[]>((sets, wheel) => {
    const its = tires.filter((tire) => takesTire(wheel.product, tire.product))
    const touching = sets.filter(
      (set) =>
        set.tires.some((tire) => its.includes(tire)) ||
        set.wheels.some(({ product }) => wheelMeasures(product) === wheelMeasures(wheel.product)),
    )
    const both = new Set([...touching.flatMap((set) => set.tires), ...its])
    return [
      ...sets.filter((set) => !touching.includes(set)),
      { tires: [...both], wheels: [...touching.flatMap((set) => set.wheels), wheel], spacers: [] },
    ]
  }, [])
}

function setFor(spacer: Spacer, sets: readonly SetLines[]): SetLines | undefined {
  const preferred = ({ tires, wheels }: SetLines) => [
    wheels.some(({ product }) => takesSpacer(product, spacer) && isCentered(product, spacer)) ? 0 : 1,
    tires.length > 0 ? 0 : 1,
    // Whatever the order of the lines.
    Math.min(...wheels.map(({ product }) => product.id)),
  ]
  const [chosen] = sets
    .filter(({ wheels }) => wheels.some(({ product }) => takesSpacer(product, spacer)))
    .toSorted((one, other) => compare(preferred(one), preferred(other)))
  return chosen
}

/** Its collar is as wide as the bore of the wheel. */
const isCentered = ({ centralBoreDiameter }: Wheel, { boreWheel }: Spacer): boolean =>
  typeof boreWheel === 'number' && Math.abs(tenths(centralBoreDiameter - boreWheel)) <= SAME_BORE

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((each, index) => each - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
