import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Arrived = { messageId: string; recipients: string[]; source: string }

type MailServerOptions = {
  /** 0 takes a free one. */
  port?: number
  /** Whose mails are refused, with the address in the words, as real servers do. */
  refused?: string
  /** 550: for good. */
  refusalCode?: number
  /** Whether every mail of this shop is refused, whoever it is to. */
  isSenderRefused?: () => boolean
  /** Awaited when a mail has arrived and is not yet answered for. */
  beforeAnswer?: (arrived: Arrived[]) => Promise<void> | void
}

type MailServer = { url: string; arrived: Arrived[] }

function refusal(address: string, responseCode = 550): Error {
  const status = responseCode < 500 ? '4.2.0' : '5.1.1'
  return Object.assign(new Error(`${status} <${address}>: no such mailbox`), { responseCode })
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return address.port
}

/** A real mail server on loopback that keeps what arrives. */
export async function startMailServer({
  port = 0,
  refused,
  refusalCode = 550,
  isSenderRefused = () => false,
  beforeAnswer,
}: MailServerOptions = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    onMailFrom: ({ address }, _session, done) => done(isSenderRefused() ? refusal(address) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address === refused ? refusal(address, refusalCode) : null),
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const source = await text(stream)
        const messageId = /^Message-ID: (.+)\r$/im.exec(source)?.[1] ?? ''
        arrived.push({ messageId, recipients: envelope.rcptTo.map(({ address }) => address), source })
        await beforeAnswer?.(arrived)
        done(null)
      }
      void take()
    },
  })
  // A client that is killed cuts its connection off.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${portOf(listening.address())}`, arrived }
}

/** A mail server that takes every call and never says a word. */
export async function startSilentMailServer(): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${portOf(server.address())}`, calls: () => calls }
}

/** How many mails arrived, how many different ones, and those of which there were several. */
export function tallyMails(arrived: readonly Arrived[]) {
  const counts = new Map<string, number>()
  for (const { messageId } of arrived) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  return { mails: arrived.length, different: counts.size, doubled: [...counts.values()].filter((n) => n > 1) }
}
