import type { CDPSession } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'

export const kinds = ['html', 'script', 'css', 'font', 'picture', 'data'] as const
export type Kind = (typeof kinds)[number]

const kindOf = (type: string): Kind => {
  switch (type) {
    case 'Document':
      return 'html'
    case 'Script':
      return 'script'
    case 'Stylesheet':
      return 'css'
    case 'Font':
      return 'font'
    case 'Image':
    case 'Media':
      return 'picture'
    default:
      return 'data'
  }
}

/** What has come over the network until now; bytes as they were sent, with their headers. */
export interface Traffic {
  requests: number
  bytes: Record<Kind, number>
  /** Of the documents, without their headers: packed, and unpacked. */
  packedHtml: number
  rawHtml: number
}

interface Transfer {
  kind: Kind
  bytes: number
  head: number
  raw: number
  isOver: boolean
}

const LOOK_EVERY_MS = 50
const QUIET_WITHIN_MS = 60_000

/** Follows the requests of a page by Chromium's own protocol. */
export async function followTraffic(session: CDPSession) {
  const transfers = new Map<string, Transfer>()
  let changedAt = performance.now()
  const change = (id: string, what: (transfer: Transfer) => Partial<Transfer>): void => {
    changedAt = performance.now()
    const before = transfers.get(id) ?? { kind: 'data', bytes: 0, head: 0, raw: 0, isOver: false }
    transfers.set(id, { ...before, ...what(before) })
  }
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) =>
    change(requestId, () => ({ kind: kindOf(type) })),
  )
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    change(requestId, () => ({ kind: kindOf(type), head: response.encodedDataLength })),
  )
  session.on('Network.dataReceived', ({ requestId, dataLength }) =>
    change(requestId, ({ raw }) => ({ raw: raw + dataLength })),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, () => ({ bytes: encodedDataLength, isOver: true })),
  )
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, () => ({ isOver: true })))
  await session.send('Network.enable')

  return {
    sum: (): Traffic => sumOf([...transfers.values()]),
    /** Waits until nothing has been under way for so long. */
    untilQuiet: async (ms: number): Promise<void> => {
      const deadline = performance.now() + QUIET_WITHIN_MS
      while (performance.now() < deadline) {
        const isBusy = [...transfers.values()].some(({ isOver }) => !isOver)
        if (!isBusy && performance.now() - changedAt >= ms) return
        await sleep(LOOK_EVERY_MS)
      }
      throw new Error(`A page does not come to rest within ${QUIET_WITHIN_MS / 1000} s.`)
    },
  }
}

function sumOf(transfers: readonly Transfer[]): Traffic {
  const bytesOf = (kind: Kind) =>
    transfers.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  const documents = transfers.filter(({ kind }) => kind === 'html')
  return {
    requests: transfers.length,
    bytes: {
      html: bytesOf('html'),
      script: bytesOf('script'),
      css: bytesOf('css'),
      font: bytesOf('font'),
      picture: bytesOf('picture'),
      data: bytesOf('data'),
    },
    packedHtml: documents.reduce((sum, { bytes, head }) => sum + bytes - head, 0),
    rawHtml: documents.reduce((sum, { raw }) => sum + raw, 0),
  }
}

export const totalOf = ({ bytes }: Traffic): number => kinds.reduce((sum, kind) => sum + bytes[kind], 0)
