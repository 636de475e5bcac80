import { Gauge, type Registry } from 'prom-client'

/** Whether this process is connected to the Redis in which it counts rate limits with the others. */
export function watchRedis(registry: Registry, link: { readonly isConnected: boolean }): void {
  const gauge: Gauge = new Gauge({
    name: 'shop_redis_connected',
    help: '1 while this product API is connected to the Redis that it shares with the others.',
    collect: (): void => gauge.set(Number(link.isConnected)),
    registers: [registry],
  })
}
