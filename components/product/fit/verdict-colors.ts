import type { FitVerdict } from '@bieznik/contract/catalogue/fit/finding'

export const verdictColors = {
  fits: 'text-green',
  fits_with: 'text-amber',
  does_not_fit: 'text-amber',
  not_known: 'text-quiet',
} as const satisfies Record<FitVerdict, string>
