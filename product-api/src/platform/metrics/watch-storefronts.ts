import { Gauge, type Registry } from 'prom-client'
import type { WatchedNotifier } from '../storefront/revalidate.ts'

/** For how long each storefront has not taken which of its cached pages are stale. */
export function watchStorefronts(
  registry: Registry,
  storefronts: readonly (Pick<WatchedNotifier, 'pendingSeconds'> & { url: string })[],
): void {
  const gauge: Gauge = new Gauge({
    name: 'shop_revalidation_pending_seconds',
    help: 'For how long a storefront has refused the changed tags or was away; 0: it has taken all.',
    labelNames: ['storefront'],
    collect: () => {
      for (const { url, pendingSeconds } of storefronts)
        gauge.set({ storefront: new URL(url).host }, pendingSeconds())
    },
    registers: [registry],
  })
}
