import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Arrived {
  /** Who signed in, and whether the connection was encrypted by then. */
  user: string
  isSecure: boolean
  sender: string
  recipients: string[]
  source: string
}

interface MailServerOptions {
  /** Says no to every mail and repeats it in its words, as real servers do in part. */
  isRefusing?: boolean
  /** Takes the sender and never answers for the recipient. */
  isSilent?: boolean
}

const LOGIN = { user: 'sklep', password: 'poczta-12' }

/** A real mail server on loopback with STARTTLS and a login, without which it takes nothing. */
export async function startMailServer({ isRefusing = false, isSilent = false }: MailServerOptions = {}) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.password
        ? done(null, { user: username })
        : done(new Error('535 wrong user or password')),
    onRcptTo: (_address, _session, done) => {
      if (!isSilent) done()
    },
    onData: (stream, { envelope, user, secure }, done) => {
      const take = async () => {
        const source = await text(stream)
        if (isRefusing) return done(refusalOf(source))
        const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
        const recipients = envelope.rcptTo.map(({ address }) => address)
        arrived.push({ user: String(user), isSecure: secure, sender, recipients, source })
        done(null)
      }
      void take()
    },
  })
  // A client that does not trust the certificate breaks off.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const urlFor = (password: string) =>
    `smtp://${LOGIN.user}:${password}@127.0.0.1:${portOf(listening.address())}/?requireTLS=true`
  return { url: urlFor(LOGIN.password), urlFor, arrived }
}

/** A mail server that takes every call and never says a word. */
export async function startSilentMailServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${portOf(server.address())}`
}

function refusalOf(source: string): Error {
  const words = source.replaceAll(/\s+/g, ' ').slice(0, 500)
  return Object.assign(new Error(`looks like spam: ${words}`), { responseCode: 554 })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return address.port
}
