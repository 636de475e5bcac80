import type { ClockCheck } from '@bieznik/backend-kit/clock-check'
import type { SharedCounters } from '@bieznik/backend-kit/rate-limits'
import type { Secrets } from '@bieznik/backend-kit/signature'
import helmet from '@fastify/helmet'
import type { Company } from '@bieznik/contract/company'
import type { DeliveryCountries } from '@bieznik/contract/delivery-countries'
import type { Grosze } from '@bieznik/contract/money'
import { REQUEST_ID_HEADER } from '@bieznik/contract/headers'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { auditRoutes } from '../audit/audit.routes.ts'
import { followStaffCalls } from '../audit/staff-call.ts'
import { bankStatementRoutes } from '../bank-statements/bank-statements.routes.ts'
import { booksRoutes } from '../books/books.routes.ts'
import type { Carrier } from '../carriers/carrier.ts'
import { dispatchOrderRoutes } from '../carriers/dispatch-orders.routes.ts'
import { shipmentRoutes } from '../carriers/shipments.routes.ts'
import { cartRoutes } from '../cart/cart.routes.ts'
import { customerRoutes } from '../customers/customers.routes.ts'
import type { Database } from '../db/client.ts'
import type { InvoiceSettings } from '../invoices/invoice-settings.ts'
import type { KsefCodes } from '../invoices/ksef/ksef-codes.ts'
import { invoiceRoutes } from '../invoices/invoices.routes.ts'
import type { VerifyToken } from '../identity/caller.ts'
import type { FindPeople } from '../identity/known-people.ts'
import type { StaffAccounts } from '../identity/staff-accounts.ts'
import { productImportRoutes } from '../import/product-import.routes.ts'
import { statusMailRoutes } from '../mail/status-mail.routes.ts'
import { manufacturerRoutes } from '../manufacturers/manufacturers.routes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { managedNewsRoutes } from '../news/managed-news.routes.ts'
import { confirmationRoutes } from '../confirmation/confirmation.routes.ts'
import { narrowedRoutes } from '../narrowed/narrowed.routes.ts'
import { newsRoutes } from '../news/news.routes.ts'
import { numbersRoutes } from '../numbers/numbers.routes.ts'
import type { OpeningSettings } from '../opening/look-at-shop.ts'
import { openingRoutes } from '../opening/opening.routes.ts'
import { opinionPhotoRoutes } from '../opinions/opinion-photos.routes.ts'
import { opinionReportRoutes } from '../opinions/opinion-reports.routes.ts'
import { opinionRoutes } from '../opinions/opinions.routes.ts'
import { staffOpinionRoutes } from '../opinions/staff-opinions.routes.ts'
import { backOfficeRoutes } from '../orders/back-office.routes.ts'
import { correctionRoutes } from '../corrections/corrections.routes.ts'
import { linkedFileRoutes } from '../orders/linked-files.routes.ts'
import { orderLinkRoutes } from '../orders/order-links.routes.ts'
import { manyStatusesRoutes } from '../orders/many-statuses.routes.ts'
import { orderWorkRoutes } from '../orders/order-work.routes.ts'
import { phoneOrderRoutes } from '../orders/phone-order.routes.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { parcelRoutes } from '../orders/parcels.routes.ts'
import { placeOrderRoutes } from '../orders/place-order.routes.ts'
import { failureRoutes } from '../failures/failures.routes.ts'
import { attentionRoutes } from '../payments/attention.routes.ts'
import { notificationRoutes } from '../payments/notification.routes.ts'
import type { PaymentProviders } from '../payments/payment-provider.ts'
import type { PaymentTerms } from '../payments/payment-terms.ts'
import { payLinkedOrderRoutes } from '../payments/pay-linked-order.routes.ts'
import { payOrderRoutes } from '../payments/pay-order.routes.ts'
import { paymentRoutes } from '../payments/payments.routes.ts'
import { personCarsRoutes } from '../people/cars.routes.ts'
import { refundsRoutes } from '../refunds/refunds.routes.ts'
import { consentRoutes } from '../people/consents.routes.ts'
import { unsubscribeRoutes } from '../people/unsubscribe.routes.ts'
import { guestRoutes } from '../people/guests.routes.ts'
import { peopleRoutes } from '../people/people.routes.ts'
import type { PictureHosts } from '../products/picture-hosts.ts'
import { bulkChangeRoutes } from '../bulk-changes/bulk-changes.routes.ts'
import { managedProductRoutes } from '../products/managed-products.routes.ts'
import { productIdsRoutes } from '../products/product-ids.routes.ts'
import { productPageRoutes } from '../products/product-page.routes.ts'
import { productRoutes } from '../products/products.routes.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import type { MissCounter } from '../search/search-misses.ts'
import { addedWordRoutes } from '../search/added-words.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import { writeProductRoutes } from '../products/write-products.routes.ts'
import { recallRoutes } from '../recalls/recalls.routes.ts'
import { reductionRoutes } from '../reductions/reductions.routes.ts'
import type { CatalogueReader } from '../db/open-catalogue.ts'
import { spacerFilterRoutes } from '../spacers/spacer-filter.routes.ts'
import { spacerRoutes } from '../spacers/spacers.routes.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { stockNoticeRoutes } from '../stock-notices/stock-notices.routes.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { staffRoutes } from '../staff/staff.routes.ts'
import { supplierFeedRoutes } from '../supplier-feeds/feeds.routes.ts'
import { supplierRoutes } from '../suppliers/suppliers.routes.ts'
import { tireFilterRoutes } from '../tires/tire-filter.routes.ts'
import { tireSizesRoutes } from '../tires/tire-sizes.routes.ts'
import { tireRoutes } from '../tires/tires.routes.ts'
import { wheelFilterRoutes } from '../wheels/wheel-filter.routes.ts'
import { complaintDraftRoutes } from '../complaints/complaint-drafts.routes.ts'
import { complaintRoutes } from '../complaints/complaints.routes.ts'
import { wheelRoutes } from '../wheels/wheels.routes.ts'
import { staffWithdrawalRoutes } from '../withdrawals/staff-withdrawals.routes.ts'
import { withdrawalRoutes } from '../withdrawals/withdrawals.routes.ts'
import { guardAccess } from './access.ts'
import { MAX_BODY_BYTES, readBodies } from './bodies.ts'
import { refuseOtherMethods, requireDeclarations } from './declared-routes.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { healthRoutes } from './health.routes.ts'
import { describeRoutes, serveOpenApi } from './openapi.ts'
import { shedLoad } from './load-shedding.ts'
import { notFound } from './problem-error.ts'
import { refuseMalformedRequest, refuseTwoHosts, sendProblem } from './problems.ts'
import { limitRates } from './rate-limits.ts'
import { logRequests } from './request-log.ts'
import { requestIdOf } from './request-id.ts'

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
  deliveryCountries: DeliveryCountries
  pictureHosts: PictureHosts
  /** null: no request is limited. */
  rateLimits: SharedCounters | null
  /** Of the links in mails. */
  linkSecrets: Secrets
  /** Whether nothing is put for sale without what `contract/safety-data.ts` asks for. */
  requiresSafetyData: boolean
  /** What of the configuration staff are told about before the shop opens. */
  opening: OpeningSettings
  /** Milliseconds by which the event loop may be late before calls are turned away (503); 0: they never are. */
  maxEventLoopDelayMs: number
}

