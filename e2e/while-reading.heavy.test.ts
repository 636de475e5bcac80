import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { close, listen } from '../local-services/listen.ts'
import { expect, test } from './fixtures.ts'
import { findShifts, watchShifts } from './shifts.ts'

/** How many pieces of a document come one by one: more than is seen at once on a phone. */
const PIECES = 260

/** Behind each tag, but those of choices, which nobody sees in a closed list. */
const BETWEEN_PIECES = /(?<=>)(?![^<]*<\/?option\b)/

/** Long enough for what has come to be drawn, in ms. */
const PAUSE_MS = 30

/** Answers as the shop does, with documents tag by tag and all else at once. */
async function forwardSlowly(shop: string, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const answer = await fetch(new URL(request.url ?? '/', shop), {
    headers: { 'accept-encoding': 'identity', accept: request.headers.accept ?? '*/*' },
    signal: AbortSignal.timeout(10_000),
  })
  const type = answer.headers.get('content-type') ?? ''
  reply.writeHead(answer.status, { 'content-type': type })
  if (!type.startsWith('text/html')) return void reply.end(Buffer.from(await answer.arrayBuffer()))
  const [head = '', body = ''] = (await answer.text()).split(/(?<=<body>)/)
  const pieces = body.split(BETWEEN_PIECES)
  reply.write(head)
  for (const piece of pieces.slice(0, PIECES)) {
    reply.write(piece)
    await sleep(PAUSE_MS)
  }
  reply.end(pieces.slice(PIECES).join(''))
}

/** A space between two words is somewhere, and nobody sees it move. */
const isSeen = (shift: string): boolean => !/^\s*:/.test(shift)

// On a phone, whose slow line is where documents are drawn in pieces. The page is none of the test's own, which are opened again afterwards.
for (const path of ['/tires/filter/width=195&profile=80&diameter=15', '/wheels', '/allnews'])
  test(`nothing moves on ${path} while it is still being read`, async ({ browser, baseURL }) => {
    const line = await listen((request, reply) => {
      forwardSlowly(baseURL ?? '', request, reply).catch(() => reply.destroy())
    }, 0)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    try {
      await watchShifts(page)
      await page.goto(`http://127.0.0.1:${line.port}${path}`)
      expect((await findShifts(page)).filter(isSeen)).toEqual([])
    } finally {
      await page.close()
      await close(line.server)
    }
  })
