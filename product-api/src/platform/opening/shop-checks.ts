import { finding, type OpeningFinding } from '@bieznik/contract/platform/opening'
import type { InvoiceSettings } from '../../money/invoices/invoice-settings.ts'

/* The checks of the product API, each a pure function of settings and query results. */

const HOUR_MS = 3_600_000
const FRESH_HOURS = 48

/** `incomplete`: how many products are for sale without all of their safety data. */
export function checkSafety({
  incomplete,
  isRequired,
}: {
  incomplete: number
  isRequired: boolean
}): OpeningFinding {
  if (incomplete > 0) return finding('safety_incomplete', { count: String(incomplete) })
  return finding(isRequired ? 'safety_complete' : 'safety_optional')
}

/** `missing`: how many products are for sale without a photograph; `small`: with one that is smaller than Google will take. */
export function checkPhotographs({ missing, small }: { missing: number; small: number }): OpeningFinding {
  const reason = missing > 0 ? 'missing' : small > 0 ? 'small' : 'fit'
  return finding(`photographs_${reason}`, { missing: String(missing), small: String(small) })
}

type Mail = {
  /** Of the sender. */
  from: string
  /** Host of the shop, and the company's own address. */
  siteHost: string
  companyEmail: string
  /** Null: there is no mail server, mails become files. */
  server: { failure: string | null } | null
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Names that are reserved for examples belong to no shop (RFC 2606). */
const isExample = (domain: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(domain)

/** Receivers take mail for forged that comes from a domain which is not the shop's. */
export function checkMail({ from, siteHost, companyEmail, server }: Mail): OpeningFinding {
  if (server === null) return finding('mail_folder')
  if (server.failure !== null) return finding('mail_unreachable', { code: server.failure })
  const domain = domainOf(from)
  const host = siteHost.toLowerCase()
  const isOwn = host === domain || host.endsWith(`.${domain}`) || domain === domainOf(companyEmail)
  return isOwn && !isExample(domain) ? finding('mail_works', { domain }) : finding('mail_foreign', { domain })
}

/** Where no money or parcel moves: a sandbox, or a stand-in on one machine. */
const isSandbox = ({ protocol, hostname }: URL) => protocol !== 'https:' || hostname.includes('sandbox')

const hostsOf = (urls: readonly URL[]): string => urls.map(({ host }) => host).join(', ')

/** `paymentUrls`: of the APIs of the providers. */
export function checkPayment(paymentUrls: readonly string[]): OpeningFinding {
  const urls = paymentUrls.map((url) => new URL(url))
  if (urls.length === 0) return finding('payment_cash')
  const sandboxes = urls.filter(isSandbox)
  return sandboxes.length > 0
    ? finding('payment_sandbox', { host: hostsOf(sandboxes) })
    : finding('payment_wallet', { host: hostsOf(urls) })
}

/** `ksefUrl`: of KSeF; null: no invoice is sent there. */
export function checkInvoices(ksefUrl: string | null): OpeningFinding {
  if (ksefUrl === null) return finding('invoices_none')
  const { protocol, hostname, host } = new URL(ksefUrl)
  const isReal = protocol === 'https:' && !/test|demo/.test(hostname)
  return finding(isReal ? 'invoices_ksef' : 'invoices_test', { host })
}

/** `prepaid`: when an order that is paid before its goods leave is invoiced, as an accountant has chosen it; null: nobody has. */
export const checkPrepaid = (prepaid: InvoiceSettings['prepaid'] | null): OpeningFinding =>
  finding(`prepaid_${prepaid ?? 'undecided'}`)

/** `carrierUrls`: of the APIs of the carriers; none: parcels are entered by hand, which is as good. */
export function checkDelivery(carrierUrls: readonly string[]): OpeningFinding {
  const urls = carrierUrls.map((url) => new URL(url))
  if (urls.length === 0) return finding('delivery_by_hand')
  const sandboxes = urls.filter(isSandbox)
  return sandboxes.length > 0
    ? finding('delivery_test', { host: hostsOf(sandboxes) })
    : finding('delivery_labels', { host: hostsOf(urls) })
}

/** `lastAt`: when the last backup was taken; null: none is on record. */
export function checkBackup({ lastAt, now }: { lastAt: Date | null; now: Date }): OpeningFinding {
  if (lastAt === null) return finding('backup_never')
  const hours = Math.floor((now.getTime() - lastAt.getTime()) / HOUR_MS)
  return finding(hours < FRESH_HOURS ? 'backup_fresh' : 'backup_old', { hours: String(Math.max(hours, 0)) })
}

/** How much of the sample catalogue is still for sale, and how many of its orders there are. */
export const checkDemo = ({ products, orders }: { products: number; orders: number }): OpeningFinding =>
  products + orders === 0
    ? finding('demo_gone')
    : finding('demo_there', { products: String(products), orders: String(orders) })
