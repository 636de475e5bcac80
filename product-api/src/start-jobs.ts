import { readCompany } from '@bieznik/backend-kit/read-company'
import type { Logger } from 'pino'
import type { Carrier } from './selling/carriers/carrier.ts'
import { startFollowingCouriers } from './selling/carriers/follow-dispatch-orders.ts'
import { startFollowing } from './selling/carriers/follow-shipments.ts'
import { startReminding } from './care/complaints/remind-staff.ts'
import { startInviting } from './care/opinions/invite-opinions.ts'
import { fetchList } from './catalogue/supplier-feeds/fetch-list.ts'
import { startFeeds } from './catalogue/supplier-feeds/start-feeds.ts'
import { startSendingStockNotices } from './care/stock-notices/send-stock-notices.ts'
import type { Database } from './platform/db/client.ts'
import type { Env } from './env.ts'
import { startRateRefresher } from './money/exchange-rates/rate-refresher.ts'
import { createFirebaseGuests } from './people/identity/firebase.ts'
import type { InvoiceSettings } from './money/invoices/invoice-settings.ts'
import { readKsefCertificate } from './money/invoices/ksef/ksef-certificate.ts'
import { createKsefClient } from './money/invoices/ksef/ksef-client.ts'
import type { KsefCodes } from './money/invoices/ksef/ksef-codes.ts'
import { createKsefPace } from './money/invoices/ksef/ksef-limits.ts'
import { startSubmitting } from './money/invoices/ksef/submit-invoices.ts'
import { startIssuing } from './money/invoices/issue-due-invoices.ts'
import { startDeletingOldKeys } from './selling/orders/delete-old-keys.ts'
import { startMail } from './platform/mail/start-mail.ts'
import { startRemovingGuests } from './people/accounts/remove-guests.ts'
import { startRepairingPaid } from './money/payments/repair-paid.ts'
import { startReconciling } from './money/payments/reconcile.ts'
import { startWatchingUnpaid } from './money/payments/unpaid/watch-unpaid.ts'
import type { PaymentProviders } from './money/payments/payment-provider.ts'
import type { PaymentTerms } from './money/payments/payment-terms.ts'
import { startReductions } from './catalogue/reductions/reduction-worker.ts'
import { stockKeeper } from './catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from './platform/storefront/revalidate.ts'

export const invoicingOf = (env: Env): InvoiceSettings => ({
  splitPaymentKinds: env.SPLIT_PAYMENT_KINDS,
  splitPaymentAbove: env.SPLIT_PAYMENT_ABOVE,
  prepaid: env.INVOICE_PREPAID ?? 'delivery',
  isKsefOn: env.KSEF_URL !== undefined,
})

export const termsOf = (env: Env): PaymentTerms => ({
  days: env.PAYMENT_DAYS,
  graceDays: env.PAYMENT_GRACE_DAYS,
})

/** null: no KSeF is configured. Throws when the certificate cannot be used. */
export function ksefCodesOf(env: Env): KsefCodes | null {
  if (env.KSEF_URL === undefined) return null
  const { KSEF_CERTIFICATE_FILE: certificate, KSEF_CERTIFICATE_KEY_FILE: key } = env
  return {
    qrUrl: env.KSEF_QR_URL,
    certificate:
      certificate === undefined || key === undefined
        ? null
        : readKsefCertificate({ certificate, key, password: env.KSEF_CERTIFICATE_PASSWORD }),
  }
}

/** null: no KSeF is configured. */
function submitToKsef(
  env: Env,
  { nip, ...deps }: { db: Database; nip: string; mailQueued: () => void; logger: Logger },
) {
  const { KSEF_URL: url, KSEF_TOKEN: token } = env
  const codes = ksefCodesOf(env)
  if (url === undefined || token === undefined || codes === null) return null
  const { qrUrl, certificate } = codes
  return startSubmitting({
    ...deps,
    client: createKsefClient({ url, token, nip, pace: createKsefPace(deps.db) }),
    qrUrl,
    hasCertificate: certificate !== null,
  })
}

/** What there is to do besides serving requests. Any number of instances may do so at once. */
export function startJobs(
  env: Env,
  {
    db,
    providers,
    carriers,
    storefront,
    logger,
  }: {
    db: Database
    providers: PaymentProviders
    carriers: readonly Carrier[]
    storefront: StorefrontNotifier
    logger: Logger
  },
) {
  const mail = startMail(env, db, logger)
  const mailQueued = mail.wakeUp
  const company = readCompany(env.COMPANY_FILE)
  const guests = createFirebaseGuests({ projectId: env.FIREBASE_PROJECT_ID })
  const reductions = startReductions({ db, stock: stockKeeper, storefront, logger })
  logger.info({ providers: providers.map(({ name }) => name) }, 'payments: providers configured')
  const jobs = [
    mail,
    reductions,
    env.NBP_API_URL && startRateRefresher({ db, apiUrl: env.NBP_API_URL, logger }),
    providers.length > 0 && startReconciling({ db, stock: stockKeeper, providers, logger }),
    startWatchingUnpaid({ db, stock: stockKeeper, storefront, terms: termsOf(env), mailQueued, logger }),
    startRepairingPaid({ db, logger }),
    startReminding({ db, company, mailQueued, logger }),
    startInviting({ db, hasLinks: env.LINK_SECRET !== undefined, mailQueued, logger }),
    startSendingStockNotices({ db, mailQueued, logger }),
    startIssuing({ db, company, settings: invoicingOf(env), from: env.INVOICES_FROM, mailQueued, logger }),
    submitToKsef(env, { db, nip: company.nip, mailQueued, logger }),
    carriers.length > 0 && startFollowing({ db, carriers, logger }),
    carriers.some(({ couriers }) => couriers !== null) && startFollowingCouriers({ db, carriers, logger }),
    startFeeds({
      db,
      stock: stockKeeper,
      storefront,
      rules: { pictureHosts: env.PICTURE_HOSTS, requiresSafetyData: env.REQUIRE_SAFETY_DATA },
      fetchList,
      logger,
    }),
    startRemovingGuests({ db, guests, logger }),
    startDeletingOldKeys({ db, logger }),
  ]
  return {
    mailQueued,
    reductionsChanged: reductions.wakeUp,
    stop: async () => {
      await Promise.all(jobs.map(async (job) => job && job.stop()))
    },
  }
}
