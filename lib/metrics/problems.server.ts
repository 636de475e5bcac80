import 'server-only'
import type { Problem } from '@bieznik/contract/problem'
import { Counter, register } from 'prom-client'

const NAME = 'bff_problems_total'

/**
 * The one counter of the program. Next.js loads a module once for each kind of thing that it builds; `prom-client` it leaves
 * outside (`next.config.ts`), so that all of them and the server around it, which shows the metrics, share one registry.
 */
function problems(): Counter {
  const known = register.getSingleMetric(NAME)
  if (known instanceof Counter) return known
  return new Counter({ name: NAME, help: 'Refusals and failures, by code.', labelNames: ['code'] })
}

/** Counts a refusal or a failure of the BFF. */
export function countProblem(code: Problem['code']): void {
  problems().inc({ code })
}
