import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startLoopback } from '@/tests/loopback'
import { startMailServer, startSilentMailServer } from '@/tests/mail-server'
import { headersOf } from '@/tests/mail-source'

const CANARY = 'Kanarek'
const message = {
  from_name: `Łucja ${CANARY}`,
  from_email: 'kanarek@example.com',
  phone: '+48600100299',
  message: `${CANARY}: czy macie 195/80 R15?`,
}
const request = { ...message, language: 'pl', trap: '', openFor: 9_000 }
const sender = { MAIL_FROM: 'Bieżnik <sklep@bieznik.example>', CONTACT_TO: 'Biuro <biuro@bieznik.example>' }
const emailjs = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
  EMAILJS_PUBLIC_KEY: 'key_1',
}

/** All that is written to the log. */
let logged: string[]
let outbox: string

beforeEach(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), 'contact-')), 'outbox')
  logged = []
  vi.stubEnv('RATE_LIMITS', 'on')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(join(outbox, '..'), { recursive: true })
  // Whatever a test does, its log holds nothing of a message.
  if (/kanarek|600100299|poczta-12/i.test(logged.join('\n')))
    throw new Error('The log holds words of a message.')
})

/** The route as it is with these variables. */
async function open(variables: Record<string, string> = {}) {
  const none = { ...sender, ...emailjs, SMTP_URL: '', EMAILJS_API_URL: '', EMAILJS_PRIVATE_KEY: '' }
  for (const name of Object.keys(none)) vi.stubEnv(name, variables[name] ?? '')
  vi.stubEnv('MAIL_OUTBOX_DIR', outbox)
  vi.resetModules()
  const { log } = await import('@/lib/log/log.server')
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => {
      logged.push(line.map(wordsOf).join(' '))
    })
  const { POST } = await import('./route')
  return (body: unknown = request, headers: Record<string, string> = {}) =>
    POST(
      new Request('http://127.0.0.1:3000/api/contact', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', ...headers },
      }),
      { params: Promise.resolve({}) },
    )
}

/** As pino writes it: an error with its stack and its causes. */
function wordsOf(part: unknown): string {
  if (part instanceof Error) return `${part.stack} ${wordsOf(part.cause)}`
  if (typeof part !== 'object' || part === null) return String(part)
  return Object.entries(part)
    .map(([key, value]) => `${key}=${wordsOf(value)}`)
    .join(' ')
}

/** Shorter than the 15 seconds of the browser. */
const DEADLINE_MS = 10_000

/** Lets a deadline pass twenty times as fast. */
function hurry() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20))
}

const listOutbox = () => readdir(outbox).catch(() => [])

describe('by a mail server', () => {
  // Shows D26
  it('goes out over an encrypted connection, after signing in, to the shop and nobody else', async () => {
    const { url, arrived } = await startMailServer()
    const post = await open({ ...sender, SMTP_URL: `${url}&tls.rejectUnauthorized=false` })
    expect((await post()).status).toBe(204)
    expect(arrived).toMatchObject([
      {
        user: 'sklep',
        isSecure: true,
        sender: 'sklep@bieznik.example',
        recipients: ['biuro@bieznik.example'],
      },
    ])
    const headers = headersOf(arrived[0]?.source ?? '')
    expect(headers).toEqual([
      ['From', '=?UTF-8?Q?Bie=C5=BCnik?= <sklep@bieznik.example>'],
      ['To', 'Biuro <biuro@bieznik.example>'],
      ['Reply-To', '=?UTF-8?Q?=C5=81ucja_Kanarek?= <kanarek@example.com>'],
      ['Subject', expect.stringContaining('=?UTF-8?Q?')],
      ['Message-ID', expect.stringMatching(/^<contact\.[\da-f-]{36}@bieznik\.example>$/)],
      ['Date', expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000$/)],
      ['MIME-Version', '1.0'],
      ['Content-Type', expect.stringMatching(/^multipart\/alternative; boundary=/)],
    ])
    expect(await listOutbox()).toEqual([])
  })

  it.each(['a certificate that nobody signed', 'a wrong password', 'a refusal'])(
    'is not sent after %s, and the response says so',
    async (trouble) => {
      const server = await startMailServer({ isRefusing: trouble === 'a refusal' })
      const url = trouble === 'a wrong password' ? server.urlFor('another') : server.url
      const trusted = trouble === 'a certificate that nobody signed' ? '' : '&tls.rejectUnauthorized=false'
      const post = await open({ ...sender, SMTP_URL: url + trusted })
      const response = await post()
      expect([response.status, await response.json()]).toMatchObject([502, { code: 'upstream_failed' }])
      expect(server.arrived).toEqual([])
      expect(logged).toEqual([expect.stringMatching(/was not taken by the mail server 127\.0\.0\.1:\d+: /)])
    },
  )

  it('is not sent when the server is gone', async () => {
    const post = await open({ ...sender, SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await post()).status).toBe(502)
  })

  // Shows D26
  it.each(['never says a word', 'falls silent half-way'])(
    'is given up in time when the server %s',
    async (trouble) => {
      const asked = hurry()
      const isHalfWay = trouble === 'falls silent half-way'
      const url = isHalfWay
        ? `${(await startMailServer({ isSilent: true })).url}&tls.rejectUnauthorized=false`
        : await startSilentMailServer()
      const post = await open({ ...sender, SMTP_URL: url })
      const begun = performance.now()
      expect((await post()).status).toBe(502)
      expect(performance.now() - begun).toBeLessThan(4_000)
      expect(asked).toHaveBeenCalledExactlyOnceWith(DEADLINE_MS)
    },
  )
})

