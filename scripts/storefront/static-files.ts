import type { IncomingMessage, ServerResponse } from 'node:http'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { encode, encodingFor, type Encoding } from './encoding.ts'

const TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.json', 'application/json; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
])

/** What is packed already gets no smaller. */
const PACKED = new Set(['.woff2'])

/** Names in `.next/static` say their content. */
const CACHE = 'public, max-age=31536000, immutable'

/** Nothing is loaded by these for themselves; and with the policy of documents many a head would be as long as its file. */
const POLICY = "default-src 'none'"

const ADDRESS = '/_next/static/'

/** Of a build; written beside each file. */
const BROTLI = '.br'

type Handler = (request: IncomingMessage, answer: ServerResponse) => boolean

/**
 * Answers for the files of a build, which are read and packed once. Tells whether it did: names that are not there, and kinds of files that
 * are not known, stay with Next.js.
 */
export async function staticFiles(folder: string): Promise<Handler> {
  const names = await readdir(folder, { recursive: true })
  const files = new Set(names.map((name) => ADDRESS + name.split(sep).join('/')))
  const bodies = new Map<string, Promise<Buffer>>()

  function bodyOf(path: string, encoding: Encoding | null): Promise<Buffer> {
    const key = `${path} ${encoding}`
    const known = bodies.get(key)
    if (known) return known
    const file = join(folder, path.slice(ADDRESS.length))
    const body = read(file, encoding, files.has(path + BROTLI))
    bodies.set(key, body)
    body.catch(() => bodies.delete(key))
    return body
  }

  return (request, answer) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const type = TYPES.get(extname(path))
    if (request.method !== 'GET' || type === undefined || !files.has(path)) return false
    const encoding = PACKED.has(extname(path)) ? null : encodingFor(request.headers['accept-encoding'])
    bodyOf(path, encoding).then(
      (body) => {
        answer.setHeader('content-type', type)
        answer.setHeader('cache-control', CACHE)
        answer.setHeader('content-security-policy', POLICY)
        answer.setHeader('vary', 'Accept-Encoding')
        answer.setHeader('content-length', body.byteLength)
        if (encoding) answer.setHeader('content-encoding', encoding)
        answer.end(body)
      },
      () => answer.writeHead(500).end(),
    )
    return true
  }
}

async function read(file: string, encoding: Encoding | null, isPacked: boolean): Promise<Buffer> {
  if (encoding === 'br' && isPacked) return readFile(file + BROTLI)
  const body = await readFile(file)
  return encoding ? encode(body, encoding) : body
}

const brotli = promisify(brotliCompress)

/** Packs scripts and styles of a build as small as can be, which takes longer than any visitor would wait. */
export async function packStaticFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const packed = names.filter((name) => ['.js', '.css'].includes(extname(name)))
  await Promise.all(packed.map((name) => pack(join(folder, name))))
}

async function pack(file: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(file + BROTLI, await brotli(await readFile(file), { params }))
}
