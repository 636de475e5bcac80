/*
 * npm test: one fixed set, from a bare clone; docs/testing.md says which test is for what. Needs no account and no network beyond the npm
 * registry; whatever real services this shell or a `.env` names stay out of it. TEST_DATABASE_URL names a PostgreSQL to use in place of our
 * own.
 *
 * --all: everything, heavy and resilience tests and the browsers of this machine too. --resilience [files], --browsers: those alone.
 */
import { fileURLToPath } from 'node:url'
import { isOnPinnedNode } from './pinned-node.mjs'

try {
  if (await isOnPinnedNode(fileURLToPath(import.meta.url))) {
    const { runTests } = await import('./test/run.mjs')
    const { chooseSteps } = await import('./test/steps.mjs')
    process.exitCode = await runTests(chooseSteps(process.argv.slice(2)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
