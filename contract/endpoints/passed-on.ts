import type { Endpoint } from '../endpoint.ts'
import { corrections } from './corrections.ts'
import { managedNews } from './managed-news.ts'
import { manufacturers } from './manufacturers.ts'
import { opinions } from './opinions.ts'
import { reductions } from './reductions.ts'
import { searches } from './searches.ts'
import { supplierFeeds, suppliers } from './suppliers.ts'

/** Every call that the BFF passes on as it is. */
export const passedOn: readonly Endpoint[] = [
  corrections,
  managedNews,
  manufacturers,
  opinions,
  reductions,
  searches,
  supplierFeeds,
  suppliers,
].flatMap((area) => Object.values<Endpoint>(area))
