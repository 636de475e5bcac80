import { startBareNext, type BareNext } from './calibration/bare-next.ts'
import { openShop, type Shop } from './shop/shop.ts'

/** What all blocks of one run share. */
export interface Run {
  isQuick: boolean
  /** What is measured, as git names it. */
  state: string
  /** How often what a browser does is done; its median counts. */
  visits: number
  /** How often a load is made; its median counts. */
  rounds: number
  /** How long a load lasts. */
  seconds: number
  /** How long the mixed load lasts. */
  minutes: number
  /** For logs. */
  folder: string
  /** The whole shop with a catalogue of 20,000 products; opened for the first that asks. */
  shop: () => Promise<Shop>
  /** Started for the first that asks. */
  bareNext: () => Promise<BareNext>
}

/** In the catalogue. */
export const PRODUCTS = 20_000

interface Options extends Pick<Run, 'isQuick' | 'state' | 'folder'> {
  minutes: number | undefined
}

export function startRun({ isQuick, state, folder, minutes = isQuick ? 0.2 : 30 }: Options) {
  let shop: Promise<Shop> | undefined
  let bareNext: Promise<BareNext> | undefined
  const run: Run = {
    isQuick,
    state,
    visits: isQuick ? 1 : 5,
    rounds: isQuick ? 1 : 3,
    seconds: isQuick ? 2 : 8,
    minutes,
    folder,
    shop: () => (shop ??= openShop(PRODUCTS)),
    bareNext: () => (bareNext ??= startBareNext(folder)),
  }
  const close = async () => {
    await (await bareNext)?.stop()
    await (await shop)?.close()
  }
  return { run, close }
}