/** What is searched for has up to 100 characters; percent-encoding makes up to nine of each. A uid is shorter. */
const MAX_PARAM_LENGTH = 900
const REQUEST_TIMEOUT_MS = 15_000

function createServer(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: refuseMalformedRequest,
    // A stop refuses nothing that has arrived; connections are closed after their response.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  // A reply is checked against its declared schema: what is not as declared fails the call, and nothing undeclared leaves.
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw notFound('path')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  refuseTwoHosts(app)
  gracefulShutdown(app)
  return app
}

async function registerRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(healthRoutes, deps)
  await app.register(productRoutes, deps)
  await app.register(productPageRoutes, deps)
  await app.register(productIdsRoutes, deps)
  await app.register(searchRoutes, deps)
  await app.register(addedWordRoutes, deps)
  await app.register(tireRoutes, deps)
  await app.register(tireSizesRoutes, deps)
  await app.register(tireFilterRoutes, deps)
  await app.register(wheelRoutes, deps)
  await app.register(wheelFilterRoutes, deps)
  await app.register(spacerRoutes, deps)
  await app.register(spacerFilterRoutes, deps)
  await app.register(narrowedRoutes, deps)
  await app.register(newsRoutes, deps)
  await app.register(managedNewsRoutes, deps)
  await app.register(writeProductRoutes, deps)
  await app.register(managedProductRoutes, deps)
  await app.register(bulkChangeRoutes, deps)
  await app.register(manufacturerRoutes, deps)
  await app.register(reductionRoutes, deps)
  await app.register(productImportRoutes, deps)
  await app.register(supplierRoutes, deps)
  await app.register(supplierFeedRoutes, deps)
  await app.register(cartRoutes, deps)
  await app.register(placeOrderRoutes, deps)
  await app.register(peopleRoutes, deps)
  await app.register(consentRoutes, deps)
  await app.register(personCarsRoutes, deps)
  await app.register(unsubscribeRoutes, deps)
  await app.register(guestRoutes, deps)
  await app.register(orderRoutes, deps)
  await app.register(phoneOrderRoutes, deps)
  await app.register(correctionRoutes, deps)
  await app.register(manyStatusesRoutes, deps)
  await app.register(statusMailRoutes, deps)
  await app.register(orderWorkRoutes, deps)
  await app.register(parcelRoutes, deps)
  await app.register(shipmentRoutes, deps)
  await app.register(dispatchOrderRoutes, deps)
  await app.register(orderLinkRoutes, deps)
  await app.register(linkedFileRoutes, deps)
  await app.register(backOfficeRoutes, deps)
  await app.register(confirmationRoutes, deps)
  await app.register(invoiceRoutes, deps)
  await app.register(paymentRoutes, deps)
  await app.register(payOrderRoutes, deps)
  await app.register(payLinkedOrderRoutes, deps)
  await app.register(refundsRoutes, deps)
  await app.register(notificationRoutes, deps)
  await app.register(attentionRoutes, deps)
  await app.register(failureRoutes, deps)
  await app.register(bankStatementRoutes, deps)
  await app.register(withdrawalRoutes, deps)
  await app.register(staffWithdrawalRoutes, deps)
  await app.register(complaintRoutes, deps)
  await app.register(complaintDraftRoutes, deps)
  await app.register(openingRoutes, deps)
  await app.register(booksRoutes, deps)
  await app.register(customerRoutes, deps)
  await app.register(numbersRoutes, deps)
  await app.register(recallRoutes, deps)
  await app.register(opinionRoutes, deps)
  await app.register(opinionPhotoRoutes, deps)
  await app.register(stockNoticeRoutes, deps)
  await app.register(opinionReportRoutes, deps)
  await app.register(staffOpinionRoutes, deps)
  await app.register(staffRoutes, deps)
  await app.register(auditRoutes, deps)
}

/** The product API over what it is given; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createServer(deps.logger)
  logRequests(app, deps.metrics)
  readBodies(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  })
  await shedLoad(app, deps.maxEventLoopDelayMs)
  guardAccess(app, deps.verifyToken)
  followStaffCalls(app)
  if (deps.rateLimits) limitRates(app, deps.rateLimits)
  await describeRoutes(app)
  const routes = requireDeclarations(app)
  await registerRoutes(app, deps)
  serveOpenApi(app)
  refuseOtherMethods(app, routes)
  return app
}
