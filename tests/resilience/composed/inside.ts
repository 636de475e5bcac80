/*
 * Runs inside of the sandbox of `sandbox.ts`, as root: starts what compose.yaml has beside the programs, then both programs with the
 * environments that it is given, as user 1000, and prints what they did.
 */
import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { startPostgres } from '../../../local-services/postgres/server.ts'
import { setupSchema, type Outcome } from './outcome.ts'

const root = join(import.meta.dirname, '../../..')
/** The user of the images. */
const USER = 1_000
const READY_WITHIN_MS = 90_000

const { files, password, productApi, storefront } = setupSchema.parse(JSON.parse(await text(process.stdin)))

mkdirSync('/run/secrets')
for (const [name, content] of Object.entries(files)) {
  const file = join('/run/secrets', name)
  writeFileSync(file, content, { mode: 0o400 })
  chownSync(file, USER, USER)
}
mkdirSync('/tmp/pictures', { mode: 0o777 })

async function openDatabase(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ dataDir: '/tmp/postgres', port: 5432 })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter role bieznik password ${client.escapeLiteral(password)}`)
  await client.end()
  return stop
}

let mails = 0
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: (_login, _session, done) => done(null, { user: 'shop' }),
  onData: (stream, _session, done) => {
    stream.resume().once('end', () => {
      mails += 1
      done()
    })
  },
})
mailServer.listen(2_525, '127.0.0.1')

function start(args: readonly string[], env: Record<string, string>) {
  const lines: string[] = []
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'production', ...env },
    uid: USER,
    gid: USER,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (line: string) => lines.push(line))
  return { child, output: () => lines.join('') }
}

/** The last status; 0: no response. */
async function statusOf(url: string, isRunning: () => boolean): Promise<number> {
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  let status = 0
  while (status !== 200 && isRunning() && !deadline.aborted) {
    await sleep(200)
    const reply = await fetch(url, { signal: deadline }).catch(() => null)
    await reply?.body?.cancel()
    status = reply?.status ?? 0
  }
  return status
}

const contact = {
  from_name: 'Jan Kowalski',
  from_email: 'jan@example.com',
  phone: '+48123456789',
  message: 'Czy macie opony?',
  language: 'pl',
  trap: '',
  openFor: 5_000,
}

const stopDatabase = await openDatabase()
const api = start(['--import', './backend-kit/tracing.mjs', 'product-api/src/main.ts'], productApi)
const apiReady = await statusOf('http://proxy:4000/api/health/ready', () => api.child.exitCode === null)
const shop = start(
  ['--import', './backend-kit/tracing.mjs', 'server/main.ts', '--ignore-env-files'],
  storefront,
)
const shopReady = await statusOf(
  'http://storefront-1:3000/api/health/ready',
  () => shop.child.exitCode === null,
)
const page = await fetch('http://storefront-1:3000/tires').catch(() => null)
const written = await fetch('http://storefront-1:3000/api/contact', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(contact),
}).catch(() => null)

const now = async (url: string): Promise<number> => (await fetch(url).catch(() => null))?.status ?? 0
const READY = {
  productApi: 'http://proxy:4000/api/health/ready',
  storefront: 'http://storefront-1:3000/api/health/ready',
}

/** Leaves no byte of the disk of the database. */
const filler = '/tmp/postgres/filler'
const { bavail, bsize } = statfsSync('/tmp/postgres')
writeFileSync(filler, Buffer.alloc(bavail * bsize))
const full = {
  ready: { productApi: await now(READY.productApi), storefront: await now(READY.storefront) },
  live: await now('http://proxy:4000/api/health/live'),
  catalogue: await now('http://proxy:4000/api/tires?page=1&pageSize=1'),
}
rmSync(filler)
const freed = { productApi: await now(READY.productApi), storefront: await now(READY.storefront) }

const outcome: Outcome = {
  ready: { productApi: apiReady, storefront: shopReady },
  page: page?.status ?? 0,
  contact: written?.status ?? 0,
  mails,
  full,
  freed,
  logs: { productApi: api.output(), storefront: shop.output() },
}
process.stdout.write(JSON.stringify(outcome))
for (const { child } of [api, shop]) child.kill('SIGKILL')
mailServer.close()
await stopDatabase()
process.exit()
