import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

type Variables = Readonly<Record<string, string>>

const serviceSchema = z.looseObject({ environment: z.record(z.string(), z.string()).default({}) })
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) })

/** Those of a `.env` that compose.yaml cannot do without, with values of a shop that could be. */
export const REQUIRED: Variables = {
  SHOP_DOMAIN: 'bieznik.example',
  POSTGRES_PASSWORD: 'p@ss/w#rd?:%',
  FIREBASE_PROJECT_ID: 'bieznik-production',
  GOOGLE_APPLICATION_CREDENTIALS: './service-account.json',
  FIREBASE_API_KEY: 'AIza',
  FIREBASE_AUTH_DOMAIN: 'bieznik-production.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_DATABASE_URL: 'https://bieznik-production-default-rtdb.firebaseio.com',
  COMPANY_FILE: './company.json',
  MARKETING_CONSENT_REQUIRED: 'false',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
  MAIL_FROM: 'Bieżnik <shop@bieznik.example>',
  REVALIDATE_SECRET: 'f3a1c0d9e8b7f3a1c0d9e8b7',
  LINK_SECRET: '7b8e9d0c1a3f7b8e9d0c1a3f',
}

/** `${A}`, `${A:-else}`, `${A:+then}` and `${A:?why}`, as Compose reads them (compose-spec, 12-interpolation). Throws where Compose stops. */
export function interpolate(text: string, set: Variables): string {
  const read = (_all: string, name: string, sign = '', rest = ''): string => {
    const value = set[name] ?? ''
    if (sign === '+') return value === '' ? '' : rest
    if (value !== '') return value
    if (sign === '?') throw new Error(`${name} is missing a value: ${rest}`)
    return rest
  }
  return text.replaceAll(/\$\{(\w+)(?::([-+?])([^}]*))?\}/g, read)
}

export const composeText = (): string => readFileSync(join(root, 'compose.yaml'), 'utf8')

/** What `docker compose` hands on to a service beside a `.env` that says this. */
export function environmentOf(service: string, dotEnv: Variables): Record<string, string> {
  // Values are put in after the file is parsed: one may hold what means something in YAML.
  const { services } = composeSchema.parse(parse(composeText(), { merge: true, maxAliasCount: -1 }))
  const { environment } = services[service] ?? { environment: {} }
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, dotEnv)]),
  )
}
