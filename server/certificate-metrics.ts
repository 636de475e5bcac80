import { once } from 'node:events'
import { connect } from 'node:tls'
import { Gauge, type Registry } from 'prom-client'

/** Milliseconds. */
const ASKED_EVERY_MS = 3_600_000
const RESPONSE_WITHIN_MS = 2_000

/** When the certificate that people get there ends, in seconds since 1970. Also one that no browser would accept is read. */
async function certificateEnd({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) })
    return Date.parse(socket.getPeerCertificate().valid_to) / 1_000
  } finally {
    socket.destroy()
  }
}

/** Shows when the certificate of the shop's address ends; nothing while that cannot be found out, or of a shop on http. */
export function certificateMetrics(registry: Registry, siteUrl: string): void {
  const url = new URL(siteUrl)
  if (url.protocol !== 'https:') return
  let askedAt = -ASKED_EVERY_MS
  const gauge: Gauge = new Gauge({
    name: 'shop_certificate_end_seconds',
    help: "When the certificate of the shop's address ends, in seconds since 1970.",
    registers: [registry],
    collect: async () => {
      if (performance.now() - askedAt < ASKED_EVERY_MS) return
      try {
        gauge.set(await certificateEnd(url))
        askedAt = performance.now()
      } catch {
        // That it is absent is what the alarm sees; the next scrape asks again.
        gauge.remove()
      }
    },
  })
}
