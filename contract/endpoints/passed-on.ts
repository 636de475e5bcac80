import type { Endpoint } from '../endpoint.ts'
import { supplierFeeds, suppliers } from './suppliers.ts'

/** Every call that the BFF passes on as it is. */
export const passedOn: readonly Endpoint[] = [suppliers, supplierFeeds].flatMap((area) =>
  Object.values<Endpoint>(area),
)
