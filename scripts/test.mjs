/*
 * npm test: everything but `npm run test:resilience`, from a bare clone. Needs no account and no network beyond the npm registry; whatever real
 * services this shell or a `.env` names stay out of it. TEST_DATABASE_URL names a PostgreSQL to use in place of our own.
 */
import { fileURLToPath } from 'node:url'
import { isOnPinnedNode } from './pinned-node.mjs'

try {
  if (await isOnPinnedNode(fileURLToPath(import.meta.url))) {
    const { runTests } = await import('./test/run.mjs')
    const { steps, resilienceSteps } = await import('./test/steps.mjs')
    process.exitCode = await runTests(process.argv.includes('--resilience') ? resilienceSteps : steps)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
