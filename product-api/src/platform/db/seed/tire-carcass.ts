import type { TireSize } from '@bieznik/contract/catalogue/product'
import type { LoadClass, TireType } from '@bieznik/contract/catalogue/tire-codes'

/** What a carcass brings along before it gets its new tread: the tread can lower its speed rating, never raise it. */
export interface TireCarcass extends TireSize {
  typeOfTire: TireType
  /** ETRTO load index for single fitting. */
  loadIndex: number
  /** Speed symbols in which carcasses of this size come, each a letter. */
  speedSymbols: readonly string[]
  loadClass: LoadClass | null
}

/** A row of the size tables: width, profile, rim diameter, load index, speed symbols ("TH" is T and H), class if it is another than its type's. */
export type CarcassRow = readonly [
  width: number,
  profile: number,
  diameter: number,
  loadIndex: number,
  speedSymbols: string,
  loadClass?: LoadClass,
]

export function carcassesOf(typeOfTire: TireType, rows: readonly CarcassRow[]): TireCarcass[] {
  return rows.map(([width, profile, diameter, loadIndex, speedSymbols, loadClass]) => ({
    typeOfTire,
    width,
    profile,
    diameter,
    loadIndex,
    speedSymbols: speedSymbols.split(''),
    loadClass: loadClass ?? (typeOfTire === 'truck' ? 'C' : null),
  }))
}
