import { Counter, Gauge, type Registry } from 'prom-client'
import type { Watch } from '../replica/catalogue-reader.ts'

/** How the replica is doing. Of several processes the worst counts. */
export function watchReplica(registry: Registry): Watch {
  const registers = [registry]
  const reads = new Counter({
    name: 'database_catalogue_reads_total',
    help: 'Reads of the catalogue by the server that answered, and how the replica was: used, behind, foreign, failed or resting.',
    labelNames: ['server', 'replica'],
    registers,
  })
  const used = new Gauge({
    name: 'database_replica_used',
    help: '1 while the catalogue is read from the replica, 0 while it rests.',
    aggregator: 'min',
    registers,
  })
  const behind = new Gauge({
    name: 'database_replica_behind_bytes',
    help: 'How much of the log the replica had not replayed yet at the last read.',
    aggregator: 'max',
    registers,
  })
  used.set(1)
  return {
    ended: (outcome) =>
      reads.inc(
        outcome === 'replica'
          ? { server: 'replica', replica: 'used' }
          : { server: 'primary', replica: outcome },
      ),
    behind: (bytes) => behind.set(bytes),
    used: (isUsed) => used.set(isUsed ? 1 : 0),
  }
}
