/*
 * npm test: everything but `npm run test:resilience`, from a bare clone; docs/testing.md says which test is for what. Needs no account and
 * no network beyond the npm registry; whatever real services this shell or a `.env` names stay out of it. TEST_DATABASE_URL names a
 * PostgreSQL to use in place of our own.
 *
 * --resilience [files]: those alone. --browsers: the tests in the browsers of this machine alone. --unattended: the former as well when
 * what they cover is not what they were last seen to pass with, and the latter where such a browser is installed.
 */
import { fileURLToPath } from 'node:url'
import { isOnPinnedNode } from './pinned-node.mjs'

try {
  if (await isOnPinnedNode(fileURLToPath(import.meta.url))) {
    const { runTests } = await import('./test/run.mjs')
    const { chooseSteps } = await import('./test/steps.mjs')
    process.exitCode = await runTests(await chooseSteps(process.argv.slice(2)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
