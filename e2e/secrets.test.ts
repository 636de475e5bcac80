import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiTest as test, expect, staff } from './fixtures.ts'
import { createCustomer, idTokenOf, type Person } from './people.ts'
import { listPublicRoutes } from './public-routes.ts'
import { listStaffPages } from './staff-pages.ts'

const root = join(import.meta.dirname, '..')

/** Every variable of the shop, of which none is for browsers; those of one word are words of other things as well. */
const variables = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z\d]+(?:_[A-Z\d]+)+)=/gm),
]
  .map(([, name = '']) => name)
  .join('|')

type Forbidden = readonly (readonly [what: string, form: RegExp])[]

/** What nobody but the servers may know. */
async function forbiddenOf(dataDir: string, productApiUrl: string): Promise<Forbidden> {
  const secrets = await Promise.all(
    ['revalidate-secret', 'link-secret', 'postgres/cluster/password'].map((file) =>
      readFile(join(dataDir, file), 'utf8'),
    ),
  )
  const literally = (texts: string[]) =>
    new RegExp(texts.map((text) => text.trim().replaceAll(/[^\w]/g, String.raw`\$&`)).join('|'))
  return [
    ['a secret of this shop', literally(secrets)],
    ['the name of a variable', new RegExp(`\\b(?:${variables})\\b`)],
    ['where the product API is', literally([productApiUrl, new URL(productApiUrl).host])],
    ['a folder of this machine', literally([root, dataDir])],
    ['an address of a database', /postgres(?:ql)?:\/\//],
    ['a private key', /-----BEGIN|"private_key/],
    ['a token', /eyJ[\w-]{8,}\./],
    ['a stack', /\bat \w+ \((?:file|node):|\.ts:\d+:\d+/],
  ]
}

/** Fields of tables, records and tokens that no page speaks of, as JSON writes them and as it stands within a script. */
const INTERNAL =
  /"(createdAt|updatedAt|searchText|uid|userId|passwordHash|customClaims|idempotencyKey|requestHash)\\?":/g

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi
/** The shop's own, those with which a demonstration is looked at, and of makers of products, whom their pages have to name. */
const KNOWN_ADDRESS =
  /@bieznik\.example$|^(?:jan|admin)@example\.com$|@(?:felgart|lehmann-raeder|kontor-zgodnosci)\.example$/

const secretsIn = (text: string, forbidden: Forbidden): string[] =>
  forbidden.filter(([, form]) => form.test(text)).map(([what]) => what)

/** What is in `text` that should not be there, by name. */
const foundIn = (text: string, forbidden: Forbidden): string[] => [
  ...secretsIn(text, forbidden),
  ...Array.from(text.matchAll(INTERNAL), ([, field = '']) => field),
  ...(text.match(ADDRESS) ?? []).filter((address) => !KNOWN_ADDRESS.test(address)),
]

test('what is searched for would be found', async ({ dataDir, productApiUrl }) => {
  const forbidden = await forbiddenOf(dataDir, productApiUrl)
  const secret = await readFile(join(dataDir, 'revalidate-secret'), 'utf8')
  for (const text of [
    `x="${secret.trim()}"`,
    'process.env.REVALIDATE_SECRET',
    'S3_SECRET_ACCESS_KEY',
    `fetch("${productApiUrl}/api/tires")`,
    `${root}/lib/env.server.ts`,
    'postgresql://shop:x@db/shop',
    'ewa.7@example.com',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
    '{"createdAt":1}',
    String.raw`{\"userId\":\"x\"}`,
  ])
    expect(foundIn(text, forbidden), text).not.toEqual([])
})

const SERVERS = /firebase-admin|drizzle-orm|nodemailer|pino\b/

test('no file that browsers load holds a secret or a part of the servers', async ({
  dataDir,
  productApiUrl,
}) => {
  const forbidden = await forbiddenOf(dataDir, productApiUrl)
  const files = globSync('.next/static/**/*.{js,css,map,json}', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    expect(secretsIn(text, [...forbidden, ['a part of the servers', SERVERS]]), file).toEqual([])
  }
})

/** The document and what the script on another page would ask for in its place. */
const ways = [
  ['document', {}],
  ['flight', { rsc: '1' }],
] as const

async function expectClean(address: string, headers: Record<string, string>, forbidden: Forbidden) {
  for (const [way, more] of ways) {
    const reply = await fetch(address, {
      headers: { ...headers, ...more },
      signal: AbortSignal.timeout(20_000),
    })
    const text = await reply.text()
    expect(reply.status, address).toBe(200)
    expect(reply.headers.get('content-type'), address).toMatch(
      way === 'flight' ? /^text\/x-component/ : /^text\/html/,
    )
    expect(foundIn(text, forbidden), `${address} (${way})`).toEqual([])
    // Of somebody's own pages neither is stored anywhere, not even by their browser.
    if ('cookie' in headers)
      expect(reply.headers.get('cache-control'), `${address} (${way})`).toBe('private, no-store')
  }
}

test('public pages contain nothing but what they show', async ({ baseURL, dataDir, productApiUrl }) => {
  const forbidden = await forbiddenOf(dataDir, productApiUrl)
  const { tires, wheels, spacers, news, fixed } = await listPublicRoutes(productApiUrl)
  const made = [tires, wheels, spacers, news].flatMap((paths) => paths.slice(0, 1))
  for (const path of [...fixed, ...made, '/cart', '/signIn', '/registration', '/reset-password'])
    await expectClean(`${baseURL}${path}`, {}, forbidden)
})

test('pages of a person contain no personal data: they come by calls', async ({
  request,
  baseURL,
  dataDir,
  productApiUrl,
  identityUrl,
}) => {
  const forbidden = await forbiddenOf(dataDir, productApiUrl)
  const cookieOf = async (person: Person) => {
    const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
    const reply = await request.post('/api/session', { headers })
    return { cookie: (reply.headers()['set-cookie'] ?? '').split(';')[0] ?? '' }
  }
  const customer = await cookieOf(await createCustomer(identityUrl, 'Wanda Nikomu-Nieznana'))
  const named: Forbidden = [...forbidden, ['a name', /Nieznana/]]
  for (const path of ['/details', '/orders', '/CreateOrder'])
    await expectClean(`${baseURL}${path}`, customer, named)
  const anna = await cookieOf(staff)
  const orders: Forbidden = [...named, ['an order', /Nadbieg|Kowalsk/]]
  // This one says which variables to set.
  const settings = orders.filter(([what]) => what !== 'the name of a variable')
  for (const path of [...listStaffPages(), '/create'])
    await expectClean(`${baseURL}${path}`, anna, path === '/admin/opening' ? settings : orders)
})
