import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import { languages, type Language } from '../../contract/order.ts'
import { encode, type Encoding } from './encoding.ts'
import { problems, type Place, type Problem } from './problem.ts'

/** A page of Next.js, held to be sent under another address and with another status. */
export interface ProblemDocument {
  headers: ReadonlyMap<string, string>
  html: (place: Place) => string
}

export interface ProblemDocuments {
  find: (problem: Problem, language: Language) => ProblemDocument
  /** Packs a document for as long as the same one is asked for again. */
  pack: (html: string, encoding: Encoding) => Buffer | Promise<Buffer>
}

/** Of packed documents, in bytes. */
const PACKED_BYTES = 5_000_000

export function rememberPacked(maxSize = PACKED_BYTES): ProblemDocuments['pack'] {
  const packed = new LRUCache<string, Buffer>({
    maxSize,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  })
  return (html, encoding) => {
    const key = `${encoding} ${createHash('sha1').update(html).digest('base64url')}`
    return packed.get(key) ?? packInto(packed, key, html, encoding)
  }
}

async function packInto(
  packed: LRUCache<string, Buffer>,
  key: string,
  html: string,
  encoding: Encoding,
): Promise<Buffer> {
  const bytes = await encode(html, encoding)
  packed.set(key, bytes)
  return bytes
}

/** What each answer has of its own, or what would let somebody keep a failure. */
const NOT_KEPT =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|x-nextjs-.*|(?:cdn-)?cache-control)$/

/** The id of a product where a page knows none. */
const ID_PLACEHOLDER = '__id__'

const DRAWN_WITHIN_MS = 30_000

/**
 * Has the storefront draw every document once, before anybody can come in: none of them holds anything that changes, and
 * then nothing has to work for one to be sent. Throws when one cannot be drawn.
 */
export async function drawDocuments(storefront: RequestListener): Promise<ProblemDocuments> {
  const server = createServer(storefront).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const documents = new Map<string, ProblemDocument>()
  for (const language of languages)
    for (const problem of problems)
      documents.set(
        `/${language}/${problem}`,
        await draw(`http://127.0.0.1:${address.port}`, problem, language),
      )
  server.close()
  server.closeAllConnections()
  const find: ProblemDocuments['find'] = (problem, language) => {
    const document = documents.get(`/${language}/${problem}`)
    if (!document) throw new Error(`There is no document ${problem} in ${language}.`)
    return document
  }
  return { find, pack: rememberPacked() }
}

async function draw(origin: string, problem: Problem, language: Language): Promise<ProblemDocument> {
  const path = `/problem/${problem}`
  const reply = await fetch(`${origin}/${language}${path}`, {
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(DRAWN_WITHIN_MS),
  })
  const html = await reply.text()
  if (!reply.ok) throw new Error(`The document ${problem} could not be drawn in ${language}: ${reply.status}`)
  return {
    headers: new Map([...reply.headers].filter(([name]) => !NOT_KEPT.test(name))),
    html: (place) =>
      html.replaceAll(path, harmless(place.path)).replaceAll(ID_PLACEHOLDER, () => lastNumber(place.path)),
  }
}

/** The same path in letters that mean nothing in HTML or in a script. */
const harmless = (path: string): string =>
  path.replaceAll(/[^\w/.~%=-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const lastNumber = (path: string): string => /\d+$/.exec(path)?.[0] ?? ''
