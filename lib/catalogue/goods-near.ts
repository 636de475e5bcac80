import { readBoltCircles, readMillimeters, readWheelSize } from '@bieznik/contract/goods-notation'
import type { SpacerFit, WheelFit } from '@bieznik/contract/on-sale'
import type { Understood } from '@bieznik/contract/search'
import { nearestBoltCircles, nearestSpacers, nearestWheels } from './nearest'
import type { SpacerSearch } from './spacer-filter-segment'
import type { WheelSearch } from './wheel-filter-segment'

interface GoodsNear {
  wheels: WheelSearch[]
  spacers: SpacerSearch[]
  /** Bolt circles of wheels, of which no diameter was named. */
  circles: string[]
}

/** What comes closest to the wheels or spacers that a text asked for by their measures and that nobody has. */
export function goodsNear(
  { kinds, words, unknown }: Pick<Understood, 'kinds' | 'words' | 'unknown'>,
  fits: { wheels: readonly WheelFit[]; spacers: readonly SpacerFit[] },
): GoodsNear {
  const none: GoodsNear = { wheels: [], spacers: [], circles: [] }
  const text = [...words, ...unknown].join(' ')
  const circle = readBoltCircles(text)[0]?.circle
  if (kinds.includes('Spacer')) {
    if (circle === undefined) return none
    const spacers = nearestSpacers(
      { boltDistance: circle, thickness: readMillimeters(text)[0]?.value },
      fits.spacers,
    )
    return { ...none, spacers }
  }
  if (kinds.includes('Tire')) return none
  const { width, diameter = rimIn(text) } = readWheelSize(text) ?? {}
  if (diameter !== undefined && (circle !== undefined || width !== undefined || kinds.includes('Wheel')))
    return { ...none, wheels: nearestWheels({ diameter, boltSpacing: circle, width }, fits.wheels) }
  if (circle === undefined) return none
  return {
    ...none,
    circles: nearestBoltCircles(
      circle,
      fits.wheels.map((fit) => fit.boltSpacing),
    ),
  }
}

/** `r18`, as the search folds `18 cali`. A tire has it as well. */
function rimIn(text: string): number | undefined {
  const [, rim] = /(?<!\S)r(\d{2})(?!\S)/i.exec(text) ?? []
  return rim === undefined ? undefined : Number(rim)
}
