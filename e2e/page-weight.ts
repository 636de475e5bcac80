import type { CDPSession, Page } from '@playwright/test'

/** What a page costs somebody who opens it for the first time. Bytes are those on the wire, but for the document with the heads of the answers. */
export interface PageWeight {
  /** The packed document. Its head is the same for every page. */
  document: number
  /** Until the page is loaded. */
  script: number
  /** Until then, without pictures. */
  load: number
  requests: number
  /** After some time in which nobody does anything, without pictures. */
  settled: number
  prefetches: number
  /** Addresses of scripts that belong to Firebase. */
  firebase: readonly string[]
}

export type Budget = Omit<PageWeight, 'firebase'>

/** What is over its budget, in words; nothing when the page is light enough. */
export function findOverweight(weight: PageWeight, budget: Budget): string[] {
  const over = (['document', 'script', 'load', 'requests', 'settled', 'prefetches'] as const).filter(
    (part) => weight[part] > budget[part],
  )
  return [
    ...over.map((part) => `${part}: ${weight[part]}, at most ${budget[part]}`),
    ...weight.firebase.map((address) => `Firebase for somebody who only reads: ${address}`),
  ]
}

interface Loaded {
  url: string
  type: string
  isPrefetch: boolean
  /** On the wire, with the head. */
  bytes: number
  head: number
}

/** Follows what a page asks for. */
async function follow(session: CDPSession): Promise<ReadonlyMap<string, Loaded>> {
  const loaded = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const isPrefetch = Object.keys(request.headers).some(
      (name) => name.toLowerCase() === 'next-router-prefetch',
    )
    loaded.set(requestId, { url: request.url, type, isPrefetch, bytes: 0, head: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  // What has come by then is the head.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = loaded.get(requestId)
    if (one) one.head = response.encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return loaded
}

const sum = (all: readonly Loaded[]) => all.reduce((bytes, one) => bytes + one.bytes, 0)

/** Opens a page and weighs it. */
export async function weigh(page: Page, path: string): Promise<PageWeight> {
  const loaded = await follow(await page.context().newCDPSession(page))
  await page.goto(path, { waitUntil: 'load' })
  const atLoad = [...loaded.values()].map((one) => ({ ...one }))
  await settle(page)
  const afterwards = [...loaded.values()]
  const documents = atLoad.filter(({ type }) => type === 'Document')
  const isPicture = ({ type }: Loaded) => type === 'Image'
  return {
    document: documents.reduce((total, { bytes, head }) => total + bytes - head, 0),
    script: sum(atLoad.filter(({ type }) => type === 'Script')),
    load: sum(atLoad.filter((one) => !isPicture(one))),
    requests: atLoad.filter((one) => !isPicture(one)).length,
    settled: sum(afterwards.filter((one) => !isPicture(one))),
    prefetches: afterwards.filter(({ isPrefetch }) => isPrefetch).length,
    firebase: await findFirebase(page, afterwards),
  }
}

/** Until nothing has been asked for during longer than the shop waits before it fetches ahead. */
async function settle(page: Page): Promise<void> {
  let last = Date.now()
  page.on('request', () => (last = Date.now()))
  await page.waitForLoadState('networkidle')
  while (Date.now() - last < 3_000) await page.waitForTimeout(250)
}

async function findFirebase(page: Page, loaded: readonly Loaded[]): Promise<string[]> {
  const scripts = loaded.filter(({ type }) => type === 'Script').map(({ url }) => url)
  const texts = await Promise.all(
    scripts.map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  )
  return texts.filter(({ text }) => text.includes('identitytoolkit')).map(({ url }) => url)
}
