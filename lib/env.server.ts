import 'server-only'
import { deliveryCountriesSchema } from '@bieznik/contract/delivery-countries'
import { VERSION } from '@bieznik/contract/documents'
import { isLocalSite } from '@bieznik/contract/site-url'
import { z } from 'zod'
import { mailVariables, missingMailVariable } from './mail-variables'

const envSchema = z
  .object({
    /** Where people reach the shop; links in mails, canonical addresses and origin checks use it. */
    SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
    PRODUCT_API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
    /** The host that serves single news items; not set: the product API. */
    NEWS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    SHOP_SEGMENT: z
      .string()
      .regex(/^[\w-]+$/)
      .default('shop'),
    FIREBASE_PROJECT_ID: z.string().min(1).default('demo-bieznik'),
    FIREBASE_AUTH_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d+$/)
      .optional(),
    /** Where the user records are; not set: the project's first database. */
    FIREBASE_DATABASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    FIREBASE_DATABASE_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d+$/)
      .optional(),
    /** The browser's half of a real Firebase project; none of it is a secret. */
    FIREBASE_API_KEY: z.string().min(1).default('demo-key'),
    FIREBASE_AUTH_DOMAIN: z.string().optional(),
    FIREBASE_STORAGE_BUCKET: z.string().optional(),
    FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
    FIREBASE_APP_ID: z.string().optional(),
    FIREBASE_MEASUREMENT_ID: z.string().optional(),
    /** The browser's half of the wallet payment, which is no secret; not set: there is none. */
    PAYPAL_CLIENT_ID: z.string().min(1).optional(),
    /** Where the script of the wallet's button comes from; not set: PayPal. */
    PAYPAL_SDK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The account at Przelewy24, which is no secret; the product API has the same and its keys. Not set: it is not offered. */
    P24_MERCHANT_ID: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    /** Off: no order is paid to the account of the company file. The product API has the same. */
    BANK_TRANSFER: z.enum(['on', 'off']).default('on'),
    /** Shared with the product API, which signs its notes about changed tags with it. */
    REVALIDATE_SECRET: z.string().min(16).optional(),
    /** The one of before a change: notes that it signed are still accepted. */
    REVALIDATE_SECRET_BEFORE: z.string().min(16).optional(),
    /** A Valkey or Redis in which all storefronts count together; not set: each counts by itself. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** The folder of uploaded pictures, unless there is a bucket. */
    PICTURES_DIR: z.string().min(1).default('.data/pictures'),
    /** A bucket of an S3-compatible service, for uploaded pictures. */
    S3_BUCKET: z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
      .optional(),
    S3_REGION: z.string().min(1).default('eu-central-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    ...mailVariables,
    /** Whether a role of the staff counts only from a sign-in with a second factor; the product API has the same. */
    STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    /** Off: for benchmarks. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    /** The JSON file with the record of the company; not set: an invented one. The product API has the same. */
    COMPANY_FILE: z.string().min(1).optional(),
    /** The white list of taxpayers, such as https://wl-api.mf.gov.pl, and VIES, such as https://ec.europa.eu; not set: it is not asked. */
    WHITE_LIST_URL: z.url({ protocol: /^https?$/ }).optional(),
    VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The countries that orders are delivered to; the product API has the same. */
    DELIVERY_COUNTRIES: deliveryCountriesSchema.prefault('PL'),
    /** Whether an order depends on the second consent; a shop that people reach has to say it. */
    MARKETING_CONSENT_REQUIRED: z.stringbool().optional(),
    /** The newest version of the long texts that somebody who knows the law has read. */
    DOCUMENTS_REVIEWED: z.string().regex(VERSION, 'is not a day such as 2026-11-26').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((set, context) => {
    const missing = missingMailVariable(set)
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'is needed beside the others' })
    if (!isLocalSite(set.SITE_URL) && set.MARKETING_CONSENT_REQUIRED === undefined)
      context.addIssue({
        code: 'custom',
        path: ['MARKETING_CONSENT_REQUIRED'],
        message:
          'is needed beside a public SITE_URL: false, since a consent that an order depends on is not freely given',
      })
  })
  .transform((set) => ({ ...set, MARKETING_CONSENT_REQUIRED: set.MARKETING_CONSENT_REQUIRED ?? true }))

function readEnv(): z.output<typeof envSchema> {
  // An empty variable counts as one that is not set.
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const result = envSchema.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable (see .env.example):\n${lines.join('\n')}`)
}

export const env = readEnv()

/** True for a shop that other people reach, which the law looks at. */
export const isPublicShop = !isLocalSite(env.SITE_URL)

/** True while local stand-ins serve in place of the hosted services; every page then says so. */
export const isDemonstration = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined
