import { readBoltCircles, readMillimeters, readWheelSize } from '@bieznik/contract/catalogue/goods-notation'
import type { Understood } from '@bieznik/contract/catalogue/search'
import type { SpacerSearch } from './spacer-filter-segment'
import type { WheelSearch } from './wheel-filter-segment'

/** Wheels or spacers that a text asks for by their measures; `circle`: of wheels of which no diameter was named. */
export type WantedGoods =
  | { of: 'wheels'; search: WheelSearch }
  | { of: 'spacers'; search: SpacerSearch }
  | { of: 'circle'; circle: string }

/** null: it asks for neither by its measures. */
export function wantedGoods({
  kinds,
  words,
  unknown,
}: Pick<Understood, 'kinds' | 'words' | 'unknown'>): WantedGoods | null {
  const text = [...words, ...unknown].join(' ')
  const circle = readBoltCircles(text)[0]?.circle
  if (kinds.includes('Spacer')) {
    if (circle === undefined) return null
    return { of: 'spacers', search: { boltDistance: circle, thickness: readMillimeters(text)[0]?.value } }
  }
  if (kinds.includes('Tire')) return null
  const { width, diameter = rimIn(text) } = readWheelSize(text) ?? {}
  if (diameter !== undefined && (circle !== undefined || width !== undefined || kinds.includes('Wheel')))
    return { of: 'wheels', search: { diameter, boltSpacing: circle, width } }
  return circle === undefined ? null : { of: 'circle', circle }
}

/** `r18`, as the search folds `18 cali`. A tire has it as well. */
function rimIn(text: string): number | undefined {
  const [, rim] = /(?<!\S)r(\d{2})(?!\S)/i.exec(text) ?? []
  return rim === undefined ? undefined : Number(rim)
}
