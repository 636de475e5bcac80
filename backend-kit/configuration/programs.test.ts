import { expect, it } from 'vitest'
import { readProductApi, readStorefront } from './programs.ts'
import { ConfigurationError, type Environment } from './read-variables.ts'

const common = {
  SITE_URL: 'https://bieznik.example',
  FIREBASE_PROJECT_ID: 'bieznik-production',
  GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/service-account',
  COMPANY_FILE: '/run/secrets/company',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
  MAIL_FROM: 'shop@bieznik.example',
}
const programs = {
  storefront: {
    read: readStorefront,
    env: { ...common, MARKETING_CONSENT_REQUIRED: 'false' },
  },
  'product API': {
    read: readProductApi,
    env: { ...common, DATABASE_URL: 'postgresql://bieznik@postgres:5432/bieznik' },
  },
}
const both = Object.keys(programs).filter((name): name is keyof typeof programs => name in programs)

/** The variables that are named as wrong. */
function refused(program: keyof typeof programs, changed: Environment): readonly string[] {
  const { read, env } = programs[program]
  try {
    read({ ...env, ...changed })
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.variables
    throw error
  }
}

it.each(both)('a public %s starts with what a shop needs', (program) => {
  expect(refused(program, {})).toEqual([])
})

it.each([
  ...both.flatMap((program): [keyof typeof programs, string, string | undefined][] => [
    [program, 'FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    [program, 'FIREBASE_PROJECT_ID', 'demo-bieznik'],
    [program, 'COMPANY_FILE', undefined],
    [program, 'GOOGLE_APPLICATION_CREDENTIALS', undefined],
    [program, 'SMTP_URL', undefined],
    [program, 'REVALIDATE_SECRET', 'at-least-16-characters'],
    [program, 'SMTP_URL', 'smtps://user:password@mail.example:465'],
    [program, 'ASSEMBLY_PRICE', '49.99'],
    [program, 'RINGS_PRICE', '1'],
    [program, 'BOLTS_PRICE', 'free'],
  ]),
  ['storefront', 'FIREBASE_DATABASE_EMULATOR_HOST', '127.0.0.1:9000'],
  ['storefront', 'MARKETING_CONSENT_REQUIRED', undefined],
  ['storefront', 'WHITE_LIST_URL', 'http://127.0.0.1:9500'],
  ['storefront', 'PAYPAL_SDK_URL', 'http://127.0.0.1:9200/sdk/js'],
  ['product API', 'P24_URL', 'http://127.0.0.1:9300'],
  ['product API', 'KSEF_URL', 'http://localhost:9400'],
  ['product API', 'INPOST_SHIPX_URL', 'http://[::1]:9600'],
  ['product API', 'LINK_SECRET', 'at-least-16-characters'],
  ['product API', 'DATABASE_URL', 'postgresql://user:password@127.0.0.1:5432/bieznik'],
] as const)('a public %s is not started with %s=%s, and nothing else is named', (program, name, value) => {
  const beside: Environment = name === 'KSEF_URL' ? { KSEF_TOKEN: 'a-token' } : {}
  expect(refused(program, { ...beside, [name]: value })).toEqual([name])
})

it('a shop on this machine alone needs none of it', () => {
  expect(readStorefront({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toMatchObject({
    SITE_URL: 'http://127.0.0.1:3000',
    MARKETING_CONSENT_REQUIRED: true,
  })
})

it('a contact form that goes through EmailJS needs no mail server', () => {
  const service = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' }
  expect(refused('storefront', { ...service, SMTP_URL: undefined })).toEqual([])
})

it('each line names the variable and what to do about it', () => {
  const { env, read } = programs['product API']
  expect(() => read({ ...env, LOG_LEVEL: 'loud' })).toThrow(
    'LOG_LEVEL cannot be used. Set it to one of fatal, error, warn, info, debug, trace, silent.',
  )
  expect(() => read({ ...env, KSEF_URL: 'https://ksef.example' })).toThrow(
    'KSEF_TOKEN is not set, and is needed beside KSEF_URL. Set it to the token that the taxpayer has made in KSeF',
  )
  expect(() => read({ ...env, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST names an emulator, which lets anybody in as anybody, beside a public SITE_URL. Unset it.',
  )
})
