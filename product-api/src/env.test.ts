import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const DATABASE_URL = 'postgres://bieznik:secret@127.0.0.1:5432/bieznik'

test('with a database alone everything else has its default', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({
    PRODUCT_API_PORT: 4000,
    PRODUCT_API_HOST: '127.0.0.1',
    DATABASE_POOL_SIZE: 10,
    SHOP_SEGMENT: 'shop',
    FIREBASE_PROJECT_ID: 'demo-bieznik',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    SEED_WHEN_EMPTY: false,
    SITE_URL: 'http://127.0.0.1:3000',
    DELIVERY_COUNTRIES: ['PL'],
    MAIL_OUTBOX_DIR: '.data/outbox',
  })
})

test('an empty variable is one that is not set', () => {
  expect(readEnv({ DATABASE_URL, PRODUCT_API_PORT: '', REVALIDATE_URL: '' })).toMatchObject({
    PRODUCT_API_PORT: 4000,
  })
})

test('a missing variable is named, with what to do', () => {
  expect(() => readEnv({})).toThrow('DATABASE_URL is not set. Set it to the PostgreSQL to use')
})

test.each([
  ['DATABASE_URL', 'mysql://127.0.0.1/x'],
  ['PRODUCT_API_PORT', '70000'],
  ['PRODUCT_API_PORT', 'http'],
  ['DATABASE_POOL_SIZE', '999'],
  ['DATABASE_REPLICA_URL', 'https://replica.example/bieznik'],
  ['SHOP_SEGMENT', 'my shop'],
  ['REVALIDATE_URL', 'not an address'],
  ['REVALIDATE_SECRET', 'short'],
  ['LINK_SECRET', 'short'],
  ['LINK_SECRET_BEFORE', 'short'],
  ['RATE_LIMITS', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['SEED_WHEN_EMPTY', 'perhaps'],
  ['SITE_URL', 'bieznik.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtps://user:p@ss/w#rd@mail.example:465'],
  ['DATABASE_URL', 'postgresql://bieznik:p@ss/w#rd@postgres:5432/bieznik'],
  ['DATABASE_URL', 'postgresql://bieznik:p@ss/word@postgres:5432/bieznik'],
  ['DATABASE_URL', 'postgresql://bieznik:p@ss?word@postgres:5432/bieznik'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@bieznik.example, b@bieznik.example'],
  ['MAIL_FROM', 'Bieżnik <a@bieznik.example> <b@bieznik.example>'],
  ['NBP_API_URL', 'bank.example'],
  ['PAYPAL_API_URL', 'paypal.example'],
  ['DELIVERY_COUNTRIES', 'Polska'],
  ['PICTURE_HOSTS', 'cdn.example, *.example'],
  ['PICTURE_HOSTS', 'https://cdn.example/'],
])('%s=%s cannot be used, and its value is not repeated', (name, value) => {
  const read = () => readEnv({ DATABASE_URL, [name]: value })
  expect(read).toThrow(`${name} cannot be used. Set it to `)
  expect(read).not.toThrow(value)
})

test('hosts of pictures are a list, exactly as written but for the case of letters', () => {
  expect(readEnv({ DATABASE_URL }).PICTURE_HOSTS).toEqual(new Set())
  expect(
    readEnv({ DATABASE_URL, PICTURE_HOSTS: ' CDN.example, img.example:8443\tb.example ' }).PICTURE_HOSTS,
  ).toEqual(new Set(['cdn.example', 'img.example:8443', 'b.example']))
})

test('an address to revalidate needs its secret', () => {
  const env = { DATABASE_URL, REVALIDATE_URL: 'http://127.0.0.1:3000/api/revalidate' }
  expect(() => readEnv(env)).toThrow('REVALIDATE_SECRET is not set, and is needed beside ')
  const several = { ...env, REVALIDATE_URL: `${env.REVALIDATE_URL}, http://b.example/api/revalidate` }
  expect(readEnv({ ...several, REVALIDATE_SECRET: 'x'.repeat(16) })).toMatchObject({
    REVALIDATE_URL: [env.REVALIDATE_URL, 'http://b.example/api/revalidate'],
  })
})

test.each([
  ['shop@bieznik.example', { name: '', address: 'shop@bieznik.example' }],
  ['Bieżnik, opony <shop@bieznik.example>', { name: 'Bieżnik, opony', address: 'shop@bieznik.example' }],
])('the sender %s is read', (written, sender) => {
  expect(readEnv({ DATABASE_URL, MAIL_FROM: written })).toMatchObject({ MAIL_FROM: sender })
})

test('a mail server needs a sender', () => {
  const env = { DATABASE_URL, SMTP_URL: 'smtps://user:secret@mail.example:465' }
  expect(() => readEnv(env)).toThrow('MAIL_FROM is not set, and is needed beside ')
  expect(readEnv({ ...env, MAIL_FROM: 'shop@bieznik.example' })).toMatchObject(env)
})

test('a PayPal app needs its secret and an account that the money goes to', () => {
  const env = { DATABASE_URL, PAYPAL_CLIENT_ID: 'a-client' }
  const merchantId = '3SQBR4YEWZ4BA'
  expect(() => readEnv(env)).toThrow(/PAYPAL_CLIENT_SECRET is not set[^]*PAYPAL_MERCHANT_ID is not set/)
  expect(readEnv({ ...env, PAYPAL_CLIENT_SECRET: 'a-secret', PAYPAL_MERCHANT_ID: merchantId })).toMatchObject(
    {
      PAYPAL_API_URL: 'https://api-m.paypal.com',
      PAYPAL_MERCHANT_ID: merchantId,
    },
  )
  expect(() =>
    readEnv({ ...env, PAYPAL_CLIENT_SECRET: 'a-secret', PAYPAL_MERCHANT_ID: 'shop@bieznik.example' }),
  ).toThrow(/PAYPAL_MERCHANT_ID/)
})

test('an account at Przelewy24 needs both of its keys', () => {
  const env = { DATABASE_URL, P24_MERCHANT_ID: '12345' }
  expect(() => readEnv(env)).toThrow(/P24_API_KEY is not set[^]*P24_CRC is not set/)
  expect(readEnv({ ...env, P24_API_KEY: 'a-key', P24_CRC: 'a-crc' })).toMatchObject({
    P24_MERCHANT_ID: 12_345,
    P24_URL: 'https://secure.przelewy24.pl',
  })
  expect(() => readEnv({ ...env, P24_MERCHANT_ID: 'x' })).toThrow('P24_MERCHANT_ID cannot be used')
})

test('all faults are reported at once', () => {
  expect(() => readEnv({ PRODUCT_API_PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
    /PRODUCT_API_PORT[^]*DATABASE_URL[^]*LOG_LEVEL/,
  )
})
