import type { Endpoint } from '../endpoint.ts'
import { corrections } from './corrections.ts'
import { opinions } from './opinions.ts'
import { supplierFeeds, suppliers } from './suppliers.ts'

/** Every call that the BFF passes on as it is. */
export const passedOn: readonly Endpoint[] = [corrections, opinions, supplierFeeds, suppliers].flatMap(
  (area) => Object.values<Endpoint>(area),
)
