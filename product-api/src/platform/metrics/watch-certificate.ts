import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'

const EVERY_MS = 3_600_000
/** The proxy may start after the program. */
const AFTER_FAILURE_MS = 60_000
const TIMEOUT_MS = 5_000

type Target = { host: string; port: number }

/** When the certificate that a server shows ends, whether or not it is trusted here. Rejects when there is none within 5 s. */
async function readCertificateEnd({ host, port }: Target): Promise<Date> {
  // Only its dates are read, and nothing is sent.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

/** Shows how long the certificate of the shop's own address is still valid; it is read once an hour. Without https there is none. */
export function watchCertificate(
  registry: Registry,
  siteUrl: string,
  logger: Pick<Logger, 'warn'>,
  readEnd: (target: Target) => Promise<Date> = readCertificateEnd,
): void {
  const { protocol, hostname: host, port } = new URL(siteUrl)
  if (protocol !== 'https:') return
  let end: Date | null = null
  let nextAt = -Infinity

  async function refresh(): Promise<void> {
    nextAt = performance.now() + EVERY_MS
    try {
      end = await readEnd({ host, port: Number(port || 443) })
    } catch (error) {
      nextAt = performance.now() + AFTER_FAILURE_MS
      logger.warn({ err: error }, 'certificate: could not be read')
    }
  }

  const gauge: Gauge = new Gauge({
    name: 'shop_certificate_seconds_left',
    help: 'How long the certificate of the address of the shop is still valid.',
    collect: (): void => {
      // Metrics do not wait for it: they have it the next time.
      if (performance.now() > nextAt) void refresh()
      if (end === null) gauge.remove()
      else gauge.set((end.getTime() - Date.now()) / 1_000)
    },
    registers: [registry],
  })
}
