import type { Endpoint } from '../endpoint.ts'
import { backOffice } from './back-office.ts'
import { books } from './books.ts'
import { bulkChanges } from './bulk-changes.ts'
import { complaints } from './complaints.ts'
import { corrections } from './corrections.ts'
import { customers } from './customers.ts'
import { failures } from './failures.ts'
import { imports } from './imports.ts'
import { managedNews } from './managed-news.ts'
import { managedProducts } from './managed-products.ts'
import { manufacturers } from './manufacturers.ts'
import { numbers } from './numbers.ts'
import { opinions } from './opinions.ts'
import { orderWork } from './order-work.ts'
import { payments } from './payments.ts'
import { recalls } from './recalls.ts'
import { reductions } from './reductions.ts'
import { searches } from './searches.ts'
import { supplierFeeds, suppliers } from './suppliers.ts'
import { withdrawals } from './withdrawals.ts'

/** Every call that the BFF passes on as it is. */
export const passedOn: readonly Endpoint[] = [
  backOffice,
  books,
  bulkChanges,
  complaints,
  corrections,
  customers,
  failures,
  imports,
  managedNews,
  managedProducts,
  manufacturers,
  numbers,
  opinions,
  orderWork,
  payments,
  recalls,
  reductions,
  searches,
  supplierFeeds,
  suppliers,
  withdrawals,
].flatMap((area) => Object.values<Endpoint>(area))