describe('by the e-mail sending service', () => {
  /** Null: it never answers. */
  async function startService(status: number | null) {
    const bodies: unknown[] = []
    const { origin, close } = await startLoopback((incoming, outgoing) => {
      void text(incoming).then((body) => {
        bodies.push([incoming.method, incoming.url, incoming.headers['content-type'], JSON.parse(body)])
        if (status !== null) outgoing.writeHead(status).end(`about ${CANARY}`)
      })
    })
    onTestFinished(close)
    return { bodies, variables: { ...emailjs, EMAILJS_API_URL: `${origin}/api/v1.0/email/send` } }
  }

  // Shows S1.23, S3.20, S7.40
  it('goes out with exactly the body of the specification, also beside a mail server', async () => {
    const { bodies, variables } = await startService(200)
    const post = await open({ ...variables, ...sender, SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await post()).status).toBe(204)
    const body = {
      lib_version: '4.4.1',
      user_id: 'key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: message,
    }
    expect(bodies).toEqual([['POST', '/api/v1.0/email/send', 'application/json', body]])
  })

  it('goes out with the private key, which the account may ask for, where there is one', async () => {
    const { bodies, variables } = await startService(200)
    const post = await open({ ...variables, EMAILJS_PRIVATE_KEY: 'private_1' })
    expect((await post()).status).toBe(204)
    expect(bodies).toMatchObject([
      ['POST', expect.any(String), expect.any(String), { accessToken: 'private_1' }],
    ])
    expect(logged.join('\n')).not.toContain('private_1')
  })

  it.each([400, 403, 429, 500, 302])('is not sent when it answers %i', async (status) => {
    const { variables } = await startService(status)
    const post = await open(variables)
    expect((await post()).status).toBe(502)
    expect(logged).toEqual([expect.stringContaining('was not taken by the e-mail sending service')])
  })

  it('is given up in time when it never answers', async () => {
    const asked = hurry()
    const { variables } = await startService(null)
    const post = await open(variables)
    expect((await post()).status).toBe(502)
    expect(asked).toHaveBeenCalledExactlyOnceWith(DEADLINE_MS)
  })
})

describe('by a file', () => {
  // Shows S7.41
  it('is whole, for its owner alone, and named after its time', async () => {
    const post = await open()
    expect((await post()).status).toBe(204)
    const [name = '', ...others] = await listOutbox()
    expect([name, others]).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-contact\.[\da-f-]{36}\.eml$/), []])
    const source = await readFile(join(outbox, name), 'utf8')
    expect(new Map(headersOf(source)).get('To')).toBe(
      '=?UTF-8?Q?Bie=C5=BCnik_Sp=2E_z_o=2Eo=2E?= <biuro@bieznik.example>',
    )
    expect(source.replaceAll('=\r\n', '')).toContain('Kanarek: czy macie 195/80 R15?')
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0)
    expect(logged).toEqual([expect.stringContaining(`was taken by files in ${outbox}`)])
  })

  it('is not sent when the folder cannot be made', async () => {
    await writeFile(outbox, '')
    const post = await open()
    expect((await post()).status).toBe(502)
    expect(logged).toEqual([expect.stringContaining('EEXIST')])
  })
})

describe('what is not for the shop', () => {
  it.each([
    ['fills in the hidden field', { trap: 'https://spam.example' }, 'trap'],
    ['is quicker than a person', { openFor: 1_999 }, 'openFor'],
  ])('a sender who %s gets 400, since nothing was sent, and may send again', async (_how, sign, path) => {
    const post = await open()
    const refused = await post({ ...request, ...sign })
    expect([refused.status, await refused.json()]).toMatchObject([400, { fields: [{ path }] }])
    expect(await listOutbox()).toEqual([])
    expect(logged.join('\n')).toContain(`sign=${path}`)
    expect((await post()).status).toBe(204)
    expect(await listOutbox()).toHaveLength(1)
  })

  // Shows D26
  it('the fourth message in a minute from one address is refused, and not another’s', async () => {
    const post = await open()
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let count = 0; count < 3; count += 1)
      expect((await post(request, from('203.0.113.1'))).status).toBe(204)
    const refused = await post(request, from('203.0.113.1'))
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await post(request, from('203.0.113.2'))).status).toBe(204)
    expect(await listOutbox()).toHaveLength(4)
  })

  it.each([
    ['a megabyte', { ...request, message: 'a'.repeat(1024 * 1024) }, {}, 413],
    ['too long a message', { ...request, message: 'a'.repeat(4001) }, {}, 400],
    ['a line in the name', { ...request, from_name: `${CANARY}\r\nBcc: x@example.com` }, {}, 400],
    ['two addresses', { ...request, from_email: 'kanarek@example.com, x@example.com' }, {}, 400],
    ['another recipient', { ...request, to: 'kanarek@example.com' }, {}, 400],
    ['an object for a text', { ...request, message: { path: '/etc/passwd' } }, {}, 400],
    ['a form', 'from_name=Kanarek', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another site', request, { origin: 'https://evil.example' }, 403],
  ])('%s is refused and nothing is sent', async (_what, body, headers, status) => {
    const post = await open()
    const begun = performance.now()
    expect((await post(body, headers)).status).toBe(status)
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(await listOutbox()).toEqual([])
  })

  it('says at which field it is', async () => {
    const post = await open()
    expect(await (await post({ ...request, phone: '12', message: '' })).json()).toMatchObject({
      code: 'invalid_request',
      fields: [
        { path: 'phone', message: 'phone_invalid' },
        { path: 'message', message: 'message_required' },
      ],
    })
  })
})
