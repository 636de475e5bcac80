import type { TireSize, TireType } from '@bieznik/contract/product'

/** What a carcass brings along before it gets its new tread: the tread can lower its speed rating, never raise it. */
export interface TireCarcass extends TireSize {
  typeOfTire: TireType
  /** ETRTO load index for single fitting. */
  loadIndex: number
  /** Speed symbols in which carcasses of this size come, each a letter. */
  speedSymbols: readonly string[]
}

/** A row of the size tables: width, profile, rim diameter, load index, speed symbols ("TH" is T and H). */
export type CarcassRow = readonly [
  width: number,
  profile: number,
  diameter: number,
  loadIndex: number,
  speedSymbols: string,
]

export function carcassesOf(typeOfTire: TireType, rows: readonly CarcassRow[]): TireCarcass[] {
  return rows.map(([width, profile, diameter, loadIndex, speedSymbols]) => ({
    typeOfTire,
    width,
    profile,
    diameter,
    loadIndex,
    speedSymbols: speedSymbols.split(''),
  }))
}
