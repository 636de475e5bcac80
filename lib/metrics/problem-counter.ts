import { problemCodes } from '@bieznik/contract/platform/problem-codes'
import { Counter, register } from 'prom-client'

const NAME = 'bff_problems_total'

/**
 * The one counter of the program, in which every code begins at 0: Prometheus sees no increase in a series that begins with its first event.
 * Next.js loads a module once for each kind of thing that it builds; `prom-client` it leaves outside (`next.config.ts`), so that all of
 * them and the server around it, which shows the metrics, share one registry.
 */
export function problemCounter(): Counter {
  const known = register.getSingleMetric(NAME)
  if (known instanceof Counter) return known
  const counter = new Counter({ name: NAME, help: 'Refusals and failures, by code.', labelNames: ['code'] })
  for (const code of problemCodes) counter.inc({ code }, 0)
  return counter
}
