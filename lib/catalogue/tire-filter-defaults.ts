import { groszeFromPln } from '@bieznik/contract/money/grosze'
import type { TireSearch } from './tire-filter-segment'

/** What the tire filter starts with: 195/80 R15 at any usual price. */
export const defaultTireSearch = {
  width: 195,
  profile: 80,
  diameter: 15,
  priceFrom: groszeFromPln(0),
  priceTo: groszeFromPln(2000),
} satisfies TireSearch
