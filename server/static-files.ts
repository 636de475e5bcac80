import { readdir } from 'node:fs/promises'
import { extname, sep } from 'node:path'
import compression from 'compression'
import send from 'send'
import { encodingFor } from './encoding.ts'
import type { Middleware } from './middleware.ts'
import { pathOf } from './request.ts'

/** No other resource is loaded by a file, and the policy of documents would be longer than many files. */
const POLICY = "default-src 'none'"

/** Headers that browsers heed for documents alone. A page loads some twenty scripts, styles and fonts. */
const OF_DOCUMENTS = ['Permissions-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy']

/** `send` would take the type from the ending of the compressed file. */
const TYPES = new Map([
  ['.js', 'application/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.png', 'image/png'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
])

/** The encodings in which the build has put files beside the originals, by the ending of their names. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Small files as well: an icon has few bytes. */
const compress = compression({ threshold: 0 })

interface Folder {
  path: string
  /** Where its files are asked for, with a slash at the end. */
  address: string
  maxAge: string
  /** The names of its files say their content. */
  isImmutable: boolean
}

/** Sends the files that are in these folders when the server starts; every other request goes on. */
export async function staticFiles(folders: readonly Folder[]): Promise<Middleware> {
  const files = new Map<string, Folder & { name: string }>()
  for (const folder of folders)
    for (const name of await readdir(folder.path, { recursive: true }))
      files.set(folder.address + name.split(sep).join('/'), { ...folder, name })

  return (request, response, next) => {
    const address = pathOf(request)
    const found = files.get(address)
    const type = TYPES.get(extname(address))
    if (request.method !== 'GET' || found === undefined || type === undefined) return next()
    const { path: root, name, maxAge, isImmutable } = found
    const encoding = encodingFor(request.headers['accept-encoding'])
    const ending = encoding && files.has(address + ENDINGS[encoding]) ? ENDINGS[encoding] : ''
    const file = send(request, encodeURI(name + ending), {
      root,
      maxAge,
      immutable: isImmutable,
      acceptRanges: false,
    })
    file.on('headers', () => {
      if (ending && encoding) response.setHeader('content-encoding', encoding)
      response.setHeader('content-type', type)
      response.setHeader('vary', 'Accept-Encoding')
      response.setHeader('content-security-policy', POLICY)
      // The public folder has pictures that can be opened as documents.
      if (isImmutable) for (const header of OF_DOCUMENTS) response.removeHeader(header)
    })
    file.on('error', () => response.writeHead(500).end())
    // A file that the build has not compressed.
    if (ending === '') compress(request, response, () => file.pipe(response))
    else file.pipe(response)
  }
}
