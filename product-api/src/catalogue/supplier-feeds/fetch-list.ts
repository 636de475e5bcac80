import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { MAX_FILE_NAME, MAX_IMPORT_BYTES } from '@bieznik/contract/catalogue/product-import'
import { isFeedAddress, type FeedReason } from '@bieznik/contract/catalogue/supplier-feed'
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts'

/** Why there is no list. Its message names no address, which may have a key of the supplier's in it. */
export class FeedError extends Error {
  override name = 'FeedError'
  readonly reason: FeedReason

  constructor(reason: FeedReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

const DEADLINE_MS = 120_000
const MAX_REDIRECTS = 3

type Settings = {
  signal?: AbortSignal
  deadlineMs?: number
  maxBytes?: number
  /** For tests, whose servers are on this host and without a certificate. */
  isAllowed?: (address: string) => boolean
  request?: (options: RequestOptions) => ClientRequest
}

export type FetchedList = { body: Buffer; fileName: string }

/** Fetches a list over HTTPS from a public host. Throws `FeedError`. */
export async function fetchList(address: string, settings: Settings = {}): Promise<FetchedList> {
  const { deadlineMs = DEADLINE_MS } = settings
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = settings.signal ? AbortSignal.any([deadline, settings.signal]) : deadline
  try {
    return await follow(address, { ...settings, signal }, MAX_REDIRECTS)
  } catch (cause) {
    if (cause instanceof FeedError) throw cause
    if (deadline.aborted) throw new FeedError('too_slow')
    throw new FeedError(cause instanceof PrivateAddressError ? 'address_refused' : 'unreachable', { cause })
  }
}

async function follow(
  address: string,
  settings: Settings & { signal: AbortSignal },
  redirects: number,
): Promise<FetchedList> {
  const url = checkedUrl(address, settings.isAllowed)
  const response = await send(url, settings)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy()
    if (redirects === 0 || !URL.canParse(headers.location, url)) throw new FeedError('not_found')
    return follow(new URL(headers.location, url).href, settings, redirects - 1)
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new FeedError('not_found')
  }
  return { body: await readBody(response, settings.maxBytes ?? MAX_IMPORT_BYTES), fileName: nameOf(url) }
}

/** An address that is written as numbers is not resolved, so it is checked here. */
function checkedUrl(address: string, isAllowed = isPublicAddress): URL {
  if (!isFeedAddress(address)) throw new FeedError('address_refused')
  const url = new URL(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new FeedError('address_refused')
  return url
}

async function send(
  { hostname, port, pathname, search }: URL,
  { signal, isAllowed, request = httpsRequest }: Settings & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const asked = request({
    hostname: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port || 443,
    path: `${pathname}${search}`,
    headers: { accept: 'text/csv, */*', 'accept-encoding': 'identity', 'user-agent': 'bieznik-lists/1' },
    lookup: publicLookup(isAllowed),
    signal,
    agent: false,
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  asked.once('response', resolve).on('error', reject).end()
  return promise
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > maxBytes) {
      response.destroy()
      throw new FeedError('too_large')
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The last part of the path, without anything that could be a key. */
function nameOf({ hostname, pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  const name = /^[\w.-]{1,60}\.(?:csv|txt|xlsx)$/i.test(last) ? `${hostname}/${last}` : hostname
  return name.slice(0, MAX_FILE_NAME)
}
