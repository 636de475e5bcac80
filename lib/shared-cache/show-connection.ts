import { Gauge, register } from 'prom-client'

const NAME = 'shop_redis_connected'

/** Shows in the metrics whether there is a connection; said twice, it counts once. */
export function showConnection(isConnected: () => boolean): void {
  if (register.getSingleMetric(NAME)) return
  const gauge = new Gauge({
    name: NAME,
    help: '1 while this storefront is connected to the Redis that it shares with the others.',
    collect() {
      gauge.set(Number(isConnected()))
    },
  })
}
