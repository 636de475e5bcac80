import type { ClockCheck } from '@bieznik/backend-kit/clock-check'
import type { SharedCounters } from '@bieznik/backend-kit/rate-limits'
import type { Secrets } from '@bieznik/backend-kit/signature'
import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { Grosze } from '@bieznik/contract/money/money'
import type { Carrier } from '../../selling/carriers/carrier.ts'
import type { Database } from '../db/client.ts'
import type { InvoiceSettings } from '../../money/invoices/invoice-settings.ts'
import type { KsefCodes } from '../../money/invoices/ksef/ksef-codes.ts'
import type { VerifyToken } from '../../people/identity/caller.ts'
import type { FindPeople } from '../../people/identity/known-people.ts'
import type { StaffAccounts } from '../../people/identity/staff-accounts.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OpeningSettings } from '../opening/look-at-shop.ts'
import type { PaymentProviders } from '../../money/payments/payment-provider.ts'
import type { PaymentTerms } from '../../money/payments/payment-terms.ts'
import type { PictureHosts } from '../../catalogue/products/picture-hosts.ts'
import type { IndexKeeper } from '../../catalogue/search/index-keeper.ts'
import type { MissCounter } from '../../catalogue/search/search-misses.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Everything that the API works with and that a test may replace. */
export type AppDeps = {
  db: Database
  clock: Pick<ClockCheck, 'isRight'>
  catalogue: CatalogueReader
  /** What is on sale, in memory. */
  searchIndex: IndexKeeper
  /** Of archived products too; built when staff first search. */
  staffIndex: IndexKeeper
  searchMisses: MissCounter
  stock: StockKeeper
  storefront: StorefrontNotifier
  /** Told after a commit that may have queued a mail. */
  mailQueued: () => void
  /** Called after a commit that has planned, changed or ended a reduction. */
  reductionsChanged: () => void
  verifyToken: VerifyToken
  findPeople: FindPeople
  staffAccounts: StaffAccounts
  /** Those that are configured. */
  providers: PaymentProviders
  /** Those that parcels can be ordered from. */
  carriers: readonly Carrier[]
  /** How long unpaid orders wait. */
  terms: PaymentTerms
  logger: FastifyBaseLogger
  metrics: Metrics
  shopSegment: string
  company: Company
  invoicing: InvoiceSettings
  /** null: no invoice is sent to KSeF. */
  ksefCodes: KsefCodes | null
  /** The most that a company may pay in cash. */
  companyCashLimit: Grosze
  /** What buyers may ask for within the price. */
  offeredExtras: readonly ExtraKind[]
  deliveryCountries: DeliveryCountries
  pictureHosts: PictureHosts
  /** null: no request is limited. */
  rateLimits: SharedCounters | null
  /** Of the links in mails. */
  linkSecrets: Secrets
  /** Whether nothing is put for sale without what `contract/catalogue/safety-data.ts` asks for. */
  requiresSafetyData: boolean
  /** Findings about the configuration that staff see before the shop opens. */
  opening: OpeningSettings
  /** Milliseconds by which the event loop may be late before calls are turned away (503); 0: they never are. */
  maxEventLoopDelayMs: number
}
