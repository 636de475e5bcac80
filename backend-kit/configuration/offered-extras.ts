import { extraKinds, type ExtraKind } from '@bieznik/contract/selling/extra-kinds'

const priceOf = {
  assembly: 'ASSEMBLY_PRICE',
  rings: 'RINGS_PRICE',
  bolts: 'BOLTS_PRICE',
} as const satisfies Record<ExtraKind, string>

type Prices = { [Name in (typeof priceOf)[ExtraKind]]?: string | undefined }

/** What the shop is configured to do or to add within the price. */
export const offeredExtras = (env: Prices): ExtraKind[] =>
  extraKinds.filter((kind) => env[priceOf[kind]] !== undefined)
