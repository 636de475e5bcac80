import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../settings.mjs'
import { environmentsOf } from './environments.mjs'
import { memoryVariables } from '../../backend-kit/memory.ts'

const names = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'FIREBASE_DATABASE_URL',
  'HTTP_PROXY',
  'SITE_URL',
  'PORT',
  'SEED_WHEN_EMPTY',
  'MAIL_OUTBOX_DIR',
  'PICTURES_DIR',
  'COMPANY_REGISTERS_STAND_IN',
  'KSEF_STAND_IN',
  'KSEF_TOKEN',
  'INPOST_STAND_IN',
  'INPOST_SHIPX_ORGANIZATION_ID',
  'INPOST_SHIPX_TOKEN',
  'PAYPAL_STAND_IN',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'P24_STAND_IN',
  'P24_MERCHANT_ID',
  'P24_API_KEY',
  'P24_CRC',
]

beforeEach(() => names.forEach((name) => vi.stubEnv(name, '')))
afterEach(() => vi.unstubAllEnvs())

const read = () => {
  const settings = readSettings(['--ignore-env-files'])
  return {
    settings,
    env: environmentsOf(settings, { revalidate: 'made-at-the-first-start', link: 'of-links' }),
  }
}
const url = 'postgresql://127.0.0.1/x'

it('brings everything of its own when nothing is set', () => {
  const { env } = read()
  expect(env.storefront).toMatchObject({
    PORT: '3000',
    SITE_URL: 'http://127.0.0.1:3000',
    PRODUCT_API_URL: 'http://127.0.0.1:4000',
    FIREBASE_PROJECT_ID: 'demo-bieznik',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
    REVALIDATE_SECRET: 'made-at-the-first-start',
  })
  expect(env.productApi(url)).toMatchObject({
    DATABASE_URL: url,
    SEED_WHEN_EMPTY: 'true',
    REVALIDATE_URL: 'http://127.0.0.1:3000/api/revalidate',
    LINK_SECRET: 'of-links',
  })
})

it('keeps the database and its replica from the storefront, and does not fill one of somebody else', () => {
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATABASE_REPLICA_URL', `${url}-replica`)
  vi.stubEnv('LINK_SECRET_BEFORE', 'of-links-before')
  const { env, settings } = read()
  expect(settings.databaseUrl).toBe(url)
  for (const other of [env.storefront, env.identity, env.realtimeDatabase, env.wallet]) {
    expect(other).not.toHaveProperty('DATABASE_URL')
    expect(other).not.toHaveProperty('DATABASE_REPLICA_URL')
    expect(other).not.toHaveProperty('LINK_SECRET')
    expect(other).not.toHaveProperty('LINK_SECRET_BEFORE')
  }
  expect(env.productApi(url)).toMatchObject({
    DATABASE_REPLICA_URL: `${url}-replica`,
    SEED_WHEN_EMPTY: 'false',
  })
})

it.each([
  ['PGPASSWORD', 'productApi'],
  ['S3_SECRET_ACCESS_KEY', 'storefront'],
] as const)('gives %s to no program but the one that reads it', (name, reader) => {
  vi.stubEnv(name, 'a-secret')
  const { env } = read()
  const { productApi, ...others } = env
  const all = Object.entries({ ...others, productApi: productApi(url) })
  expect(all.filter(([, set]) => name in set).map(([program]) => program)).toEqual([reader])
})

it('gives all programs the address of the shop, and where mails go without a mail server', () => {
  vi.stubEnv('SITE_URL', 'https://bieznik.example')
  const { env, settings } = read()
  expect(env.productApi(url)).toMatchObject({
    SITE_URL: 'https://bieznik.example',
    MAIL_OUTBOX_DIR: `${settings.dataDir}/outbox`,
  })
  vi.stubEnv('MAIL_OUTBOX_DIR', '/srv/outbox')
  const { env: moved } = read()
  for (const program of [moved.productApi(url), moved.storefront, moved.identity])
    expect(program).toMatchObject({ MAIL_OUTBOX_DIR: '/srv/outbox' })
})

