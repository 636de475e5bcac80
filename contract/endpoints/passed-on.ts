import type { Endpoint } from '../endpoint.ts'
import { accountCars } from './account-cars.ts'
import { auditLog } from './audit-log.ts'
import { backOffice } from './back-office.ts'
import { bankLines } from './bank-lines.ts'
import { books } from './books.ts'
import { bulkChanges } from './bulk-changes.ts'
import { complaints } from './complaints.ts'
import { corrections } from './corrections.ts'
import { customers } from './customers.ts'
import { failures } from './failures.ts'
import { files } from './files.ts'
import { guests } from './guests.ts'
import { imports } from './imports.ts'
import { invoices } from './invoices.ts'
import { linkedOrders } from './linked-orders.ts'
import { managedNews } from './managed-news.ts'
import { managedProducts } from './managed-products.ts'
import { manufacturers } from './manufacturers.ts'
import { numbers } from './numbers.ts'
import { opinions } from './opinions.ts'
import { orderPayments } from './order-payments.ts'
import { orderStatuses } from './order-statuses.ts'
import { orderWork } from './order-work.ts'
import { ownOpinions } from './own-opinions.ts'
import { ownOrders } from './own-orders.ts'
import { parcels } from './parcels.ts'
import { payments } from './payments.ts'
import { recalls } from './recalls.ts'
import { reductions } from './reductions.ts'
import { savedViews } from './saved-views.ts'
import { searches } from './searches.ts'
import { dispatchOrders, shipments } from './shipments.ts'
import { shownOpinions } from './shown-opinions.ts'
import { staffInvitations } from './staff-invitations.ts'
import { staffMembers } from './staff-members.ts'
import { supplierFeeds, suppliers } from './suppliers.ts'
import { walletPayments } from './wallet-payments.ts'
import { withdrawals } from './withdrawals.ts'

/** Every call that the BFF passes on as it is. */
export const passedOn: readonly Endpoint[] = [
  accountCars,
  auditLog,
  backOffice,
  bankLines,
  books,
  bulkChanges,
  complaints,
  corrections,
  customers,
  dispatchOrders,
  failures,
  files,
  guests,
  imports,
  invoices,
  linkedOrders,
  managedNews,
  managedProducts,
  manufacturers,
  numbers,
  opinions,
  orderPayments,
  orderStatuses,
  orderWork,
  ownOpinions,
  ownOrders,
  parcels,
  payments,
  recalls,
  reductions,
  savedViews,
  searches,
  shipments,
  shownOpinions,
  staffInvitations,
  staffMembers,
  supplierFeeds,
  suppliers,
  walletPayments,
  withdrawals,
].flatMap((area) => Object.values<Endpoint>(area))
