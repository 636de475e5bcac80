import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { matches } from '../../lib/http/entity-tag.ts'
import { encode, encodingFor, type Encoding } from './encoding.ts'

const TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.json', 'application/json; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
])

/** What is packed already gets no smaller. */
const PACKED = new Set(['.woff2', '.ico'])

/** Nothing is loaded by these for themselves; and with the policy of documents many a head would be as long as its file. */
const POLICY = "default-src 'none'"

/** Of a build; written beside each file. */
const BROTLI = '.br'

interface Folder {
  path: string
  /** Where its files are asked for. */
  address: string
  cache: string
}

/** Names in `.next/static` say their content; files of `public` keep their names. */
export const BUILT = { address: '/_next/static/', cache: 'public, max-age=31536000, immutable' }
export const PUBLIC = { address: '/', cache: 'public, max-age=86400' }

interface File {
  bytes: Buffer
  etag: string
}

type Handler = (request: IncomingMessage, answer: ServerResponse) => boolean

/**
 * Answers for the files of these folders, which are read and packed once. Tells whether it did: names that are not there, and kinds of files
 * that are not known, stay with Next.js.
 */
export async function staticFiles(folders: readonly Folder[]): Promise<Handler> {
  const files = new Map<string, { path: string; cache: string }>()
  for (const { path: folder, address, cache } of folders)
    for (const name of await readdir(folder, { recursive: true }))
      files.set(address + name.split(sep).join('/'), { path: join(folder, name), cache })
  const known = new Map<string, Promise<File>>()

  function fileAt(address: string, path: string, encoding: Encoding | null): Promise<File> {
    const key = `${address} ${encoding}`
    const found = known.get(key)
    if (found) return found
    const file = read(path, encoding, files.has(address + BROTLI))
    known.set(key, file)
    file.catch(() => known.delete(key))
    return file
  }

  return (request, answer) => {
    const address = (request.url ?? '').split('?', 1)[0] ?? ''
    const type = TYPES.get(extname(address))
    const file = files.get(address)
    if (request.method !== 'GET' || type === undefined || file === undefined) return false
    const encoding = PACKED.has(extname(address)) ? null : encodingFor(request.headers['accept-encoding'])
    fileAt(address, file.path, encoding).then(
      ({ bytes, etag }) => {
        answer.setHeader('cache-control', file.cache)
        answer.setHeader('etag', etag)
        answer.setHeader('vary', 'Accept-Encoding')
        if (matches(request.headers['if-none-match'], etag)) return answer.writeHead(304).end()
        answer.setHeader('content-type', type)
        answer.setHeader('content-security-policy', POLICY)
        answer.setHeader('content-length', bytes.byteLength)
        if (encoding) answer.setHeader('content-encoding', encoding)
        return answer.end(bytes)
      },
      () => answer.writeHead(500).end(),
    )
    return true
  }
}

async function read(path: string, encoding: Encoding | null, isPacked: boolean): Promise<File> {
  const plain = await readFile(path)
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
  if (encoding === 'br' && isPacked) return { bytes: await readFile(path + BROTLI), etag }
  return { bytes: encoding ? await encode(plain, encoding) : plain, etag }
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
