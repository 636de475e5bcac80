import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const all = [
  'SITE_URL',
  'PRODUCT_API_URL',
  'SHOP_SEGMENT',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'REVALIDATE_SECRET',
  'REVALIDATE_SECRET_BEFORE',
  'PICTURES_DIR',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
  'EMAILJS_API_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_OUTBOX_DIR',
  'CONTACT_TO',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SDK_URL',
  'RATE_LIMITS',
  'DELIVERY_COUNTRIES',
  'MARKETING_CONSENT_REQUIRED',
  'LOG_LEVEL',
]

async function readWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./env.server')
}

beforeEach(() => {
  for (const name of all) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('the environment', () => {
  it('may be empty: then everything runs on this machine', async () => {
    const { env, isDemonstration } = await readWith({})
    expect(env).toMatchObject({
      SITE_URL: 'http://127.0.0.1:3000',
      PRODUCT_API_URL: 'http://127.0.0.1:4000',
      SHOP_SEGMENT: 'shop',
      FIREBASE_PROJECT_ID: 'demo-bieznik',
      PICTURES_DIR: '.data/pictures',
      MAIL_OUTBOX_DIR: '.data/outbox',
      RATE_LIMITS: 'on',
      DELIVERY_COUNTRIES: ['PL'],
      MARKETING_CONSENT_REQUIRED: true,
      LOG_LEVEL: 'info',
    })
    expect(env.REVALIDATE_SECRET).toBeUndefined()
    expect(isDemonstration).toBe(false)
  })

  it.each([
    ['SITE_URL', 'shop.example'],
    ['SITE_URL', 'ftp://shop.example'],
    ['PRODUCT_API_URL', 'javascript:alert(1)'],
    ['SHOP_SEGMENT', '../admin'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
    ['REVALIDATE_SECRET', 'short'],
    ['REVALIDATE_SECRET_BEFORE', 'short'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_ENDPOINT', 's3.example'],
    ['SMTP_URL', 'mail.example'],
    ['EMAILJS_API_URL', 'ftp://mail.example'],
    ['MAIL_FROM', 'Bieżnik'],
    ['MAIL_FROM', 'a@bieznik.example, b@bieznik.example'],
    ['CONTACT_TO', 'Biuro <biuro@bieznik.example>\r\nBcc: x@y.example'],
    ['PAYPAL_SDK_URL', 'paypal.example'],
    ['RATE_LIMITS', 'maybe'],
    ['MARKETING_CONSENT_REQUIRED', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %j', async (name, value) => {
    const failure = readWith({ [name]: value })
    await expect(failure).rejects.toThrow(`${name} cannot be used. Set it to `)
  })

  it('names all that is wrong at once, and repeats no value', async () => {
    const failure = await readWith({ REVALIDATE_SECRET: 'hunter2', LOG_LEVEL: 'loud' }).catch(String)
    expect(failure).toMatch(/REVALIDATE_SECRET[\s\S]*LOG_LEVEL/)
    expect(failure).not.toContain('hunter2')
  })

  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'REVALIDATE_SECRET',
    'FIREBASE_APP_ID',
    'PAYPAL_CLIENT_ID',
  ] as const)('takes an empty %s as none', async (name) => {
    expect((await readWith({ [name]: '' })).env[name]).toBeUndefined()
  })

  it.each([
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['EMAILJS_TEMPLATE_ID', { EMAILJS_SERVICE_ID: 'service', EMAILJS_PUBLIC_KEY: 'key' }],
    ['EMAILJS_SERVICE_ID', { EMAILJS_PUBLIC_KEY: 'key' }],
    ['EMAILJS_SERVICE_ID', { EMAILJS_PRIVATE_KEY: 'key' }],
  ])('misses %s beside %j', async (name, variables) => {
    await expect(readWith(variables)).rejects.toThrow(`${name} is not set, and is needed beside `)
  })

  it('reads an address with a name and one without', async () => {
    const { env } = await readWith({
      MAIL_FROM: 'Bieżnik, sklep <sklep@bieznik.example>',
      CONTACT_TO: 'biuro@bieznik.example',
    })
    expect(env.MAIL_FROM).toEqual({ name: 'Bieżnik, sklep', address: 'sklep@bieznik.example' })
    expect(env.CONTACT_TO).toEqual({ name: '', address: 'biuro@bieznik.example' })
  })

  it('is a demonstration with the Auth emulator', async () => {
    const { isDemonstration } = await readWith({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(isDemonstration).toBe(true)
  })

  // Shows D23c
  it.each([
    ['false', false],
    ['0', false],
    ['true', true],
  ])('reads MARKETING_CONSENT_REQUIRED=%s as %s', async (text, isRequired) => {
    const { env } = await readWith({ MARKETING_CONSENT_REQUIRED: text })
    expect(env.MARKETING_CONSENT_REQUIRED).toBe(isRequired)
  })
})
