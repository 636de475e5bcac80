import { mailServerFailure } from '@bieznik/backend-kit/mail/smtp-transport'
import type { OpeningFinding } from '@bieznik/contract/platform/opening'
import type { Queryable } from '../db/client.ts'
import type { Env } from '../../env.ts'
import { carrierAddresses } from '../../selling/carriers/configured-carriers.ts'
import { providerAddresses } from '../../money/payments/providers.ts'
import type { InvoiceSettings } from '../../money/invoices/invoice-settings.ts'
import { countIncomplete } from '../../catalogue/products/incomplete-products.queries.ts'
import { countUnfitPhotographs } from '../../catalogue/products/photographs.queries.ts'
import { countSamples, lastBackupAt } from './opening.queries.ts'
import {
  checkBackup,
  checkDelivery,
  checkDemo,
  checkInvoices,
  checkMail,
  checkPayment,
  checkPrepaid,
  checkPhotographs,
  checkSafety,
} from './shop-checks.ts'

/** What of the configuration the checks look at. */
export type OpeningSettings = {
  siteUrl: string
  companyEmail: string
  /** Undefined: the company's own address. */
  mailFrom: string | undefined
  smtpUrl: string | undefined
  /** Of the providers that payments go through; none: there is only payment at delivery. */
  paymentUrls: readonly string[]
  /** Null: no invoice is sent to KSeF. */
  ksefUrl: string | null
  /** Null: nobody has chosen. */
  prepaid: InvoiceSettings['prepaid'] | null
  /** Of the carriers that there is an account at; none: parcels are entered by hand. */
  carrierUrls: readonly string[]
  requiresSafetyData: boolean
}

/** In milliseconds: less than the storefront waits for the whole response. */
const MAIL_DEADLINE_MS = 4_000

export function openingSettings(env: Env, { email }: { email: string }): OpeningSettings {
  return {
    siteUrl: env.SITE_URL,
    companyEmail: email,
    mailFrom: env.MAIL_FROM?.address,
    smtpUrl: env.SMTP_URL,
    paymentUrls: providerAddresses(env),
    ksefUrl: env.KSEF_URL ?? null,
    prepaid: env.INVOICE_PREPAID ?? null,
    carrierUrls: carrierAddresses(env),
    requiresSafetyData: env.REQUIRE_SAFETY_DATA,
  }
}

/** Looks at the shop's data, and whether the mail server responds. */
export async function lookAtShop(
  db: Queryable,
  settings: OpeningSettings,
  now: Date,
): Promise<OpeningFinding[]> {
  const { siteUrl, companyEmail, mailFrom = companyEmail, smtpUrl, paymentUrls } = settings
  const [incomplete, photographs, lastAt, samples, failure] = await Promise.all([
    countIncomplete(db),
    countUnfitPhotographs(db),
    lastBackupAt(db),
    countSamples(db),
    smtpUrl === undefined ? null : mailServerFailure(smtpUrl, MAIL_DEADLINE_MS),
  ])
  return [
    checkSafety({ incomplete, isRequired: settings.requiresSafetyData }),
    checkPhotographs(photographs),
    checkMail({
      from: mailFrom,
      siteHost: new URL(siteUrl).hostname,
      companyEmail,
      server: smtpUrl === undefined ? null : { failure },
    }),
    checkPayment(paymentUrls),
    checkInvoices(settings.ksefUrl),
    checkPrepaid(settings.prepaid),
    checkDelivery(settings.carrierUrls),
    checkBackup({ lastAt, now }),
    checkDemo(samples),
  ]
}
