import { Gauge, type Registry } from 'prom-client'

/** Registers the gauge; the function that it returns sets it. */
export function watchReplica(registry: Registry): (isUsed: boolean) => void {
  const gauge = new Gauge({
    name: 'database_replica_used',
    help: '1 while the catalogue is read from the replica, 0 while it rests.',
    registers: [registry],
  })
  gauge.set(1)
  return (isUsed) => gauge.set(isUsed ? 1 : 0)
}