it('stores pictures with the other data, unless another folder is named', () => {
  const { env, settings } = read()
  expect(env.storefront).toMatchObject({ PICTURES_DIR: `${settings.dataDir}/pictures` })
  vi.stubEnv('PICTURES_DIR', '/srv/pictures')
  expect(read().env.storefront).toMatchObject({ PICTURES_DIR: '/srv/pictures' })
})

it('starts no emulator beside a real project', () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', 'bieznik-sklep')
  const { env, settings } = read()
  expect(settings.identity.kind).toBe('firebase')
  expect(settings.realtimeDatabase.kind).toBe('firebase')
  expect(env.storefront).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST')
  expect(env.storefront).not.toHaveProperty('FIREBASE_DATABASE_EMULATOR_HOST')
})

it('puts the realtime database of somebody else in the place of ours', () => {
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', '127.0.0.1:9999')
  const { env, settings } = read()
  expect(settings.realtimeDatabase).toMatchObject({ kind: 'emulator', emulatorHost: '127.0.0.1:9999' })
  expect(env.storefront).toMatchObject({ FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9999' })
})

it('sends requests to a realtime database of this machine past a proxy', () => {
  vi.stubEnv('HTTP_PROXY', 'http://proxy.example')
  expect(read().env.storefront.HTTP_PROXY).toBeUndefined()
  vi.stubEnv('FIREBASE_PROJECT_ID', 'bieznik-sklep')
  expect(read().env.storefront.HTTP_PROXY).toBe('http://proxy.example')
})

it('says which variable is no port', () => {
  vi.stubEnv('PORT', '80a')
  expect(read).toThrow('PORT must be a port number from 1 to 65535, not "80a".')
})

it('has no wallet payment unless it is asked for', () => {
  const { env, settings } = read()
  expect(settings.wallet).toEqual({ kind: 'none', clientId: null })
  expect(env.productApi(url)).not.toHaveProperty('PAYPAL_CLIENT_ID')
  expect(env.storefront).not.toHaveProperty('PAYPAL_CLIENT_ID')
})

it('gives both programs the stand-in of PayPal, and only the product API its secret', () => {
  vi.stubEnv('PAYPAL_STAND_IN', 'on')
  const { env } = read()
  expect(env.productApi(url)).toMatchObject({
    PAYPAL_API_URL: 'http://127.0.0.1:9200',
    PAYPAL_CLIENT_SECRET: 'stand-in-secret',
  })
  expect(env.storefront).toMatchObject({ PAYPAL_SDK_URL: 'http://127.0.0.1:9200/sdk/js' })
  expect(env.storefront).not.toHaveProperty('PAYPAL_CLIENT_SECRET')
  expect(env.wallet).toMatchObject({ PAYPAL_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payment/webhook' })
})

it('keeps the secret of PayPal to the product API', () => {
  vi.stubEnv('PAYPAL_CLIENT_ID', 'a-client')
  vi.stubEnv('PAYPAL_CLIENT_SECRET', 'a-secret')
  const { env, settings } = read()
  expect(settings.wallet).toEqual({ kind: 'paypal', clientId: 'a-client' })
  expect(env.productApi(url)).toMatchObject({ PAYPAL_CLIENT_SECRET: 'a-secret' })
  for (const other of [env.storefront, env.identity, env.realtimeDatabase, env.wallet])
    expect(other).not.toHaveProperty('PAYPAL_CLIENT_SECRET')
})

it('has the stand-in of Przelewy24 in the demonstration alone, unless it is switched off', () => {
  const { env, settings } = read()
  expect(settings.przelewy24).toEqual({ kind: 'ours', merchantId: null })
  expect(env.productApi(url)).toMatchObject({
    P24_URL: 'http://127.0.0.1:9300',
    P24_MERCHANT_ID: '999999',
    P24_CRC: 'stand-in-crc',
  })
  expect(env.storefront).toMatchObject({ P24_MERCHANT_ID: '999999' })
  expect(env.storefront).not.toHaveProperty('P24_CRC')
  vi.stubEnv('P24_STAND_IN', 'off')
  expect(read().settings.przelewy24).toEqual({ kind: 'none', merchantId: null })
  vi.stubEnv('P24_STAND_IN', '')
  vi.stubEnv('FIREBASE_PROJECT_ID', 'bieznik-sklep')
  expect(read().settings.przelewy24).toEqual({ kind: 'none', merchantId: null })
})

it('keeps the keys of Przelewy24 to the product API', () => {
  vi.stubEnv('P24_MERCHANT_ID', '12345')
  vi.stubEnv('P24_API_KEY', 'a-key')
  vi.stubEnv('P24_CRC', 'a-crc')
  const { env, settings } = read()
  expect(settings.przelewy24).toEqual({ kind: 'przelewy24', merchantId: '12345' })
  expect(env.productApi(url)).toMatchObject({
    P24_MERCHANT_ID: '12345',
    P24_API_KEY: 'a-key',
    P24_CRC: 'a-crc',
  })
  for (const other of [env.storefront, env.identity, env.realtimeDatabase, env.wallet, env.przelewy24]) {
    expect(other).not.toHaveProperty('P24_API_KEY')
    expect(other).not.toHaveProperty('P24_CRC')
  }
})

it('says when PAYPAL_STAND_IN is neither on nor off', () => {
  vi.stubEnv('PAYPAL_STAND_IN', 'yes')
  expect(read).toThrow('PAYPAL_STAND_IN must be on or off, not "yes".')
})

it('asks the stand-in of the registers of companies when it is on, and else what is configured', () => {
  expect(read().env.storefront).not.toHaveProperty('WHITE_LIST_URL')
  vi.stubEnv('COMPANY_REGISTERS_STAND_IN', 'on')
  const { env } = read()
  const standIn = 'http://127.0.0.1:9500'
  expect(env.storefront).toMatchObject({ WHITE_LIST_URL: standIn, VIES_URL: standIn })
  expect(env.companyRegisters).toMatchObject({ COMPANY_REGISTERS_STAND_IN_PORT: '9500' })
})

it('keeps the token of KSeF to the product API, and gives it that of the stand-in when it is on', () => {
  vi.stubEnv('KSEF_TOKEN', 'a-token')
  const { env } = read()
  expect(env.productApi(url)).toMatchObject({ KSEF_TOKEN: 'a-token' })
  for (const other of [env.storefront, env.identity, env.realtimeDatabase, env.wallet, env.ksef])
    expect(other).not.toHaveProperty('KSEF_TOKEN')
  vi.stubEnv('KSEF_STAND_IN', 'on')
  expect(read().env.productApi(url)).toMatchObject({
    KSEF_URL: 'http://127.0.0.1:9400',
    KSEF_TOKEN: 'stand-in-token',
  })
})

it('has the stand-in of InPost in the demonstration alone, and keeps a token to the product API', () => {
  const { settings, env } = read()
  expect(settings.inpost).toEqual({ kind: 'ours', organizationId: null })
  expect(env.productApi(url)).toMatchObject({
    INPOST_SHIPX_URL: 'http://127.0.0.1:9600',
    INPOST_SHIPX_ORGANIZATION_ID: '99999',
  })
  vi.stubEnv('INPOST_SHIPX_ORGANIZATION_ID', '123')
  vi.stubEnv('INPOST_SHIPX_TOKEN', 'a-token')
  const real = read()
  expect(real.settings.inpost).toEqual({ kind: 'inpost', organizationId: '123' })
  expect(real.env.productApi(url)).toMatchObject({ INPOST_SHIPX_TOKEN: 'a-token' })
  for (const other of [real.env.storefront, real.env.identity, real.env.wallet, real.env.inpost])
    expect(other).not.toHaveProperty('INPOST_SHIPX_TOKEN')
})

it('limits the arenas of the C library in both programs, unless their number is set', () => {
  const { env } = read()
  expect(env.storefront).toMatchObject(memoryVariables)
  expect(env.productApi(url)).toMatchObject(memoryVariables)
  vi.stubEnv('MALLOC_ARENA_MAX', '7')
  expect(read().env.storefront).toMatchObject({ MALLOC_ARENA_MAX: '7' })
})
