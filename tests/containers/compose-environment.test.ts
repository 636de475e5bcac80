import { readProductApi, readStorefront } from '@bieznik/backend-kit/configuration/programs'
import type { Variable } from '@bieznik/backend-kit/configuration/variable'
import { variables } from '@bieznik/backend-kit/configuration/variables'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { composeText, environmentOf, interpolate, REQUIRED } from './compose-environment.ts'
import { readDockerfile } from './dockerfile.ts'

const root = join(import.meta.dirname, '../..')

/** The variables that an image sets. */
const setByImage = (file: string): string[] =>
  readDockerfile(readFileSync(join(root, file), 'utf8'))
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => Array.from(text.matchAll(/(\w+)=/g), ([, name = '']) => name))

const described = Object.entries<Variable>(variables)
const readBy = (program: 'storefront' | 'product API') =>
  described.filter((entry) => entry[1].readBy.includes(program))

describe.each([
  ['storefront', 'storefront-1', readStorefront, 'Dockerfile'],
  ['product API', 'product-api-1', readProductApi, 'product-api/Dockerfile'],
] as const)('what compose.yaml hands on to the %s', (program, service, read, dockerfile) => {
  it('is what it starts with, from a .env with nothing but what is required', () => {
    const env = read(environmentOf(service, REQUIRED))
    expect(env).toMatchObject({ SITE_URL: 'https://bieznik.example', REDIS_URL: 'redis://valkey:6379' })
    expect(env.GOOGLE_APPLICATION_CREDENTIALS).toBe('/run/secrets/google-application-credentials')
    expect(env.COMPANY_FILE).toBe('/run/secrets/company-file')
  })

  it('is everything that it knows and that has a use in a container', () => {
    const handedOn = new Set([...Object.keys(environmentOf(service, REQUIRED)), ...setByImage(dockerfile)])
    const wanted = readBy(program).filter((entry) => entry[1].inContainers !== 'none')
    expect(wanted.map(([name]) => name).filter((name) => !handedOn.has(name))).toEqual([])
  })

  it('is nothing that it does not know', () => {
    const known = new Set(readBy(program).map(([name]) => name))
    expect(Object.keys(environmentOf(service, REQUIRED)).filter((name) => !known.has(name))).toEqual([])
  })

  it('is refused by Compose itself where something required is missing', () => {
    const names = readBy(program).filter((entry) => entry[1].inContainers === 'required')
    expect(names.length).toBeGreaterThan(4)
    for (const [name] of names)
      expect(() => environmentOf(service, { ...REQUIRED, [name]: '' })).toThrow(`${name} is missing a value`)
  })
})

it('every variable of compose.yaml is described', () => {
  const named = Array.from(composeText().matchAll(/\$\{(\w+)/g), ([, name = '']) => name)
  expect(named.filter((name) => !Object.hasOwn(variables, name))).toEqual([])
})

it('a password of the database may hold any character, since it is in no address', () => {
  const { DATABASE_URL, PGPASSWORD } = environmentOf('product-api-1', REQUIRED)
  expect(PGPASSWORD).toBe(REQUIRED.POSTGRES_PASSWORD)
  const { host, user, password } = new pg.Client({ connectionString: DATABASE_URL })
  // Null or not set: the driver takes PGPASSWORD.
  expect([host, user, password ?? null]).toEqual(['postgres', 'bieznik', null])
})

it.each([
  ['${A}', 'a'],
  ['${A:-b}', 'a'],
  ['${B:-b}', 'b'],
  ['${A:+c}', 'c'],
  ['${B:+c}', ''],
  ['https://${A:?why}/', 'https://a/'],
])('%s becomes %j', (text, expected) => {
  expect(interpolate(text, { A: 'a', B: '' })).toBe(expected)
})
