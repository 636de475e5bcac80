import { mailAddressSchema } from '@bieznik/backend-kit/mail/address-schema'
import { secretsOf, type Secrets } from '@bieznik/backend-kit/signature'
import { deliveryCountriesSchema } from '@bieznik/contract/delivery-countries'
import { z } from 'zod'
import { addresses, amount, count, hosts, numericId, port, productKinds, text } from './env-values.ts'
import {
  DEFAULT_LIMIT_PLN,
  DEFAULT_SPLIT_PAYMENT_KINDS,
  prepaidInvoices,
} from './invoices/invoice-settings.ts'

/** Each variable with what to do about it when it is missing or cannot be read. */
const variables = {
  PRODUCT_API_PORT: port.default(4000).describe('a port number; 0 takes a free one'),
  PRODUCT_API_HOST: text.default('127.0.0.1').describe('the address to listen on'),
  PRODUCT_API_METRICS_PORT: port
    .optional()
    .describe('the port of GET /metrics, apart from the public one; leave it out to serve none'),
  METRICS_HOST: text.default('127.0.0.1').describe('the address to serve metrics on'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('the PostgreSQL to use, such as postgres://user:password@127.0.0.1:5432/bieznik'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a streaming replica of that PostgreSQL, for reading the catalogue; leave it out to have none'),
  DATABASE_POOL_SIZE: count(200).default(10).describe('a number of connections from 1 to 200'),
  SHOP_SEGMENT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('shop')
    .describe('the {shop} of the cart paths: small letters, digits and hyphens'),
  FIREBASE_PROJECT_ID: text.default('demo-bieznik').describe('the id of the Firebase project'),
  FIREBASE_AUTH_EMULATOR_HOST: text
    .optional()
    .describe('host:port of the Auth emulator; leave it out in production'),
  REVALIDATE_URL: addresses
    .optional()
    .describe('the address of POST /api/revalidate of each storefront, separated by commas'),
  REVALIDATE_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('at least 16 characters, the same as the storefront has'),
  LINK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('at least 16 characters, kept for good: it signs the links in mails'),
  LINK_SECRET_BEFORE: z
    .string()
    .min(16)
    .optional()
    .describe('the LINK_SECRET of before a change, at least 16 characters: what it signed is still accepted'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .describe('the address at which people find the shop'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the mail server, such as smtps://user:password@mail.example:465; leave it out to get files'),
  MAIL_FROM: mailAddressSchema
    .optional()
    .describe('the sender of mails, such as Bieżnik <shop@bieznik.example>'),
  MAIL_OUTBOX_DIR: text.default('.data/outbox').describe('the folder for mails when there is no mail server'),
  NBP_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('https://api.nbp.pl/api, to refresh the exchange rate'),
  PAYPAL_CLIENT_ID: text
    .optional()
    .describe('the client id of the PayPal app; leave it out to have no wallet payment'),
  PAYPAL_CLIENT_SECRET: text.optional().describe('the secret of the PayPal app'),
  PAYPAL_MERCHANT_ID: text
    .regex(/^[2-9A-HJ-NP-Z]{13}$/)
    .optional()
    .describe(
      'the id of the PayPal account that the money goes to: 13 capital letters and digits, no address',
    ),
  PAYPAL_WEBHOOK_ID: text
    .optional()
    .describe('the id that PayPal has given to the webhook; without it no webhook is taken for genuine'),
  PAYPAL_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api-m.paypal.com')
    .describe('https://api-m.paypal.com, or https://api-m.sandbox.paypal.com to try things out'),
  P24_MERCHANT_ID: numericId
    .optional()
    .describe('the merchant id at Przelewy24, a number; leave it out to have no payments through it'),
  P24_POS_ID: numericId
    .optional()
    .describe('the id of the shop at Przelewy24, when it is not the merchant id'),
  P24_API_KEY: text.optional().describe('the key for reports, from the panel of Przelewy24'),
  P24_CRC: text.optional().describe('the CRC key, from the panel of Przelewy24'),
  P24_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://secure.przelewy24.pl')
    .describe('https://secure.przelewy24.pl, or https://sandbox.przelewy24.pl to try things out'),
  P24_BLIK_IN_SHOP: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      '"on" when Przelewy24 has allowed the account to charge BLIK codes (paymentMethod/blik/chargeByCode), so that they are typed in at the shop',
    ),
  BANK_TRANSFER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      '"on", so that orders can be paid to the account of the company file, or "off"; the storefront needs the same',
    ),
  PAYMENT_DAYS: count(90)
    .default(7)
    .describe(
      'the days, from 1 to 90, within which an order is to be paid by bank transfer or through Przelewy24',
    ),
  PAYMENT_GRACE_DAYS: count(90)
    .default(3)
    .describe('the days after that, from 1 to 90, until an order that nobody has paid is canceled'),
  COMPANY_FILE: text
    .optional()
    .describe('the JSON file with the record of the company; the storefront needs the same'),
  INVOICES_FROM: z.iso
    .date()
    .optional()
    .describe(
      'the day, such as 2027-01-01, from which on orders are invoiced by themselves once their goods have left; without it staff issue every invoice',
    ),
  INVOICE_PREPAID: z
    .enum(prepaidInvoices)
    .optional()
    .describe(
      '"delivery" to invoice an order that was paid before once its goods have left, "advance" for an advance invoice with the payment',
    ),
  KSEF_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'https://api.ksef.mf.gov.pl/v2, to send invoices of companies to KSeF; leave it out to send none',
    ),
  KSEF_TOKEN: text
    .optional()
    .describe('the token that the taxpayer has made in KSeF, with the right to write invoices'),
  KSEF_QR_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://qr.ksef.mf.gov.pl')
    .describe('the address at which invoices are checked, such as https://qr.ksef.mf.gov.pl'),
  KSEF_CERTIFICATE_FILE: text
    .optional()
    .describe(
      "the taxpayer's certificate of KSeF of the kind offline, PEM, so that invoices are valid before they have their number",
    ),
  KSEF_CERTIFICATE_KEY_FILE: text.optional().describe('the private key of that certificate, PEM'),
  KSEF_CERTIFICATE_PASSWORD: text.optional().describe('the password of that key, if it has one'),
  INPOST_SHIPX_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api-shipx-pl.easypack24.net')
    .describe(
      'https://api-shipx-pl.easypack24.net, or https://sandbox-api-shipx-pl.easypack24.net to try things out',
    ),
  INPOST_SHIPX_ORGANIZATION_ID: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional()
    .describe('the id of the organization at InPost, a number; leave it out to make no labels'),
  INPOST_SHIPX_TOKEN: text.optional().describe('the token for the API, from the parcel manager of InPost'),
  INPOST_COLLECTION: z
    .enum(['ordered', 'standing'])
    .default('ordered')
    .describe(
      '"ordered" when staff order a courier of InPost for what is ready, "standing" when one comes by agreement',
    ),
  SPLIT_PAYMENT_KINDS: productKinds
    .prefault(DEFAULT_SPLIT_PAYMENT_KINDS)
    .describe('the kinds of products of annex 15 of the act on VAT, such as "Wheel, Spacer", or "none"'),
  SPLIT_PAYMENT_ABOVE: amount
    .prefault(DEFAULT_LIMIT_PLN)
    .describe('the złoty above which a company pays an invoice for such products in the split way'),
  COMPANY_CASH_LIMIT: amount
    .prefault(DEFAULT_LIMIT_PLN)
    .describe('the złoty above which a company cannot choose to pay at the delivery'),
  DELIVERY_COUNTRIES: deliveryCountriesSchema
    .prefault('PL')
    .describe('the countries that orders are delivered to, such as "PL, DE"; the storefront needs the same'),
  PICTURE_HOSTS: hosts
    .prefault('')
    .describe('hosts whose pictures products may show, such as "cdn.example, img.example"'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('the Valkey or Redis in which several product APIs count rate limits together'),
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'required'])
    .default('optional')
    .describe(
      'whether a role of the staff counts only from a sign-in with a second factor; the storefront has the same',
    ),
  REQUIRE_SAFETY_DATA: z
    .stringbool()
    .default(false)
    .describe('"true", so that no product is put for sale without manufacturer, type and number'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('"on", or "off" for benchmarks'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  SEED_WHEN_EMPTY: z
    .stringbool()
    .default(false)
    .describe('"true" fills an empty catalogue with the sample one at start'),
}

/** What is needed, and beside what. */
const needed = [
  ['REVALIDATE_SECRET', 'REVALIDATE_URL'],
  ['LINK_SECRET', 'LINK_SECRET_BEFORE'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['KSEF_TOKEN', 'KSEF_URL'],
  ['KSEF_CERTIFICATE_KEY_FILE', 'KSEF_CERTIFICATE_FILE'],
  ['INPOST_SHIPX_TOKEN', 'INPOST_SHIPX_ORGANIZATION_ID'],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
  ['PAYPAL_MERCHANT_ID', 'PAYPAL_CLIENT_ID'],
  ['P24_API_KEY', 'P24_MERCHANT_ID'],
  ['P24_CRC', 'P24_MERCHANT_ID'],
] as const

const envSchema = z.object(variables).superRefine((env, context) => {
  for (const [name, beside] of needed)
    if (env[beside] && !env[name])
      context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${beside}` })
})
export type Env = z.output<typeof envSchema>

function isVariable(name: PropertyKey | undefined): name is keyof typeof variables {
  return typeof name === 'string' && name in variables
}

type Variables = Readonly<Record<string, string | undefined>>

function explain(issue: z.core.$ZodIssue, source: Variables): string {
  const [name] = issue.path
  if (!isVariable(name)) return issue.message
  const problem =
    source[name] === undefined ? 'is not set' : issue.code === 'custom' ? issue.message : 'cannot be used'
  return `${name} ${problem}. Set it to ${variables[name].description}.`
}

/** Reads the environment. Throws an Error that names every variable that is wrong and what to do about it. */
export function readEnv(source: Variables = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => explain(issue, set)).join('\n'))
}

/** What links in mails are signed with, and what they may be signed with. */
export const linkSecretsOf = ({ LINK_SECRET, LINK_SECRET_BEFORE }: Env): Secrets =>
  secretsOf(LINK_SECRET, LINK_SECRET_BEFORE)

/** The PostgreSQL that tests make their databases on; not set: one of their own. */
export function readTestDatabaseUrl(source: Variables = process.env): string | undefined {
  return source.TEST_DATABASE_URL || undefined
}
